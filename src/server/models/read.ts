/** Reading rows of one model: select lists, decoding, and the members that relations add. */
import type { Relation } from '../../schema/generated/types.gen.ts';
import type { Db } from '../db/database.ts';
import type { EngineContext } from './context.ts';
import { shapeNamed } from './context.ts';
import type { Actor, Row } from './engine.ts';
import { readableColumns } from './fields.ts';
import type { Column, ModelShape } from './shape.ts';
import { Bindings, chunksOf, query, quote } from './sql.ts';

const selectLists = new WeakMap<readonly Column[], string>();

/** `"post_code" as "postCode", …`: rows come back under their field names. */
export function selectList(columns: readonly Column[]): string {
  let text = selectLists.get(columns);
  if (text === undefined) {
    text = columns.map((column) => `${column.sql} as ${quote(column.field)}`).join(', ');
    selectLists.set(columns, text);
  }
  return text;
}

/** Turns stored values into protocol values, in place. */
export function decodeRows(columns: readonly Column[], rows: Row[]): Row[] {
  for (const { field, codec } of columns) {
    if (!codec.read) continue;
    for (const row of rows) if (row[field] !== null) row[field] = codec.read(row[field]);
  }
  return rows;
}

/** Conditions as a WHERE clause, or nothing. */
export const whereClause = (conditions: readonly string[]): string => {
  const given = conditions.filter((condition) => condition !== '');
  return given.length ? ` where ${given.join(' and ')}` : '';
};

/** Rows by key with every column, also the server's own; no scope. Locked against concurrent change when asked. */
export async function rowsByKey(
  db: Db,
  shape: ModelShape,
  keys: readonly number[],
  options: { condition?: string; bindings?: Bindings; lock?: boolean } = {},
): Promise<Row[]> {
  const bindings = options.bindings ?? new Bindings(shape.dialect);
  // The condition comes first: its values are already in the bindings, and SQLite counts placeholders by position.
  const where = whereClause([
    options.condition ?? '',
    `${shape.key.sql} in (${bindings.addAll(keys)})`,
    shape.present,
  ]);
  // SQLite's transactions hold the write lock from their start.
  const lock = options.lock && shape.dialect === 'postgres' ? ' for update' : '';
  const rows = await query(
    db,
    `select ${selectList(shape.columns)} from ${shape.table}${where} order by ${shape.key.sql}${lock}`,
    bindings.values,
  );
  return decodeRows(shape.columns, rows);
}

/** Adds the records that belongsTo relations expose, one query for each relation. */
export async function attachExposed(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
  rows: readonly Row[],
  actor: Actor,
): Promise<void> {
  for (const [name, relation] of Object.entries(shape.model.relations ?? {})) {
    if (relation.type === 'belongsTo' && relation.expose && relation.field)
      await attachOne(db, context, name, relation, rows, actor);
  }
}

async function attachOne(
  db: Db,
  context: EngineContext,
  name: string,
  relation: Relation,
  rows: readonly Row[],
  actor: Actor,
): Promise<void> {
  const target = shapeNamed(context, relation.model);
  const columns = readableColumns(target, actor, false).filter(({ field }) =>
    relation.expose!.includes(field),
  );
  const keys = [
    ...new Set(
      rows.map((row) => row[relation.field!]).filter((key) => key !== null && key !== undefined),
    ),
  ];
  const found = new Map<unknown, Row>();
  for (const some of chunksOf(keys)) {
    const bindings = new Bindings(context.dialect);
    const text = `select ${target.key.sql} as "$key"${columns.length ? `, ${selectList(columns)}` : ''} from ${target.table} where ${target.key.sql} in (${bindings.addAll(some)})`;
    for (const { $key, ...record } of await query(db, text, bindings.values))
      found.set(Number($key), decodeRows(columns, [record])[0]);
  }
  for (const row of rows) row[name] = found.get(row[relation.field!]) ?? null;
}

/** Adds the keys linked by manyToMany relations, under their `ids` member. */
export async function attachLinked(db: Db, shape: ModelShape, row: Row): Promise<void> {
  for (const relation of Object.values(shape.model.relations ?? {})) {
    if (relation.type === 'manyToMany' && relation.ids)
      row[relation.ids] = await linkedKeys(db, shape, relation, row[shape.key.field]);
  }
}

/** Keys linked to one row, ascending. */
export async function linkedKeys(
  db: Db,
  shape: ModelShape,
  relation: Relation,
  key: number,
): Promise<number[]> {
  const { table, from, to } = relation.through!;
  const bindings = new Bindings(shape.dialect);
  const rows = await query(
    db,
    `select ${quote(to)} as id from ${quote(table)} where ${quote(from)} = ${bindings.add(key)} order by 1`,
    bindings.values,
  );
  return rows.map((row) => Number(row.id));
}
