import { wallClock } from '../../../record/wallClock.ts';
import { asNumber, textSql } from '../conversions.ts';
import {
  double,
  isCounted,
  numberValue,
  quoted,
  textValue,
  untranslatable,
  wholeSize,
} from '../value.ts';
import type { SqlContext, SqlFunction, SqlValue } from '../value.ts';

/** A text of the source that is a day or moment is one. */
function dateOf(value: SqlValue, { dialect }: SqlContext): SqlValue {
  if (value.type === 'day' || value.type === 'moment') return value;
  const text = value.literal;
  const isDay = typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (isDay && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text))
    return dayValue(quoted(text), dialect);
  throw untranslatable(
    'databases know the dates of fields of type date and datetime, not of texts',
  );
}

const dayValue = (text: string, dialect: SqlContext['dialect'], nullable = false): SqlValue => ({
  type: 'day',
  sql: dialect === 'sqlite' ? text : `${text}::date`,
  nullable,
});

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

const nowText = ({ now, hoursAhead }: SqlContext): string => wallClock(now, hoursAhead);

/** Where the parts of a pattern stand in `yyyy-MM-dd HH:mm:ss`. */
const places: Readonly<Record<string, readonly [start: number, length: number]>> = {
  YYYY: [1, 4],
  MM: [6, 2],
  DD: [9, 2],
  HH: [12, 2],
  mm: [15, 2],
  ss: [18, 2],
};

const isoPattern = 'YYYY-MM-DD HH:mm:ss';

export const dateFunctions: Readonly<Record<string, SqlFunction>> = {
  today: (_given, context) => dayValue(quoted(nowText(context).slice(0, 10)), context.dialect),
  now: (_given, context) => ({
    type: 'moment',
    sql: quoted(nowText(context)) + (context.dialect === 'sqlite' ? '' : '::timestamp'),
    nullable: false,
  }),
  formatDate([date, pattern], context) {
    const given = dateOf(date!, context);
    const written = pattern ? pattern.literal : isoPattern;
    if (typeof written !== 'string')
      throw untranslatable('the pattern of formatDate is a text of the source in a database');
    const text = textSql(given, context);
    const parts = written.split(/(YYYY|MM|DD|HH|mm|ss)/).filter((part) => part !== '');
    const pieces = parts.map((part) => {
      const place = Object.hasOwn(places, part) ? places[part] : undefined;
      if (!place) return quoted(part);
      return given.type === 'day' && place[0] > 10
        ? quoted('00')
        : `substr(${text}, ${place.join(', ')})`;
    });
    const formatted = pieces.length === 0 ? "''" : `(${pieces.join(' || ')})`;
    return textValue(`(case when ${given.sql} is null then '' else ${formatted} end)`);
  },
  addDays([date, days], context) {
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
  diffDays([from, to], context) {
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
