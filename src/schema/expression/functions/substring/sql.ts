import { asNumber, spelled } from '../../sql/conversions.ts';
import {
  isCounted,
  textValue,
  untranslatable,
  type FunctionSql,
  type SqlContext,
  type SqlValue,
} from '../../sql/value.ts';

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

export const sql: FunctionSql = {
  call([text, start, end], context) {
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
};
