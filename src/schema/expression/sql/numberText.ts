/** Numbers as texts in SQL, as the language writes them. */
import { rounded } from './round.ts';
import { sqliteFunctions } from './sqliteFunctions.ts';
import { double, integer, isCounted, sizeOf, untranslatable } from './value.ts';
import type { SqlContext, SqlValue } from './value.ts';

/** Digits of a double that are certain. */
const certain = 15;
/** The text of a number of so many digits at most is the same everywhere. */
const mostWritten = 1e16;
/** Numbers below it are written with an exponent, and so are those from here on. */
const leastPlain = 1e-6;
const mostPlain = 1e21;

/** The number as it is written, null of null. */
export function numberTextSql(value: SqlValue, { dialect }: Pick<SqlContext, 'dialect'>): string {
  if (isCounted(value)) return `cast(${integer(value.sql, dialect)} as text)`;
  if (sizeOf(value).most > mostWritten)
    throw untranslatable(
      'numbers of more than 16 digits have no text in databases: "precision" of the field bounds them',
    );
  if (dialect === 'sqlite') return `${sqliteFunctions.numberText}(${double(value.sql, dialect)})`;
  // JavaScript takes the shortest text that stands for the number; PostgreSQL passes over one that
  // is half-way to the next number, which has 15 digits then.
  return (
    `(select case when abs(v) < ${leastPlain} and v <> 0 then replace(cast(v as text), 'e-0', 'e-') ` +
    `when cast(cast(v as numeric) as double precision) = v then cast(cast(v as numeric) as text) ` +
    `else cast(${decimal('v')} as text) end from (select ${value.sql} as v) written)`
  );
}

/** PostgreSQL: a double as a decimal. */
const decimal = (sql: string): string => `cast(cast(${sql} as text) as numeric)`;

/**
 * With thousands separators; nothing for null.
 * @param digits after the point; absent: as the number is written
 */
export function formattedSql(
  value: SqlValue,
  digits: SqlValue | undefined,
  context: SqlContext,
): string {
  const { dialect } = context;
  if (!digits || digits.type === 'nothing') {
    const text = numberTextSql(value, context);
    return dialect === 'sqlite'
      ? `${sqliteFunctions.formatNumber}(${double(value.sql, dialect)}, null)`
      : withThousands(text);
  }
  if (!isCounted(digits))
    throw untranslatable('formatNumber is given a whole number of digits in a database');
  if (sizeOf(value).most >= mostPlain)
    throw untranslatable(
      'formatNumber of numbers of more than 21 digits is not in databases: "precision" of the field bounds them',
    );
  const bounded = boundedDigits(digits, context);
  if (dialect === 'sqlite')
    return `${sqliteFunctions.formatNumber}(${double(value.sql, dialect)}, ${bounded})`;
  const number = isCounted(value) ? value.sql : rounded(value, digits, context).sql;
  return withThousands(fixed(number, bounded));
}

/** Of the fraction of a double from 1 on: 2 ** 52, and what one of these is. */
const parts = '4503599627370496';
const part = '0.0000000000000002220446049250313080847263336181640625';
/** 2 ** 40: how often it is in a double is a whole number that a bigint holds. */
const large = '1099511627776';

/**
 * PostgreSQL: a double as the text of so many digits. Where these are certain it is that of its
 * text; JavaScript writes further ones as the double has them.
 */
function fixed(number: string, digits: string): string {
  const exact =
    `cast(h as bigint)::numeric * ${large} + cast(trunc(l) as bigint)::numeric + ` +
    `cast((l - trunc(l)) * ${parts} as bigint)::numeric * ${part}`;
  const text = (sql: string): string => `cast(round(${sql}, ${digits}) as text)`;
  return (
    `(select case when abs(r) < power(10, ${certain} - ${digits}) then ${text(decimal('r'))} ` +
    `else ${text(exact)} end from (select r, h, r - h * ${large} as l from ` +
    `(select r, trunc(r / ${large}) as h from (select ${number} as r) number) high) low)`
  );
}

function boundedDigits({ sql }: SqlValue, { dialect }: SqlContext): string {
  const [least, most] = dialect === 'sqlite' ? ['min', 'max'] : ['least', 'greatest'];
  return `cast(${least}(${most}(coalesce(${sql}, 0), 0), ${certain}) as integer)`;
}

/** PostgreSQL: a comma before each three digits of the whole. */
const withThousands = (text: string): string =>
  `(select coalesce(regexp_replace(w, '(\\d)(?=(?:\\d{3})+$)', '\\1,', 'g') || substr(t, length(w) + 1), '') ` +
  `from (select t, split_part(t, '.', 1) as w from (select ${text} as t) whole) parted)`;
