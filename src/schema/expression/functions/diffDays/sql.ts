import {
  double,
  numberValue,
  wholeSize,
  type FunctionSql,
  type SqlContext,
  type SqlValue,
} from '../../sql/value.ts';
import { dateOf } from '../shared/datesSql.ts';

/** Wall clock seconds. */
const secondsOf = ({ sql }: SqlValue, { dialect }: SqlContext): string =>
  dialect === 'sqlite' ? `unixepoch(${sql})` : `extract(epoch from ${sql}::timestamp)`;

/** Whole days from one to the other. */
function daysBetween(start: SqlValue, end: SqlValue, context: SqlContext): string {
  const seconds = (): string => `${secondsOf(end, context)} - ${secondsOf(start, context)}`;
  // Whole numbers are divided to the whole by SQLite.
  if (context.dialect === 'sqlite') return `(${seconds()}) / 86400`;
  // Between dates they are counted without decimals, several times as fast.
  if (start.type === 'day' && end.type === 'day') return `${end.sql} - ${start.sql}`;
  return `trunc((${seconds()}) / 86400)`;
}

export const sql: FunctionSql = {
  call([from, to], context) {
    if (from!.type === 'nothing' || to!.type === 'nothing')
      return numberValue(double('null', context.dialect), wholeSize);
    const [start, end] = [dateOf(from!, context), dateOf(to!, context)];
    return numberValue(
      double(`(${daysBetween(start, end, context)})`, context.dialect),
      { whole: true, least: 1, most: 4e6 },
      start.nullable || end.nullable,
    );
  },
};
