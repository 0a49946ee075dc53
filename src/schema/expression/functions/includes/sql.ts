import { equal } from '../../sql/operators.ts';
import { booleanValue, truthSql, type FunctionSql } from '../../sql/value.ts';

export const sql: FunctionSql = {
  ofItems: (items, [value], context) =>
    booleanValue(
      items.length === 0
        ? truthSql(false, context.dialect)
        : `(${items.map((item) => equal(item, value!, context).sql).join(' or ')})`,
    ),
};
