import { textSql } from '../../sql/conversions.ts';
import { quoted, textValue, untranslatable, type FunctionSql } from '../../sql/value.ts';
import { dateOf } from '../shared/datesSql.ts';

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

export const sql: FunctionSql = {
  call([date, pattern], context) {
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
};
