/** Filters of a list request, as the model declares them. */
import { typeOf } from '../../../schema/fieldTypes/index.ts';
import type { Filter } from '../../../schema/generated/types.gen.ts';
import { isRangeFilter } from '../../../schema/record/filtersOf.ts';
import type { DialectName, Row } from '../../db/database.ts';
import { foldedText } from '../../db/text.ts';
import { presentLanguages } from '../../locale/current.ts';
import { isNoValue } from '../compare.ts';
import type { Operation } from '../operation.ts';
import { subtreeCondition, treeBehind } from '../scope/subtree.ts';
import { comparedBy } from '../shape/shape.ts';
import { isShown, mayRead, mayReveal } from '../shape/field-access.ts';
import { andNotEmpty, equalTo } from '../shape/equal.ts';
import {
  holdingCondition,
  overlapCondition,
  rangeParameters,
  searchedEnd,
} from './range-filters.ts';
import { relationFilters } from './related-sql.ts';
import type { Column, ColumnFilter } from '../shape/shape.ts';
import { containsCondition } from '../sql.ts';
import { storageOf } from '../shape/codec.ts';
import { carriedNameCondition } from './carried.ts';
import type { Bindings } from '../sql.ts';
import { memberConditions } from './member-filters.ts';
import {
  lastSecond,
  listParameters,
  numberRangeNames,
  rangeNames,
} from '../../../protocol/paging.ts';

type Reader = Pick<Operation, 'context' | 'shape' | 'actor'>;

/**
 * Conditions for the parameters that are present; parameters no field declares are ignored.
 * @param filters query parameters by name; ranges in `params`
 * @throws Refusal with the protocol's mismatch text for a value that is not of the field's type
 */
export function filterConditions(reader: Reader, filters: Row, bindings: Bindings): string[] {
  const conditions: string[] = [];
  for (const one of reader.shape.filters) {
    const { column } = one;
    if (!isShown(column, reader.actor)) continue;
    const conditionsOf = mayReveal(column, reader.actor) ? columnConditions : wholeCondition;
    conditions.push(...conditionsOf(reader, one, filters, bindings));
  }
  conditions.push(...memberConditions(reader, filters, bindings));
  for (const { shape, asOwn, ...one } of relationFilters(reader.shape)) {
    if (!mayRead(one.column, reader.actor)) continue;
    const found = columnConditions({ ...reader, shape }, one, filters, bindings);
    // Both ends of a range are those of one row.
    if (found.length > 0) conditions.push(asOwn(found.join(' and ')));
  }
  return conditions;
}

/** What one filter asks of its column. */
function columnConditions(
  reader: Reader,
  one: ColumnFilter,
  filters: Row,
  bindings: Bindings,
): string[] {
  const { column, filter } = one;
  if (column.ends) return endsConditions(one, filters, bindings);
  if (filter.type === 'range') return numberConditions(one, filters, bindings);
  return isRangeFilter(filter)
    ? rangeConditions(column, filter, filters, bindings)
    : valueCondition(reader, one, filters, bindings);
}

function valueCondition(
  { context, shape }: Reader,
  { column, filter, parameter }: ColumnFilter,
  filters: Row,
  bindings: Bindings,
): string[] {
  const given = own(filters, parameter);
  if (isBlank(given)) return [];
  if (column.lookup) {
    const values = filter.type === 'in' ? listOf(given) : [given];
    return [`(${values.map((value) => equalTo(column, value, bindings)).join(' or ')})`];
  }
  switch (filter.type) {
    case 'contains': {
      const part = String(column.codec.parse(given, parameter));
      if (storageOf(column.spec).isFiles)
        return [carriedNameCondition(shape, column, part, bindings)];
      return [textCondition(column, part, bindings, shape.dialect)];
    }
    case 'in': {
      const values = listOf(given).map((value) => column.codec.parse(value, parameter));
      return values.length ? [wholeValues(column, values, bindings)] : [];
    }
    case 'subtree': {
      const tree = treeBehind(shape, column, context);
      const root = Number(column.codec.parse(given, parameter));
      // 0 is the root above all: it limits nothing.
      if (root === 0) return [];
      return [
        tree
          ? subtreeCondition(column, tree, root, bindings)
          : `${column.sql} = ${bindings.add(root)}`,
      ];
    }
    case 'exact':
      return [wholeValues(column, [column.codec.parse(given, parameter)], bindings)];
    default:
      throw new Error(`A filter by ${filter.type} has ends, not a value`);
  }
}

/**
 * The column has one of the values, to the letter. Indexes are on texts without the case of their
 * letters, so those are asked for, too.
 */
function wholeValues(column: Column, values: readonly unknown[], bindings: Bindings): string {
  const oneOf = (sql: string, some: readonly unknown[]): string =>
    some.length === 1
      ? `${sql} = ${bindings.add(some[0])}`
      : `${sql} in (${bindings.addAll(some)})`;
  const condition = `${oneOf(column.sql, values)}${andNotEmpty(column, values)}`;
  if (!column.folds) return condition;
  const folded = values.map((value) => foldedText(String(value)));
  return `${condition} and ${oneOf(comparedBy(column), folded)}`;
}

/**
 * Who sees a field masked finds records by whole values only: parts would reveal the rest, sign
 * by sign. Each value that is tried counts as one revealed. @throws TooMany
 */
function wholeCondition(
  { context, shape, actor }: Reader,
  { column, parameter }: ColumnFilter,
  filters: Row,
  bindings: Bindings,
): string[] {
  const given = own(filters, parameter);
  if (isBlank(given)) return [];
  const text = String(column.codec.parse(Array.isArray(given) ? given[0] : given, parameter));
  if (actor) context.reveals.admit(actor.userId, `${shape.model.name} ${column.field} ${text}`);
  return [equalTo(column, text, bindings)];
}

/**
 * The text of a column contains the part; texts that the caller sees in another language are found
 * by what they say there, too.
 */
export function textCondition(
  { sql, field }: Column,
  part: string,
  bindings: Bindings,
  dialect: DialectName,
): string {
  const contains = containsCondition(sql, part, bindings, dialect);
  const shown = presentLanguages().answer?.storedTexts(field, part) ?? [];
  return shown.length > 0 ? `(${contains} or ${sql} in (${bindings.addAll(shown)}))` : contains;
}

/**
 * docs/protocol/conventions.md#paging-order-filters: dayRange includes both days whole; timeRange
 * compares the moments as sent.
 */
function rangeConditions(
  column: Column,
  filter: Filter,
  filters: Row,
  bindings: Bindings,
): string[] {
  const [beginName, endName] = rangeNames(filter.prefix);
  const range = rangesOf(filters);
  const conditions: string[] = [];
  const begin = own(range, beginName);
  const end = own(range, endName);
  const moment = (value: unknown, name: string): string =>
    String(column.codec.parse(value, `${listParameters.ranges}[${name}]`));
  if (!isBlank(begin)) {
    const from = moment(begin, beginName);
    conditions.push(
      `${column.sql} >= ${bindings.add(filter.type === 'dayRange' ? from.slice(0, 10) : from)}`,
    );
  }
  if (!isBlank(end)) {
    const to = moment(end, endName);
    const wholeDay = filter.type === 'dayRange' && typeOf(column.spec).range === 'moments';
    conditions.push(
      `${column.sql} <= ${bindings.add(wholeDay ? `${to.slice(0, 10)} ${lastSecond}` : to)}`,
    );
  }
  return conditions;
}

/** Ranges that overlap the one that is searched for, or hold the value that is. */
function endsConditions(
  { column, filter, parameter }: ColumnFilter,
  filters: Row,
  bindings: Bindings,
): string[] {
  const parsed = (given: unknown, name: string): unknown =>
    isBlank(given) ? null : column.codec.parse(given, name);
  if (filter.type !== 'range') {
    const value = parsed(own(filters, parameter), parameter);
    return value === null ? [] : holdingCondition(column, value, bindings);
  }
  const range = rangesOf(filters);
  const [beginName, endName] = rangeParameters(column.field, column.spec, filter);
  const endAt = (name: string, which: 'begin' | 'end'): unknown =>
    parsed(searchedEnd(column.spec, own(range, name), which), `${listParameters.ranges}[${name}]`);
  const searched = { begin: endAt(beginName, 'begin'), end: endAt(endName, 'end') };
  return searched.begin === null && searched.end === null
    ? []
    : overlapCondition(column, searched, bindings);
}

/** Numbers from one end to the other, both included; either may be absent. */
function numberConditions(
  { column, filter }: ColumnFilter,
  filters: Row,
  bindings: Bindings,
): string[] {
  const range = rangesOf(filters);
  const names = numberRangeNames(filter.prefix ?? column.field);
  const [begin, end] = names.map((name) => {
    const given = own(range, name);
    if (isBlank(given)) return undefined;
    return { value: column.codec.parse(given, `${listParameters.ranges}[${name}]`) };
  });
  // What is worked out is worked out once so.
  if (begin && end)
    return [`${column.sql} between ${bindings.add(begin.value)} and ${bindings.add(end.value)}`];
  if (begin) return [`${column.sql} >= ${bindings.add(begin.value)}`];
  return end ? [`${column.sql} <= ${bindings.add(end.value)}`] : [];
}

function rangesOf(filters: Row): Row {
  const params = own(filters, listParameters.ranges);
  return typeof params === 'object' && params !== null ? (params as Row) : {};
}

const own = (row: Row, name: string): unknown => (Object.hasOwn(row, name) ? row[name] : undefined);

const isBlank = (value: unknown): boolean =>
  isNoValue(value) || (Array.isArray(value) && value.length === 0);

/** Repeated parameters or a comma list. */
function listOf(given: unknown): unknown[] {
  const parts = Array.isArray(given) ? given : String(given).split(',');
  return parts.filter((part) => part !== '');
}
