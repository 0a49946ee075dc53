import { alike, oneOf } from '../../sql/conversions.ts';
import type { FunctionSql } from '../../sql/value.ts';
import { filled } from '../shared/filledSql.ts';

export const sql: FunctionSql = {
  call(given, context) {
    const values = alike(given, context);
    return oneOf(values, `coalesce(${values.map(filled).join(', ')}, null)`, true);
  },
};
