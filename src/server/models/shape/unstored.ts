/**
 * Computed fields without a column. Expressions are read by the columns that they follow from;
 * aggregates are read as the database works them out. Rows are found and ordered by SQL of both.
 */
import { hoursAhead, timeText } from '../../../protocol/clock.ts';
import { defined } from '../../../schema/defined.ts';
import type { ComputedField } from '../../../schema/compile/plan.ts';
import type { Field, Model } from '../../../schema/generated/types.gen.ts';
import { aggregateOf } from '../../../schema/record/aggregate.ts';
import { computedOrder, computedValues, readsOf } from '../../../schema/record/computed.ts';
import { computedSql, whyNotInSql } from '../../../schema/record/computedSql.ts';
import { fieldsOf, isUnstored } from '../../../schema/record/index.ts';
import type { Row } from '../../db/database.ts';
import { codecFor } from './codec.ts';
import { partsSql } from './parts-sql.ts';
import { foldsCase, valueIn } from './shape.ts';
import type { Column, ModelShape, OwnedRows } from './shape.ts';

interface Making extends Pick<ModelShape, 'dialect' | 'columns' | 'table' | 'key'> {
  /** Epoch milliseconds. */
  now: () => number;
  /** Asked when rows are read, for shapes are linked after they are made. */
  ownedNamed(relation: string): OwnedRows | undefined;
}

/** The fields of a model that no column holds, each as a column of answers. */
export function unstoredColumns(model: Model, making: Making): Column[] {
  const fields = fieldsOf(model);
  const order = computedOrder(fields).order.filter(({ field }) => isUnstored(field));
  const columns = new Map<string, Column>();
  // Aggregates come first: they follow from no other field of the record.
  for (const { name, field } of order)
    if (aggregateOf(field)) columns.set(name, unstoredColumn(name, field));
  for (const { name, field } of order)
    if (!aggregateOf(field)) columns.set(name, unstoredColumn(name, field));
  return [...columns.values()];

  function unstoredColumn(name: string, field: Field): Column {
    const over = aggregateOf(field);
    const isSearched = over !== undefined || whyNotInSql(field, fields) === undefined;
    const text = over
      ? (table: string): string => aggregated(name, field, table)
      : (table: string): string =>
          computedSql(field, { ...context(), fields, sqlOf: sqlOver(table) });
    const remembered = rememberedBy(making.now, text);
    return {
      field: name,
      name,
      get sql() {
        return isSearched ? remembered(making.table) : 'null';
      },
      spec: field,
      codec: codecFor(field, making.dialect),
      notNull: false,
      initial: undefined,
      folds: foldsCase(field),
      reveal: undefined,
      ...(isSearched && { over: remembered }),
      ...(!over && { source: sourceOf(name, field) }),
    };
  }

  function context() {
    return { dialect: making.dialect, now: making.now(), hoursAhead };
  }

  /** SQL of what fields of a row hold, in a table of that name. */
  function sqlOver(table: string) {
    return (name: string, end?: 'begin' | 'end'): string => {
      const column = columns.get(name) ?? making.columns.find((one) => one.field === name)!;
      return valueIn(table, end ? column.ends![end === 'begin' ? 0 : 1] : column);
    };
  }

  function aggregated(name: string, field: Field, table: string): string {
    const over = aggregateOf(field)!;
    const owned = making.ownedNamed(over.relation);
    if (!owned)
      throw new Error(`Model ${model.name}: ${name} is over no owned relation: ${over.relation}`);
    return partsSql(over, {
      target: field,
      owned,
      owner: valueIn(table, making.key),
      ...context(),
    });
  }

  function sourceOf(name: string, field: Field): NonNullable<Column['source']> {
    const expressions = order.filter((one) => !aggregateOf(one.field));
    const aggregates = [...columns.values()].filter(({ source }) => !source);
    const found = readBy(field, fields, [...making.columns, ...aggregates]);
    let reads: readonly Column[] | undefined;
    return {
      // Not before shapes are linked: aggregates have no SQL until then.
      get reads() {
        return (reads ??= found.map((column) => aliased(column, name)));
      },
      valueOf: (record) => valueOf(name, expressions, record, making.now),
    };
  }
}

/** The text for one table, made anew with the second: only what reads the clock changes with it. */
function rememberedBy(now: () => number, make: (table: string) => string) {
  let known: { table: string; at: string; text: string } | undefined;
  return (table: string): string => {
    const at = timeText(now());
    if (known?.table !== table || known.at !== at) known = { table, at, text: make(table) };
    return known.text;
  };
}

/** Each after those that it reads, so that the value may follow from others of them. */
function valueOf(
  name: string,
  order: readonly ComputedField[],
  record: Row,
  now: () => number,
): unknown {
  const last = order.findIndex((one) => one.name === name);
  return computedValues(order.slice(0, last + 1), { record, host: { now, hoursAhead } })[name];
}

/** Columns that the field follows from, by others without a column, too. */
function readBy(
  field: Field,
  fields: Readonly<Record<string, Field>>,
  columns: readonly Column[],
): Column[] {
  const names = new Set<string>();
  const follow = (one: Field): void => {
    for (const read of readsOf(one)) {
      if (names.has(read)) continue;
      names.add(read);
      const other = fields[read];
      if (other && isUnstored(other)) follow(other);
    }
  };
  follow(field);
  return names.has('row') ? [...columns] : columns.filter((column) => names.has(column.field));
}

const aliasOf = (name: string, read: string): string => `${name}<${read}`;

function aliased(column: Column, name: string): Column {
  const ends = column.ends?.map((end) => aliased(end, name)) as Column['ends'];
  return {
    ...column,
    field: aliasOf(name, column.field),
    ...defined({ ends }),
    get sql() {
      return column.sql;
    },
  };
}

/** Gives rows the values of such fields in place of what they were read by. */
export function workOut(columns: readonly Column[], rows: readonly Row[]): void {
  for (const { field, source } of columns) {
    if (!source) continue;
    const names = source.reads.map((read) => [read.field, read.field.slice(field.length + 1)]);
    for (const row of rows) {
      const record: Row = {};
      for (const [alias, name] of names) {
        record[name!] = row[alias!];
        delete row[alias!];
      }
      row[field] = source.valueOf(record) ?? null;
    }
  }
}
