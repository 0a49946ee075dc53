import { cronProblem } from '../../schema/cron/runs.ts';
import { cronTexts } from '../locale/cron.ts';

/** What is wrong with an expression, in a sentence; undefined for one that can be followed. */
export function problemText(expression: string): string | undefined {
  switch (cronProblem(expression)) {
    case 'fields':
      return cronTexts().badFields;
    case 'dayAndWeek':
      return cronTexts().badDays;
    case 'value':
      return cronTexts().badValue;
    default:
      return undefined;
  }
}
