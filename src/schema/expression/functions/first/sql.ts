import type { FunctionSql } from '../../sql/value.ts';
import { itemAt } from '../shared/itemsSql.ts';

export const sql: FunctionSql = {
  ofItems: (items, _given, context) => itemAt(items, 0, context),
};
