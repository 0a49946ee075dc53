import type { FunctionRun } from '../contract.ts';
import { ofNumber } from '../shared/numbers.ts';

export const run: FunctionRun = (_run, [value]) => ofNumber(value, Math.ceil);
