import { limits } from '../../run.ts';
import type { FunctionRun } from '../contract.ts';
import { read } from '../shared/texts.ts';

export const run: FunctionRun = (run, [text, separator]) => {
  const source = read(run, text);
  return source === ''
    ? []
    : run.list(source.split(separator == null ? ',' : read(run, separator), limits.list + 1));
};
