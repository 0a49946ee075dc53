import type { FunctionRun } from '../contract.ts';
import { numbersOf } from '../shared/numbers.ts';

export const run: FunctionRun = (run, values) => {
  const total = numbersOf(run, values).reduce((left, right) => left + right, 0);
  return Number.isFinite(total) ? total : null;
};
