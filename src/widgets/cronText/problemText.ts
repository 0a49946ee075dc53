import { cronProblem } from '../../schema/cron/runs.ts';
import { cronTexts } from '../locale/cron.ts';
import { unreachable } from '../../schema/unreachable.ts';

/** What is wrong with an expression, in a sentence; undefined for one that can be followed. */
export function problemText(expression: string): string | undefined {
  const problem = cronProblem(expression);
  switch (problem) {
    case 'fields':
      return cronTexts().badFields;
    case 'dayAndWeek':
      return cronTexts().badDays;
    case 'value':
      return cronTexts().badValue;
    case undefined:
      return undefined;
    default:
      throw unreachable(problem);
  }
}
