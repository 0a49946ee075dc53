import type { FunctionSql } from '../../sql/value.ts';
import { nothing, over } from '../shared/itemsSql.ts';
import { extreme } from '../shared/numbersSql.ts';

const call = extreme({ sqlite: 'min', postgres: 'least' });

export const sql: FunctionSql = {
  call,
  ofItems: over(call, nothing),
};
