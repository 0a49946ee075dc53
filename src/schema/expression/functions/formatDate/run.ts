import { textOf } from '../../values.ts';
import type { FunctionRun } from '../contract.ts';
import { clockOf, dateTime, write } from '../shared/dates.ts';

export const run: FunctionRun = (run, [value, pattern]) => {
  const clock = clockOf(run, value);
  return clock === null
    ? ''
    : run.text(write(clock, pattern == null ? dateTime : textOf(run, pattern)));
};
