import { literalValue } from '../../sql/conversions.ts';
import type { FunctionSql } from '../../sql/value.ts';

export const sql: FunctionSql = {
  ofItems: (items, _given, { dialect }) => literalValue(items.length, dialect),
};
