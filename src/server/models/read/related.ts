/** The members that relations add to rows. */
import type { Relation } from '../../../schema/generated/types.gen.ts';
import type { Db, Row } from '../../db/database.ts';
import { chunksOf, quote } from '../../db/text.ts';
import type { Access, Operation } from '../operation.ts';
import { showGone } from './gone.ts';
import { readableColumns } from '../shape/field-access.ts';
import type { Exposed, ModelShape } from '../shape/shape.ts';
import { Bindings, query } from '../sql.ts';
import { decodeRows, namesRead, selectList } from './rows.ts';

/**
 * Adds the records that belongsTo relations expose, and those that these name in turn: one query
 * for each relation, whatever the number of rows.
 */
export async function attachExposed(operation: Access, rows: readonly Row[]): Promise<void> {
  for (const exposed of operation.shape.exposed)
    await attachOne(
      operation,
      exposed,
      rows.map((row) => ({ row, key: row[exposed.by.field] })),
    );
  showGone(operation, rows);
}

/** A row that names another record. */
interface Holder {
  row: Row;
  key: unknown;
}

async function attachOne(
  operation: Access,
  { name, target, fields, below }: Exposed,
  holders: readonly Holder[],
): Promise<void> {
  const { context, db, actor } = operation;
  const columns = readableColumns(target, actor, false).filter(({ field }) =>
    fields.includes(field),
  );
  const selected = [
    `${target.key.sql} as "$key"`,
    ...below.map(({ by }, index) => `${by.sql} as ${quote(`$${index}`)}`),
    ...(columns.length ? [selectList(columns)] : []),
  ];
  const found = new Map<number, Row>();
  const further: Holder[][] = below.map(() => []);
  const keys = [...new Set(holders.map(({ key }) => key ?? null))].filter((key) => key !== null);
  for (const some of chunksOf(keys)) {
    const bindings = new Bindings(context.dialect);
    const text =
      `select ${selected.join(', ')} from ${target.table} ` +
      `where ${target.key.sql} in (${bindings.addAll(some)})`;
    for (const answered of await query(db, text, bindings.values)) {
      const record = Object.fromEntries(namesRead(columns).map((name) => [name, answered[name]]));
      decodeRows(columns, [record]);
      found.set(Number(answered.$key), record);
      further.forEach((list, index) => list.push({ row: record, key: answered[`$${index}`] }));
    }
  }
  for (const [index, one] of below.entries()) await attachOne(operation, one, further[index]!);
  for (const { row, key } of holders) row[name] = found.get(Number(key ?? NaN)) ?? null;
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
