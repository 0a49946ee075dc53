/** Conditions on ranges: those that hold a value, and those that overlap another. */
import { typeOf } from '../../../schema/fieldTypes/index.ts';
import { endField, includesEnd, isOfDays, isOpen } from '../../../schema/record/range.ts';
import type { RangeValue } from '../../../schema/record/range.ts';
import type { Field, Filter } from '../../../schema/generated/types.gen.ts';
import { lastSecond, numberRangeNames, rangeNames } from '../../../protocol/paging.ts';
import type { Column } from '../shape/shape.ts';
import type { Bindings } from '../sql.ts';

/** The range has an end at all. */
const isThere = ([begin, end]: NonNullable<Column['ends']>): string =>
  `(${begin.sql} is not null or ${end.sql} is not null)`;

/**
 * The range of a row and another one have something in common. Those that stop before their end may
 * follow on each other.
 */
export function overlapCondition(column: Column, range: RangeValue, bindings: Bindings): string[] {
  const { ends, spec } = column;
  if (!ends) return [];
  const [begin, end] = ends;
  const less = includesEnd(spec) ? '<=' : '<';
  const write = (value: unknown): unknown => begin.codec.write(value, spec.label);
  return [
    isThere(ends),
    ...(isOpen(range.end)
      ? []
      : [`(${begin.sql} is null or ${begin.sql} ${less} ${bindings.add(write(range.end))})`]),
    ...(isOpen(range.begin)
      ? []
      : [`(${end.sql} is null or ${bindings.add(write(range.begin))} ${less} ${end.sql})`]),
  ];
}

/** The range holds the value; both of its ends belong to it. */
export function holdingCondition(column: Column, value: unknown, bindings: Bindings): string[] {
  const { ends } = column;
  if (!ends) return [];
  const [begin, end] = ends;
  const from = `(${begin.sql} is null or ${begin.sql} <= ${bindings.add(value)})`;
  return [isThere(ends), from, `(${end.sql} is null or ${end.sql} >= ${bindings.add(value)})`];
}

/** Names of the parameters by which a list is searched for ranges that overlap one. */
export const rangeParameters = (
  field: string,
  spec: Field,
  { prefix = field }: Filter,
): readonly [string, string] => (isOfDays(spec) ? rangeNames(prefix) : numberRangeNames(prefix));

/** What such a parameter means: days are searched as a whole where ranges are of moments. */
export function searchedEnd(spec: Field, value: unknown, which: 'begin' | 'end'): unknown {
  const end = endField(spec);
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  return which === 'end' && isDay && end && typeOf(end).range === 'moments'
    ? `${value} ${lastSecond}`
    : value;
}
