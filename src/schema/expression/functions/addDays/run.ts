import { numberOf } from '../../values.ts';
import type { FunctionRun } from '../contract.ts';
import { clockOf, dateTime, day, isWritten, write } from '../shared/dates.ts';

export const run: FunctionRun = (run, [value, days]) => {
  const clock = clockOf(run, value);
  if (clock === null) return null;
  const moved = write(
    clock + Math.trunc(numberOf(days) ?? 0) * day,
    typeof value === 'string' && value.trim().length === 10 ? 'YYYY-MM-DD' : dateTime,
  );
  // Dates have a year of four digits: what lies before or behind is written as none.
  return isWritten(moved) ? moved : null;
};
