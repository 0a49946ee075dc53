import { textOf } from '../../values.ts';
import type { FunctionRun } from '../contract.ts';

export const run: FunctionRun = (run, [permission]) =>
  run.host.hasPermi?.(textOf(run, permission)) ?? false;
