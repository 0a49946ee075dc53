import { spelled } from '../../sql/conversions.ts';
import { booleanValue, type SqlContext, type SqlFunction } from '../../sql/value.ts';

/** A function that says whether one text has another in it. */
export const matching =
  (sql: (text: string, part: string, context: SqlContext) => string): SqlFunction =>
  ([text, part], context) =>
    booleanValue(`(${sql(spelled(text!, context), spelled(part!, context), context)})`);
