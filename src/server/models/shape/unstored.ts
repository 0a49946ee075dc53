/**
 * Computed fields without a column. Expressions are read by the columns that they follow from;
 * aggregates are read as the database works them out. Rows are found and ordered by SQL of both.
 */
import { hoursAhead, timeText } from '../../../protocol/clock.ts';
import { defined } from '../../../schema/defined.ts';
import type { ComputedField } from '../../../schema/compile/plan.ts';
import type { Field, Model } from '../../../schema/generated/types.gen.ts';
import { aggregateOf, type AggregateOver } from '../../../schema/record/aggregate.ts';
import { computedOrder, computedValues, readsOf } from '../../../schema/record/computed.ts';
import { computedSql, whyNotInSql } from '../../../schema/record/computedSql.ts';
import { fieldsOf, isUnstored, revealAccess } from '../../../schema/record/index.ts';
import type { Row } from '../../db/database.ts';
import { codecFor } from './codec.ts';
import { partsSql } from './parts-sql.ts';
import { columnAt, foldsCase, valueIn } from './shape.ts';
import type { Column, ModelShape, OwnedRows } from './shape.ts';

interface Making extends Pick<ModelShape, 'dialect' | 'columns' | 'table' | 'key'> {
  /** Epoch milliseconds. */
  now: () => number;
  /** Asked when rows are read, for shapes are linked after they are made. */
  ownedNamed(relation: string): OwnedRows | undefined;
}

/** The fields of a model that no column holds, each as a column of answers. */
export const unstoredColumns = (model: Model, making: Making): Column[] =>
  new UnstoredFields(model, making).columns();

class UnstoredFields {
  readonly #model: Model;
  readonly #fields: Readonly<Record<string, Field>>;
  readonly #making: Making;
  /** Expressions, each after those that it reads. */
  readonly #expressions: readonly ComputedField[];
  readonly #aggregates: readonly Column[];
  /** What expressions read of a row: its columns, and its aggregates. */
  readonly #held: ReadonlyMap<string, Column>;

  constructor(model: Model, making: Making) {
    this.#model = model;
    this.#fields = fieldsOf(model);
    this.#making = making;
    const order = computedOrder(this.#fields).order.filter(({ field }) => isUnstored(field));
    this.#expressions = order.filter(({ field }) => !aggregateOf(field));
    this.#aggregates = order.flatMap((one) => {
      const over = aggregateOf(one.field);
      return over ? this.#searched(one, (table) => this.#partsSql(one.field, over, table)) : [];
    });
    this.#held = new Map(
      [...making.columns, ...this.#aggregates].map((column) => [column.field, column]),
    );
  }

  columns(): Column[] {
    return [...this.#aggregates, ...this.#expressions.map((one) => this.#expression(one))];
  }

  #expression(one: ComputedField): Column {
    const { name, field } = one;
    const source = this.#source(name, field);
    if (whyNotInSql(field, this.#fields) !== undefined)
      return { ...this.#plain(name, field), sql: 'null', source };
    const make = (table: string): string =>
      computedSql(field, {
        ...this.#context(),
        fields: this.#fields,
        sqlOf: (read, end) => valueIn(table, columnAt(this.#held.get(read)!, end)),
      });
    return this.#searched(one, make, source);
  }

  /** A column whose value the database works out. */
  #searched(
    { name, field }: ComputedField,
    make: (table: string) => string,
    source?: Column['source'],
  ): Column {
    const { now, table } = this.#making;
    const over = rememberedBy(now, make);
    return {
      ...this.#plain(name, field),
      ...defined({ source }),
      over,
      get sql() {
        return over(table);
      },
    };
  }

  #plain(name: string, field: Field): Omit<Column, 'sql'> {
    return {
      field: name,
      name,
      spec: field,
      codec: codecFor(field, this.#making.dialect),
      notNull: false,
      initial: undefined,
      folds: foldsCase(field),
      reveal: field.mask && revealAccess(this.#model),
    };
  }

  #context() {
    return { dialect: this.#making.dialect, now: this.#making.now(), hoursAhead };
  }

  #partsSql(target: Field, over: AggregateOver, table: string): string {
    const { ownedNamed, key } = this.#making;
    const owned = ownedNamed(over.relation);
    if (!owned) throw new Error(`${target.label} is over no owned relation: ${over.relation}`);
    return partsSql(over, { target, owned, owner: valueIn(table, key), ...this.#context() });
  }

  #source(name: string, field: Field): NonNullable<Column['source']> {
    const found = readBy(field, this.#fields, [...this.#held.values()]);
    const { now } = this.#making;
    let reads: readonly Column[] | undefined;
    return {
      // Not before shapes are linked: aggregates have no SQL until then.
      get reads() {
        return (reads ??= found.map((column) => aliased(column, name)));
      },
      valueOf: (record) => valueOf(name, this.#expressions, record, now),
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
  for (const { field, source, spec, codec } of columns) {
    if (!source) continue;
    const shown = (value: unknown): unknown =>
      value !== null && spec.mask !== undefined && codec.read ? codec.read(value) : value;
    const names = source.reads.map((read) => [read.field, read.field.slice(field.length + 1)]);
    for (const row of rows) {
      const record: Row = {};
      for (const [alias, name] of names) {
        record[name!] = row[alias!];
        delete row[alias!];
      }
      row[field] = shown(source.valueOf(record) ?? null);
    }
  }
}
