import { holds } from '../../sql/operators.ts';
import type { FunctionSql } from '../../sql/value.ts';
import { matching } from '../shared/textsSql.ts';

export const sql: FunctionSql = {
  call: matching(holds),
};
