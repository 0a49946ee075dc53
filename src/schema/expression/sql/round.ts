/** Rounding as the language does it: half away from zero, at the fifteenth digit. */
import { isCounted, mostCounted, numberValue, sizeOf, untranslatable } from './value.ts';
import type { Size, SqlContext, SqlValue } from './value.ts';

/** Numbers from here on have no digit after the point that is certain. */
const mostRounded = '1e15';
const mostDigits = 15;

/** @param digits after the point; absent: none */
export function rounded(
  value: SqlValue,
  digits: SqlValue | undefined,
  context: SqlContext,
): SqlValue {
  const { whole, most } = sizeOf(value);
  if (digits && !isCounted(digits)) throw untranslatable('round is given a whole number of digits');
  if (whole && most <= mostCounted) return value;
  const fixed = digits ? digits.literal : 0;
  const size: Size = {
    whole: whole || fixed === 0,
    least: typeof fixed === 'number' ? 10 ** -Math.min(Math.max(fixed, 0), mostDigits) : 1e-15,
    most: most + 1,
  };
  const { dialect } = context;
  const places = placesOf(digits, fixed, context);
  const sql =
    dialect === 'postgres'
      ? postgresRounded(value.sql, places, most)
      : typeof fixed === 'number'
        ? sqliteQuick(value.sql, places)
        : sqliteRounded(value.sql, places);
  return numberValue(sql, size, value.nullable);
}

function placesOf(
  digits: SqlValue | undefined,
  fixed: SqlValue['literal'],
  { dialect }: SqlContext,
): string {
  if (!digits || typeof fixed === 'number')
    return String(Math.min(Math.max(Number(fixed ?? 0), 0), mostDigits));
  const [least, most] = dialect === 'sqlite' ? ['min', 'max'] : ['least', 'greatest'];
  return `cast(${least}(${most}(coalesce(${digits.sql}, 0), 0), ${mostDigits}) as integer)`;
}

/** PostgreSQL makes decimals of the first fifteen digits of doubles. */
function postgresRounded(sql: string, digits: string, most: number): string {
  const round = (value: string): string =>
    `cast(round(cast(${value} as numeric), ${digits}) as double precision)`;
  return most < Number(mostRounded)
    ? round(sql)
    : `(select case when abs(v) >= ${mostRounded} then v else ${round('v')} end from (select ${sql} as v) rounded)`;
}

/**
 * SQLite rounds the binary fraction: 1.005 is below its half. So the fifteen digits are written,
 * with the point moved behind the last one that stays.
 */
const sqliteRounded = (sql: string, digits: string): string =>
  `(select case when v is null or abs(v) >= ${mostRounded} then v ` +
  `when s >= ${mostRounded} then sign(v) * cast(t as real) ` +
  `else sign(v) * cast(cast(s + 0.5 as integer) || 'e-' || d as real) end ` +
  `from (select v, t, d, cast(substr(t, 1, 16) || 'e' || (cast(substr(t, 18) as integer) + d) as real) as s ` +
  `from (select v, printf('%.14e', abs(v)) as t, ${digits} as d from (select ${sql} as v))))`;

/**
 * Most numbers are far from a half, and have a few digits only: these need not be written for it,
 * which takes four times as long. A whole number by a power of ten is the double next to the
 * decimal.
 */
const sqliteQuick = (sql: string, digits: string): string =>
  `(select case when x < 1e9 and abs(x - floor(x) - 0.5) > 1e-5 ` +
  `then sign(w) * floor(x + 0.5) / 1e${digits} else ${sqliteRounded('w', digits)} end ` +
  `from (select w, abs(w) * 1e${digits} as x from (select ${sql} as w)))`;
