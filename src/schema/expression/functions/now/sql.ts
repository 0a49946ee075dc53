import { quoted, type FunctionSql } from '../../sql/value.ts';
import { nowText } from '../shared/datesSql.ts';

export const sql: FunctionSql = {
  call: (_given, context) => ({
    type: 'moment',
    sql: quoted(nowText(context)) + (context.dialect === 'sqlite' ? '' : '::timestamp'),
    nullable: false,
  }),
};
