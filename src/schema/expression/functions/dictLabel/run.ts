import { textOf } from '../../values.ts';
import type { FunctionRun } from '../contract.ts';

export const run: FunctionRun = (run, [type, value]) =>
  run.text(run.host.dictLabel?.(textOf(run, type), value) ?? textOf(run, value));
