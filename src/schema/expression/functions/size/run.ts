import { isRecord } from '../../values.ts';
import type { FunctionRun } from '../contract.ts';
import { itemsOf } from '../shared/lists.ts';

export const run: FunctionRun = (_run, [value]) =>
  isRecord(value) ? Object.keys(value).length : itemsOf(value).length;
