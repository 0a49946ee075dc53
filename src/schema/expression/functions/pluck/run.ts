import { readMember } from '../../values.ts';
import type { FunctionRun } from '../contract.ts';
import { itemsOf } from '../shared/lists.ts';

export const run: FunctionRun = (run, [list, name]) =>
  run.list(itemsOf(list).map((item) => readMember(item, name)));
