import type { FunctionRun } from '../contract.ts';
import { clockOf, day } from '../shared/dates.ts';

export const run: FunctionRun = (run, [from, to]) => {
  const start = clockOf(run, from);
  const end = clockOf(run, to);
  return start === null || end === null ? null : Math.trunc((end - start) / day);
};
