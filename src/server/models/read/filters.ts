/** Filters of a list request, as the model declares them. */
import { typeOf } from '../../../schema/fieldTypes/index.ts';
import type { Filter } from '../../../schema/generated/types.gen.ts';
import type { Row } from '../../db/database.ts';
import { foldedText } from '../../db/text.ts';
import { presentLanguages } from '../../locale/current.ts';
import { isNoValue } from '../compare.ts';
import type { Operation } from '../operation.ts';
import { subtreeCondition, treeBehind } from '../scope/subtree.ts';
import { isShown, mayReveal } from '../shape/field-access.ts';
import { comparedBy } from '../shape/shape.ts';
import type { Column, ColumnFilter } from '../shape/shape.ts';
import { containsCondition } from '../sql.ts';
import type { Bindings } from '../sql.ts';
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
    const { column, filter } = one;
    if (!isShown(column, reader.actor)) continue;
    if (!mayReveal(column, reader.actor)) {
      conditions.push(...wholeCondition(reader, one, filters, bindings));
      continue;
    }
    if (filter.type === 'dayRange' || filter.type === 'timeRange')
      conditions.push(...rangeConditions(column, filter, filters, bindings));
    else if (filter.type === 'range') conditions.push(...numberConditions(one, filters, bindings));
    else conditions.push(...valueCondition(reader, one, filters, bindings));
  }
  return conditions;
}

function valueCondition(
  { context, shape }: Reader,
  { column, filter, parameter }: ColumnFilter,
  filters: Row,
  bindings: Bindings,
): string[] {
  const given = own(filters, parameter);
  if (isBlank(given)) return [];
  switch (filter.type) {
    case 'contains': {
      const part = String(column.codec.parse(given, parameter));
      const contains = containsCondition(column.sql, part, bindings, shape.dialect);
      // Texts that the caller sees in another language are found by what they say there.
      const shown = presentLanguages().answer?.storedTexts(column.field, part) ?? [];
      return [
        shown.length > 0
          ? `(${contains} or ${column.sql} in (${bindings.addAll(shown)}))`
          : contains,
      ];
    }
    case 'in': {
      const values = listOf(given).map((value) => column.codec.parse(value, parameter));
      return values.length ? [`${column.sql} in (${bindings.addAll(values)})`] : [];
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
    default:
      return [`${column.sql} = ${bindings.add(column.codec.parse(given, parameter))}`];
  }
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
  return [`${comparedBy(column)} = ${bindings.add(column.folds ? foldedText(text) : text)}`];
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

/** Numbers from one end to the other, both included; either may be absent. */
function numberConditions(
  { column, filter }: ColumnFilter,
  filters: Row,
  bindings: Bindings,
): string[] {
  const range = rangesOf(filters);
  return numberRangeNames(filter.prefix ?? column.field).flatMap((name, index) => {
    const given = own(range, name);
    if (isBlank(given)) return [];
    const value = column.codec.parse(given, `${listParameters.ranges}[${name}]`);
    return [`${column.sql} ${index === 0 ? '>=' : '<='} ${bindings.add(value)}`];
  });
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
