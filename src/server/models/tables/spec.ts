/**
 * Tables as the models describe them. The same form describes tables as they are, so that the two
 * can be compared.
 */
import { isUnstored } from '../../../schema/record/index.ts';
import type { DialectName } from '../../db/database.ts';
import { textLiteral } from '../../db/text.ts';
import { storageOf } from '../shape/codec.ts';
import { isOptionalText } from '../shape/equal.ts';
import { storedColumns } from '../shape/ranges.ts';
import type { UniqueRule } from '../../../schema/record/index.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { indexSpec, type IndexDefinition, type IndexSpec } from './index-spec.ts';

export interface ColumnSpec {
  name: string;
  /** Type in the words of the codecs, such as varchar(64); the key is bigint on both dialects. */
  type: string;
  notNull: boolean;
  /** SQL literal for rows that bring no value; absent for none. */
  default?: string;
  /** Generated primary key. */
  identity?: boolean;
  /**
   * Of a column as it is: a check (`filledCheck`) holds new rows to a value, or has found that all
   * have one.
   */
  filled?: 'from now on' | 'always';
}

export interface TableSpec {
  name: string;
  columns: readonly ColumnSpec[];
  indexes: readonly IndexSpec[];
  /** Columns of a composite primary key (link tables). */
  primaryKey?: readonly string[];
}

/** A table as it is in the database. */
export interface ExistingTable {
  columns: readonly ColumnSpec[];
  /** Names of the engine's own indexes. */
  indexes: readonly string[];
  /** Columns that cannot be dropped where they stand (SQLite). Absent: all can. */
  bound?: readonly string[];
}

/** Table of a model. */
export function tableOf(shape: ModelShape): TableSpec {
  const indexes = shape.uniques.map((rule) => uniqueIndex(shape, rule));
  const { table } = shape.model;
  const plain = (fields: readonly string[]): IndexDefinition => ({
    columns: fields.map((field) => indexed(shape, field).name),
    folded: foldedOf(shape, fields),
    unique: false,
    where: '',
    field: fields[0] ?? shape.key.field,
  });
  for (const index of shape.model.indexes ?? []) {
    if (!index.unique) indexes.push(indexSpec(table, plain(index.fields)));
  }
  for (const column of shape.columns) {
    if (storageOf(column.spec).isReference || column.field === shape.model.tree?.parent)
      indexes.push(indexSpec(table, plain([column.field])));
  }
  if (shape.dialect === 'postgres')
    for (const { field, spec } of shape.columns)
      if (storageOf(spec).isSearchedInside)
        indexes.push(indexSpec(table, { ...plain([field]), of: 'members' }));
  // Pages of the usual list are read from an index instead of sorting the whole table for each.
  const order = usualOrder(shape);
  if (order.length && order[0]![0] !== shape.model.key) {
    const fields = order.map(([field]) => field);
    indexes.push(indexSpec(table, { ...plain(fields), ...directionsOf(shape, order) }));
  }
  const named = new Map(indexes.map((index) => [index.name, index]));
  return {
    name: shape.model.table,
    columns: storedColumns(shape.columns).map((column) => columnSpec(shape, column)),
    indexes: [...named.values()],
  };
}

type Order = readonly (readonly [field: string, way: string])[];

/**
 * The usual order of a list. Its index ends with the key on PostgreSQL, so that pages far behind
 * the first are found in it alone; on SQLite every index does.
 */
function usualOrder({ model, dialect }: ModelShape): Order {
  const order = Object.entries(model.sort ?? {});
  // What no column holds is in no index, and what comes behind it is of no use in one.
  const end = order.findIndex(([field]) => isUnstored(model.fields[field]));
  if (end >= 0) return order.slice(0, end);
  const last = order.at(-1);
  if (dialect === 'sqlite' || !last || order.some(([field]) => field === model.key)) return order;
  return [...order, [model.key, last[1]]];
}

/**
 * Directions of the usual order where PostgreSQL needs them in its index: rows without a value come
 * last, which it cannot read off one of the other direction.
 */
function directionsOf(
  { dialect, byField }: ModelShape,
  order: Order,
): Pick<IndexSpec, 'descending'> {
  const isNeeded = order.some(([field, way]) => way === 'desc' && !byField.get(field)!.notNull);
  if (dialect === 'sqlite' || !isNeeded) return {};
  const fields = order.flatMap(([field, way]) => (way === 'desc' ? byField.get(field)! : []));
  return { descending: fields.map(({ name }) => name) };
}

/** Link tables of the manyToMany relations, each once although both sides may declare it. */
export function linkTablesOf(shapes: Iterable<ModelShape>): TableSpec[] {
  const tables = new Map<string, TableSpec>();
  for (const shape of shapes) {
    for (const relation of Object.values(shape.model.relations ?? {})) {
      if (relation.type !== 'manyToMany' || !relation.through) continue;
      const { table, from, to } = relation.through;
      if (tables.has(table)) continue;
      const columns = [from, to].map((name) => ({ name, type: 'bigint', notNull: true }));
      tables.set(table, {
        name: table,
        columns,
        primaryKey: [from, to],
        indexes: [indexSpec(table, { columns: [to, from], unique: false, where: '', field: to })],
      });
    }
  }
  return [...tables.values()];
}

/** Name of the unique index of a rule, by which a violation is traced back to it. */
export function uniqueIndex(shape: ModelShape, rule: UniqueRule): IndexSpec {
  const columns = rule.fields.map((field) => indexed(shape, field).name);
  const conditions = rule.fields
    .filter((field) => blankIsNoValue(shape, field))
    .map((field) => `${indexed(shape, field).sql} <> ''`);
  if (shape.present) conditions.push(shape.present);
  return indexSpec(shape.model.table, {
    columns,
    folded: foldedOf(shape, rule.fields),
    unique: true,
    where: conditions.join(' and '),
    field: rule.field,
  });
}

const foldedOf = (shape: ModelShape, fields: readonly string[]): string[] =>
  fields
    .map((field) => indexed(shape, field))
    .filter((column) => column.folds)
    .map((column) => column.name);

/** Name of the check by which PostgreSQL knows that every row has a value in a column. */
export const filledCheck = (column: string): string => `filled$${column}`.slice(0, 63);

/** Optional texts: an empty one counts as none, so any number of rows may have it. */
export function blankIsNoValue(shape: ModelShape, field: string): boolean {
  const column = shape.byField.get(field);
  return column !== undefined && isOptionalText(column);
}

/** Encrypted values are indexed by their hashes. */
function indexed(shape: ModelShape, field: string): Column {
  const column = columnOf(shape, field);
  return column.lookup?.column ?? column;
}

function columnOf(shape: ModelShape, field: string): Column {
  const column = shape.byField.get(field);
  if (!column)
    throw new Error(`Model ${shape.model.name}: an index names the unknown field '${field}'`);
  return column;
}

function columnSpec(shape: ModelShape, column: Column): ColumnSpec {
  if (column === shape.key)
    return { name: column.name, type: 'bigint', notNull: true, identity: true };
  const spec: ColumnSpec = {
    name: column.name,
    type: column.codec.columnType,
    notNull: column.notNull,
  };
  if (column.initial === undefined || column.initial === null) return spec;
  return {
    ...spec,
    default: literal(column.codec.write(column.initial, column.spec.label), shape.dialect),
  };
}

/** SQL literal of a stored value. */
export function literal(value: unknown, dialect: DialectName): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'boolean')
    return dialect === 'sqlite' ? String(Number(value)) : String(value);
  return typeof value === 'number' || typeof value === 'bigint'
    ? String(value)
    : textLiteral(String(value));
}
