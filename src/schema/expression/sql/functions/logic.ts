import { alike, oneOf } from '../conversions.ts';
import { booleanValue, truthSql } from '../value.ts';
import type { SqlFunction, SqlValue } from '../value.ts';

/** Null where the value is empty. */
const filled = ({ type, sql }: SqlValue): string =>
  type === 'string' ? `nullif(${sql}, '')` : sql;

export const logicFunctions: Readonly<Record<string, SqlFunction>> = {
  isEmpty: ([value], { dialect }) =>
    booleanValue(
      value!.type === 'nothing' ? truthSql(true, dialect) : `(${filled(value!)} is null)`,
    ),
  coalesce(given, context) {
    const values = alike(given, context);
    return oneOf(values, `coalesce(${values.map(filled).join(', ')}, null)`, true);
  },
};
