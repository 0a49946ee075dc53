import { booleanValue, truthSql, type FunctionSql } from '../../sql/value.ts';
import { filled } from '../shared/filledSql.ts';

export const sql: FunctionSql = {
  call: ([value], { dialect }) =>
    booleanValue(
      value!.type === 'nothing' ? truthSql(true, dialect) : `(${filled(value!)} is null)`,
    ),
};
