import { limits } from '../../run.ts';
import { joined } from '../../values.ts';
import type { FunctionRun } from '../contract.ts';
import { read } from '../shared/texts.ts';

export const run: FunctionRun = (run, [text, find, put]) => {
  const sought = read(run, find);
  const source = read(run, text);
  return sought === ''
    ? source
    : joined(run, run.list(source.split(sought, limits.list + 1)), read(run, put));
};
