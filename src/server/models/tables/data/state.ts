/** How far a change of rows has come, and what is noted of rows that others write meanwhile. */
import type { Db, Row } from '../../../db/database.ts';
import { Bindings, execute, query, forUpdate } from '../../sql.ts';
import type { DataChange } from './change.ts';

const CHANGES = 'sys_table_change';
export const CHANGED_ROWS = 'sys_changed_row';

export interface ChangeState {
  definition: string;
  /** Key of the last row that was brought along. */
  position: number;
  /** All rows have been, once. */
  filled: boolean;
  /** Rows that have been, and rows there were at the beginning. */
  done: number;
  total: number;
}

/** @param lock others wait until this transaction ends */
export async function stateOf(
  db: Db,
  { shape }: Pick<DataChange, 'shape'>,
  lock = false,
): Promise<ChangeState | undefined> {
  const bindings = new Bindings(shape.dialect);
  const locked = lock ? forUpdate(shape.dialect) : '';
  const [row] = await query(
    db,
    `select definition, position, filled, done, total from ${CHANGES} ` +
      `where model = ${bindings.add(shape.model.name)}${locked}`,
    bindings.values,
  );
  return (
    row && {
      definition: String(row.definition),
      position: Number(row.position),
      filled: Number(row.filled) === 1,
      done: Number(row.done),
      total: Number(row.total),
    }
  );
}

export const beginState = async (
  db: Db,
  { shape, definition }: DataChange,
  { total, filled }: Pick<ChangeState, 'total' | 'filled'>,
): Promise<void> =>
  void (await db
    .insertInto(CHANGES)
    .values({
      model: shape.model.name,
      definition,
      position: Number.MIN_SAFE_INTEGER,
      filled: Number(filled),
      done: 0,
      total,
    })
    .execute());

export const keepState = async (
  db: Db,
  { shape }: DataChange,
  { position, filled, done }: Pick<ChangeState, 'position' | 'filled' | 'done'>,
): Promise<void> =>
  void (await db
    .updateTable(CHANGES)
    .set({ position, filled: Number(filled), done })
    .where('model', '=', shape.model.name)
    .execute());

/** Names of the models whose rows are being brought along. */
export const changedModels = async (db: Db): Promise<string[]> =>
  (await db.selectFrom(CHANGES).select('model').execute()).map(({ model }) => String(model));

/** Forgets the change and all that was noted for it. */
export async function endState(db: Db, model: string): Promise<void> {
  await db.deleteFrom(CHANGES).where('model', '=', model).execute();
  await db.deleteFrom(CHANGED_ROWS).where('model', '=', model).execute();
}

/** Takes some of the keys of rows that others have written, the oldest first. */
export async function takeChanged(
  db: Db,
  { shape }: Pick<DataChange, 'shape'>,
  limit: number,
): Promise<{ keys: number[]; entries: number }> {
  const bindings = new Bindings(shape.dialect);
  const rows = await query(
    db,
    `select seq, row_key from ${CHANGED_ROWS} ` +
      `where model = ${bindings.add(shape.model.name)} order by seq limit ${limit}`,
    bindings.values,
  );
  if (rows.length > 0) {
    const taken = new Bindings(shape.dialect);
    await execute(
      db,
      `delete from ${CHANGED_ROWS} where seq in (${taken.addAll(rows.map(({ seq }: Row) => seq as number))})`,
      taken.values,
    );
  }
  return { keys: [...new Set(rows.map((row) => Number(row.row_key)))], entries: rows.length };
}
