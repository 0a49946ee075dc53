import { isEmpty } from '../../values.ts';
import type { FunctionRun } from '../contract.ts';

export const run: FunctionRun = (_run, values) => values.find((value) => !isEmpty(value)) ?? null;
