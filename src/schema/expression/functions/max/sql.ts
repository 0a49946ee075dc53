import type { FunctionSql } from '../../sql/value.ts';
import { nothing, over } from '../shared/itemsSql.ts';
import { extreme } from '../shared/numbersSql.ts';

const call = extreme({ sqlite: 'max', postgres: 'greatest' });

export const sql: FunctionSql = {
  call,
  ofItems: over(call, nothing),
};
