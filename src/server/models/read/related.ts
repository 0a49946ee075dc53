/** The members that relations add to rows. */
import type { Relation } from '../../../schema/generated/types.gen.ts';
import type { Db, Row } from '../../db/database.ts';
import { chunksOf, quote } from '../../db/text.ts';
import { shapeNamed } from '../operation.ts';
import type { Access, Operation } from '../operation.ts';
import { showGone } from './gone.ts';
import { readableColumns } from '../shape/field-access.ts';
import type { ModelShape } from '../shape/shape.ts';
import { Bindings, query } from '../sql.ts';
import { decodeRows, selectList } from './rows.ts';

/** Adds the records that belongsTo relations expose, one query for each relation. */
export async function attachExposed(operation: Access, rows: readonly Row[]): Promise<void> {
  for (const [name, relation] of Object.entries(operation.shape.model.relations ?? {})) {
    if (relation.type === 'belongsTo' && relation.expose && relation.field)
      await attachOne(operation, name, relation, rows);
  }
  showGone(operation, rows);
}

async function attachOne(
  { context, db, actor }: Access,
  name: string,
  relation: Relation,
  rows: readonly Row[],
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
    for (const { $key, ...record } of await query(db, text, bindings.values)) {
      decodeRows(columns, [record]);
      found.set(Number($key), record);
    }
  }
  for (const row of rows) row[name] = found.get(row[relation.field!]) ?? null;
}

/** Adds the keys linked by manyToMany relations, under their `ids` member. */
export async function attachLinked(
  { db, shape }: Pick<Operation, 'db' | 'shape'>,
  row: Row,
): Promise<void> {
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
