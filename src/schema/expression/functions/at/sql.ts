import { untranslatable, type FunctionSql } from '../../sql/value.ts';
import { itemAt } from '../shared/itemsSql.ts';

export const sql: FunctionSql = {
  ofItems(items, [place], context) {
    const { literal } = place!;
    if (typeof literal !== 'number' || !Number.isInteger(literal))
      throw untranslatable('the place in a list is a whole number of the source in a database');
    return itemAt(items, literal, context);
  },
};
