import { isEmpty } from '../../values.ts';
import type { FunctionRun } from '../contract.ts';

export const run: FunctionRun = (_run, [value]) => isEmpty(value);
