/**
 * Values of computed fields in rows from before the field, or from before its expression changed.
 */
import { createHash } from 'node:crypto';
import { computedSource } from '../../../schema/record/computed.ts';
import type { Db, Row } from '../../db/database.ts';
import { forget, remember } from '../install/memory.ts';
import { decodeRows, selectList } from '../read/rows.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { Bindings, execute, query } from '../sql.ts';
import { computedColumns, computedValues } from '../write/computed.ts';
import { storedValue } from '../write/values.ts';

const CHUNK = 500;

/** Begins the ids under which the expressions of the rows are remembered. */
const PREFIX = 'computed:';

const idOf = ({ field, spec }: Column): string =>
  `${PREFIX}${field}:${createHash('sha256').update(computedSource(spec)!).digest('hex').slice(0, 16)}`;

/**
 * Works out the computed fields of all rows where an expression is not the one they were worked out
 * by.
 * @param done ids remembered for the model
 */
export async function fillComputed(
  db: Db,
  shape: ModelShape,
  done: ReadonlySet<string>,
  now: () => number,
): Promise<void> {
  const columns = computedColumns(shape);
  const ids = new Set(columns.map(idOf));
  const former = [...done].filter((id) => id.startsWith(PREFIX) && !ids.has(id));
  const fresh = [...ids].filter((id) => !done.has(id));
  if (fresh.length > 0) await fillRows(db, shape, columns, now);
  for (const id of former) await forget(db, shape.model.name, id);
  for (const id of fresh) await remember(db, shape.model.name, id, now());
}

async function fillRows(
  db: Db,
  shape: ModelShape,
  columns: readonly Column[],
  now: () => number,
): Promise<void> {
  for (let last = Number.MIN_SAFE_INTEGER; ;) {
    const bindings = new Bindings(shape.dialect);
    const rows = await query(
      db,
      `select ${selectList(shape.columns)} from ${shape.table} where ${shape.key.sql} > ${bindings.add(last)} order by ${shape.key.sql} limit ${CHUNK}`,
      bindings.values,
    );
    for (const row of decodeRows(shape.columns, rows)) await fillRow(db, shape, columns, row, now);
    if (rows.length < CHUNK) return;
    last = Number(rows.at(-1)![shape.key.field]);
  }
}

async function fillRow(
  db: Db,
  shape: ModelShape,
  columns: readonly Column[],
  row: Row,
  now: () => number,
): Promise<void> {
  const values = computedValues(now, columns, row);
  const bindings = new Bindings(shape.dialect);
  const sets = columns
    .map((column) => `${column.sql} = ${bindings.add(storedValue(column, values[column.field]))}`)
    .join(', ');
  await execute(
    db,
    `update ${shape.table} set ${sets} where ${shape.key.sql} = ${bindings.add(row[shape.key.field])}`,
    bindings.values,
  );
}
