import { asNumber } from '../../sql/conversions.ts';
import { isCounted, untranslatable, type FunctionSql, type SqlValue } from '../../sql/value.ts';
import { dateOf } from '../shared/datesSql.ts';

/** SQLite knows a year 0, and none behind 9999. */
const movedBySqlite = ({ sql, type }: SqlValue, days: string): string =>
  `(select case when v >= '0001' then v end from (select ` +
  `${type === 'day' ? 'date' : 'datetime'}(${sql}, cast(${days} as integer) || ' days') as v))`;

const movedByPostgres = ({ sql, type }: SqlValue, days: string): string => {
  const day = `cast(${sql} as date)`;
  const moved =
    type === 'day'
      ? `${sql} + cast(${days} as integer)`
      : `${sql} + cast(${days} as integer) * interval '1 day'`;
  return (
    `(case when ${days} between date '0001-01-01' - ${day} and date '9999-12-31' - ${day} ` +
    `then ${moved} end)`
  );
};

export const sql: FunctionSql = {
  call([date, days], context) {
    const given = dateOf(date!, context);
    const count = asNumber(days!, context);
    if (!isCounted(count))
      throw untranslatable('addDays is given a whole number of days in a database');
    const moved = context.dialect === 'sqlite' ? movedBySqlite : movedByPostgres;
    return {
      type: given.type,
      sql: moved(given, `coalesce(${count.sql}, 0)`),
      nullable: true,
    };
  },
};
