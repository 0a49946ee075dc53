import { joined, textOf } from '../../values.ts';
import type { FunctionRun } from '../contract.ts';
import { read } from '../shared/texts.ts';

export const run: FunctionRun = (run, [list, separator]) =>
  Array.isArray(list)
    ? joined(run, list, separator == null ? ',' : read(run, separator))
    : textOf(run, list);
