/** What functions have in common in SQL over the items of a list that stands in the source. */
import { literalValue } from '../../sql/conversions.ts';
import type { SqlContext, SqlFunction, SqlItemsFunction, SqlValue } from '../../sql/value.ts';

/** Past the ends of a list there is nothing. */
export const nothing = ({ dialect }: SqlContext): SqlValue => ({
  ...literalValue(null, dialect),
  isAbsent: true,
});

/** The item at a place, from 0; a negative place counts from the end. */
export const itemAt = (items: readonly SqlValue[], place: number, context: SqlContext): SqlValue =>
  items.at(place < 0 || place < items.length ? place : items.length) ?? nothing(context);

/** The same function over so many arguments; `empty` is what it gives without any. */
export const over =
  (call: SqlFunction, empty: (context: SqlContext) => SqlValue): SqlItemsFunction =>
  (items, _given, context) =>
    items.length > 0 ? call(items, context) : empty(context);
