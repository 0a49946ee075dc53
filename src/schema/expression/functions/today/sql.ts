import { quoted, type FunctionSql } from '../../sql/value.ts';
import { dayValue, nowText } from '../shared/datesSql.ts';

export const sql: FunctionSql = {
  call: (_given, context) => dayValue(quoted(nowText(context).slice(0, 10)), context.dialect),
};
