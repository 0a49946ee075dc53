import { numberOf } from '../../values.ts';
import { casedSql } from '../cases.ts';
import { sqliteFunctions } from '../sqliteFunctions.ts';
import { holds } from '../operators.ts';
import { asNumber, spelled } from '../conversions.ts';
import {
  booleanValue,
  double,
  isCounted,
  numberValue,
  quoted,
  textValue,
  untranslatable,
  wholeSize,
} from '../value.ts';
import type { SqlContext, SqlFunction, SqlValue } from '../value.ts';

/** What the language takes for blanks, at the ends of a text. */
const blanks =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a' +
  '\u2028\u2029\u202f\u205f\u3000\ufeff';

/** The text without blanks at both ends. */
export const trimmed = (sql: string): string => `trim(${sql}, ${quoted(blanks)})`;

/** Characters of a text at most, as PostgreSQL counts them. */
const mostCharacters = 1_000_000_000;

/** A whole number for a place in a text; what is none is `fallback`. */
function placeOf(value: SqlValue, fallback: number, context: SqlContext): string {
  const number = asNumber(value, context);
  if (!isCounted(number)) throw untranslatable('places in a text are whole numbers');
  const isSqlite = context.dialect === 'sqlite';
  const [least, most] = isSqlite ? ['min', 'max'] : ['least', 'greatest'];
  const bounded = `${least}(${most}(coalesce(${number.sql}, ${fallback}), 0), ${mostCharacters})`;
  return `cast(${bounded} as integer)`;
}

/** A function that says whether one text has another in it. */
const matching =
  (sql: (text: string, part: string, context: SqlContext) => string): SqlFunction =>
  ([text, part], context) =>
    booleanValue(`(${sql(spelled(text!, context), spelled(part!, context), context)})`);

/** Characters to which a text is filled at most in a statement. */
const mostFilled = 1000;

/** Lengths are those of JavaScript, to which a character beyond U+FFFF is two. */
function padded([text, length, fill]: readonly SqlValue[], context: SqlContext): SqlValue {
  const size = numberOf(length!.literal);
  if (size === null || size > mostFilled)
    throw untranslatable(
      `padStart fills to a number of the source in a database, ${mostFilled} at most`,
    );
  const filling = !fill || fill.type === 'nothing' ? ' ' : fill.literal;
  if (filling === undefined || /[\ud800-\udfff]/.test(String(filling)))
    throw untranslatable('padStart fills with a plain text of the source in a database');
  const source = spelled(text!, context);
  const most = Math.trunc(size);
  const put = quoted(String(filling));
  if (context.dialect === 'sqlite')
    return textValue(`${sqliteFunctions.padStart}(${source}, ${most}, ${put})`);
  const units = `length(v) + length(regexp_replace(v, '[^\\U00010000-\\U0010FFFF]', '', 'g'))`;
  return textValue(
    `(select case when n > 0 then left(repeat(${put}, n), n) else '' end || v ` +
      `from (select v, ${most} - (${units}) as n from (select ${source} as v) given) lacking)`,
  );
}

export const textFunctions: Readonly<Record<string, SqlFunction>> = {
  upper: ([text], context) =>
    textValue(casedSql(spelled(text!, context), 'upper', context.dialect)),
  lower: ([text], context) =>
    textValue(casedSql(spelled(text!, context), 'lower', context.dialect)),
  padStart: padded,
  trim: ([text], context) => textValue(trimmed(spelled(text!, context))),
  length: ([text], context) =>
    numberValue(double(`length(${spelled(text!, context)})`, context.dialect), wholeSize, false),
  substring([text, start, end], context) {
    const from = placeOf(start!, 0, context);
    const source = spelled(text!, context);
    if (!end || end.type === 'nothing') return textValue(`substr(${source}, ${from} + 1)`);
    if (end.nullable)
      throw untranslatable('the end of a part of a text is a number that is always there');
    const most = context.dialect === 'sqlite' ? 'max' : 'greatest';
    return textValue(
      `substr(${source}, ${from} + 1, ${most}(0, ${placeOf(end, 0, context)} - ${from}))`,
    );
  },
  replaceText: ([text, find, put], context) =>
    textValue(`replace(${[text, find, put].map((one) => spelled(one!, context)).join(', ')})`),
  startsWith: matching((text, part) => `substr(${text}, 1, length(${part})) = ${part}`),
  // Each side stands as seldom as can be: letters of another case are long (cases.ts).
  endsWith: matching((text, part, { dialect }) =>
    dialect === 'postgres'
      ? `right(${text}, length(${part})) = ${part}`
      : `length(${part}) <= length(${text}) and ` +
        `substr(${text}, length(${text}) - length(${part}) + 1) = ${part}`,
  ),
  contains: matching(holds),
};
