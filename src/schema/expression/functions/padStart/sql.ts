import { spelled } from '../../sql/conversions.ts';
import { sqliteFunctions } from '../../sql/sqliteFunctions.ts';
import {
  quoted,
  textValue,
  untranslatable,
  type FunctionSql,
  type SqlContext,
  type SqlValue,
} from '../../sql/value.ts';
import { numberOf } from '../../values.ts';

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

export const sql: FunctionSql = {
  call: padded,
};
