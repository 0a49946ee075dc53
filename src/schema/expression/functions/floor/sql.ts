import type { FunctionSql } from '../../sql/value.ts';
import { towards } from '../shared/numbersSql.ts';

export const sql: FunctionSql = {
  call: towards('floor'),
};
