import type { FunctionRun } from '../contract.ts';
import { extreme } from '../shared/numbers.ts';

export const run: FunctionRun = extreme((left, right) => left > right);
