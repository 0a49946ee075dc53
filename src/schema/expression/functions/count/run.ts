import { looselyEqual } from '../../values.ts';
import type { FunctionRun } from '../contract.ts';
import { itemsOf } from '../shared/lists.ts';

export const run: FunctionRun = (run, [list, value]) => {
  run.spend(itemsOf(list).length);
  return itemsOf(list).filter((item) => looselyEqual(item, value)).length;
};
