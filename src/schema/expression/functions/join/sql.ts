import { spelled, textSql } from '../../sql/conversions.ts';
import { quoted, textValue, type FunctionSql } from '../../sql/value.ts';

export const sql: FunctionSql = {
  ofItems(items, [separator], context) {
    const between =
      !separator || separator.type === 'nothing'
        ? quoted(',')
        : `coalesce(${textSql(separator, context)}, ',')`;
    const texts = items.map((item) => spelled(item, context));
    return textValue(texts.length === 0 ? quoted('') : `(${texts.join(` || ${between} || `)})`);
  },
};
