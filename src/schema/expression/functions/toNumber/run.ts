import { numberOf } from '../../values.ts';
import type { FunctionRun } from '../contract.ts';

export const run: FunctionRun = (_run, [value]) => numberOf(value);
