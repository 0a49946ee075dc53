/** Functions of lists that stand in the source themselves: databases have no others. */
import { literalValue, spelled, textSql } from '../conversions.ts';
import { equal } from '../operators.ts';
import {
  booleanValue,
  double,
  numberValue,
  quoted,
  textValue,
  truthSql,
  untranslatable,
} from '../value.ts';
import type { SqlContext, SqlValue } from '../value.ts';
import { numberFunctions } from './number.ts';

/** What a function is over the items of its first argument, and its further ones. */
export type SqlListFunction = (
  items: readonly SqlValue[],
  given: readonly SqlValue[],
  context: SqlContext,
) => SqlValue;

/** Past the ends of a list there is nothing. */
const nothing = ({ dialect }: SqlContext): SqlValue => ({
  ...literalValue(null, dialect),
  isAbsent: true,
});

const itemAt = (items: readonly SqlValue[], place: number, context: SqlContext): SqlValue =>
  items.at(place < 0 || place < items.length ? place : items.length) ?? nothing(context);

/** The same function over so many arguments. */
const over =
  (name: 'min' | 'max' | 'sum'): SqlListFunction =>
  (items, _given, context) => {
    if (items.length > 0) return numberFunctions[name]!(items, context);
    return name === 'sum' ? literalValue(0, context.dialect) : nothing(context);
  };

export const listFunctions: Readonly<Record<string, SqlListFunction>> = {
  min: over('min'),
  max: over('max'),
  sum: over('sum'),
  size: (items, _given, { dialect }) => literalValue(items.length, dialect),
  first: (items, _given, context) => itemAt(items, 0, context),
  last: (items, _given, context) => itemAt(items, -1, context),
  at(items, [place], context) {
    const { literal } = place!;
    if (typeof literal !== 'number' || !Number.isInteger(literal))
      throw untranslatable('the place in a list is a whole number of the source in a database');
    return itemAt(items, literal, context);
  },
  includes: (items, [value], context) =>
    booleanValue(
      items.length === 0
        ? truthSql(false, context.dialect)
        : `(${items.map((item) => equal(item, value!, context).sql).join(' or ')})`,
    ),
  count(items, [value], context) {
    const { dialect } = context;
    const each = items.map(
      (item) => `case when ${equal(item, value!, context).sql} then 1 else 0 end`,
    );
    const most = Math.max(1, items.length);
    return numberValue(
      double(`(${['0', ...each].join(' + ')})`, dialect),
      { whole: true, least: 1, most },
      false,
    );
  },
  join(items, [separator], context) {
    const between =
      !separator || separator.type === 'nothing'
        ? quoted(',')
        : `coalesce(${textSql(separator, context)}, ',')`;
    const texts = items.map((item) => spelled(item, context));
    return textValue(texts.length === 0 ? quoted('') : `(${texts.join(` || ${between} || `)})`);
  },
};
