/** Periods in which there is nothing, for charts whose axis has no gaps. */
import { decimalsOf } from '../../../schema/record/quantity.ts';
import { nextPeriod, periodOf } from '../../../schema/record/periods.ts';
import { roundDecimal } from '../../../schema/record/decimalText.ts';
import type { GroupPart, MeasurePart } from '../../../schema/record/aggregates.ts';
import type { Field } from '../../../schema/generated/types.gen.ts';
import type { Row } from '../../db/database.ts';
import { rangeNames, listParameters } from '../../../protocol/paging.ts';
import type { Operation } from '../operation.ts';
import { searchedBy } from '../shape/shape.ts';
import type { ModelShape } from '../shape/shape.ts';

/** Groups with their figures; with `limit`, there are more. */
export interface AggregateAnswer {
  rows: readonly Row[];
  limit?: number;
}

interface Filling {
  groups: readonly GroupPart[];
  measures: readonly MeasurePart[];
  filters: Row;
  /** Most groups that are answered. */
  limit: number;
}

/**
 * The groups with those between them that have no rows: for each combination of the other groups a
 * row of each period. The first and last period are those searched for, else those found. Where
 * that would be more groups than may be answered, none is added.
 */
export function filledPeriods(
  { shape }: Pick<Operation, 'shape'>,
  { groups, measures, filters, limit }: Filling,
  found: AggregateAnswer,
): AggregateAnswer {
  const period = groups.find(({ by }) => by !== undefined)!;
  const by = period.by!;
  const others = groups.filter((group) => group !== period);
  const present = found.rows.flatMap(({ [period.name]: value }) => value ?? []).sort();
  const [begin = present[0], end = present.at(-1)] = searchedRange(shape, period.field, filters);
  if (found.limit !== undefined || begin === undefined || end === undefined) return found;
  const series = new Map(found.rows.map((row) => [keyOf(row, others), row]));
  if (others.length === 0) series.set(keyOf({}, others), {});
  const rows = new Map(found.rows.map((row) => [keyOf(row, groups), row]));
  const last = periodOf(end, by);
  for (let at = periodOf(begin, by); at <= last; at = nextPeriod(at, by))
    for (const one of series.values()) {
      const group = { ...pick(one, others), [period.name]: at };
      const key = keyOf(group, groups);
      if (!rows.has(key)) rows.set(key, { ...pick(group, groups), ...nothing(shape, measures) });
      if (rows.size > limit) return found;
    }
  return { rows: [...rows.values()].sort((one, other) => compare(one, other, groups)) };
}

const pick = (row: Row, groups: readonly GroupPart[]): Row =>
  Object.fromEntries(groups.map(({ name }) => [name, row[name] ?? null]));

const keyOf = (row: Row, groups: readonly GroupPart[]): string =>
  JSON.stringify(groups.map(({ name }) => row[name] ?? null));

/** The ends of the search for days or moments of the field; undefined where it has none. */
function searchedRange(
  shape: ModelShape,
  field: string,
  filters: Row,
): [begin: string | undefined, end: string | undefined] {
  const ends: [string | undefined, string | undefined] = [undefined, undefined];
  for (const { column, filter } of shape.filters) {
    if (column.field !== field || !filter.type.endsWith('Range')) continue;
    rangeNames(filter.prefix).forEach((name, index) => {
      const given: unknown = filters[listParameters.ranges]?.[name];
      if (given) ends[index] = String(column.codec.parse(given, name));
    });
  }
  return ends;
}

/** The figures of a group without rows. */
const nothing = (shape: ModelShape, measures: readonly MeasurePart[]): Row =>
  Object.fromEntries(
    measures.map(({ name, kind, field }) => [
      name,
      nothingOf(kind, field && searchedBy(shape, field)!.spec),
    ]),
  );

function nothingOf(kind: MeasurePart['kind'], spec: Field | '' | undefined): unknown {
  if (kind === 'sum' && spec) return roundDecimal('0', decimalsOf(spec));
  return kind === 'count' || kind === 'countDistinct' ? 0 : null;
}

/** The order of the groups as the database gives it: each ascending, those without a value last. */
function compare(one: Row, other: Row, groups: readonly GroupPart[]): number {
  for (const { name } of groups) {
    const [left, right] = [one[name], other[name]];
    if (left === right) continue;
    if (left === null || right === null) return left === null ? 1 : -1;
    return left < right ? -1 : 1;
  }
  return 0;
}
