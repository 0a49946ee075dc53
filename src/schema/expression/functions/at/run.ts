import { numberOf, readMember } from '../../values.ts';
import type { FunctionRun } from '../contract.ts';
import { itemsOf } from '../shared/lists.ts';

export const run: FunctionRun = (_run, [list, index]) => {
  const place = Math.trunc(numberOf(index) ?? 0);
  return readMember(itemsOf(list), place < 0 ? itemsOf(list).length + place : place);
};
