import { textOf } from '../../values.ts';
import type { FunctionRun } from '../contract.ts';

export const run: FunctionRun = (run, [role]) => run.host.hasRole?.(textOf(run, role)) ?? false;
