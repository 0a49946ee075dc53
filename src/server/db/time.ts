/** Times as they are stored. */
export { timeText } from '../../protocol/clock.ts';
