import { readMember } from '../../values.ts';
import type { FunctionRun } from '../contract.ts';
import { itemsOf } from '../shared/lists.ts';

export const run: FunctionRun = (_run, [list]) => readMember(itemsOf(list), 0);
