/** Times as they are stored. */
export { timeText } from '../../schema/record/timeText.ts';
