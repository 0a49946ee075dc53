/** Computed fields without a column: read by the columns that they follow from. */
import { hoursAhead } from '../../../protocol/clock.ts';
import { defined } from '../../../schema/defined.ts';
import type { ComputedField } from '../../../schema/compile/plan.ts';
import type { Field, Model } from '../../../schema/generated/types.gen.ts';
import { computedOrder, computedValues, readsOf } from '../../../schema/record/computed.ts';
import { fieldsOf, isUnstored } from '../../../schema/record/index.ts';
import type { Row } from '../../db/database.ts';
import { codecFor } from './codec.ts';
import type { Column, ModelShape } from './shape.ts';

interface Making extends Pick<ModelShape, 'dialect' | 'columns'> {
  /** Epoch milliseconds. */
  now: () => number;
}

/** The fields of a model that no column holds, each as a column of answers. */
export function unstoredColumns(model: Model, { dialect, columns, now }: Making): Column[] {
  const fields = fieldsOf(model);
  const order = computedOrder(fields).order.filter(({ field }) => isUnstored(field));
  return order.map(({ name, field }) => ({
    field: name,
    name,
    sql: 'null',
    spec: field,
    codec: codecFor(field, dialect),
    notNull: false,
    initial: undefined,
    folds: false,
    reveal: undefined,
    source: {
      reads: readBy(field, fields, columns).map((column) => aliased(column, name)),
      valueOf: (record) => valueOf(name, order, record, now),
    },
  }));
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
  return { ...column, field: aliasOf(name, column.field), ...defined({ ends }) };
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
