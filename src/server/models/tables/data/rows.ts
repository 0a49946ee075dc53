/**
 * Changes that give rows other values: begun and carried out while others read and write the
 * tables, and put into effect in the transaction that changes them
 * (docs/decisions/model-migrations.md).
 */
import type { TableMigration } from '../../../../schema/generated/types.gen.ts';
import type { Database, Db } from '../../../db/database.ts';
import { createMemory, remembered } from '../../install/memory.ts';
import type { EngineContext } from '../../operation.ts';
import type { ModelShape } from '../../shape/shape.ts';
import { managedShapes } from '../foreign/managed.ts';
import { introspect } from '../introspect.ts';
import type { Pace } from '../pace.ts';
import { shortlyLocked } from '../short-locks.ts';
import { RowsInTheWay } from '../rows-in-the-way.ts';
import type { RunEnd } from '../run-log.ts';
import { beginChange, giveUp } from './begin.ts';
import { concernsRows, dataChangeOf } from './change.ts';
import type { DataChange } from './change.ts';
import { fillRows } from './fill.ts';
import { stateOf } from './state.ts';

/** The migrations of a model that are yet to run on this installation. */
export async function pendingMigrations(
  db: Db,
  { model: { name, migrations = [] } }: ModelShape,
): Promise<TableMigration[]> {
  if (migrations.length === 0) return [];
  const done = await remembered(db, name);
  return migrations.filter(({ id }) => !done.has(id));
}

/** What is yet to be made of the rows of a model; undefined for nothing. */
async function pendingChange(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
): Promise<DataChange | undefined> {
  const pending = await pendingMigrations(db, shape);
  // Without a migration a type grows at most, which SQLite does not know.
  if (pending.length === 0 && shape.dialect === 'sqlite') return undefined;
  const existing = await introspect(db, shape.dialect, shape.model.table);
  return existing && dataChangeOf(context, shape, pending, existing);
}

/**
 * Brings all rows along, so that what is left takes effect at once.
 * @throws RowsInTheWay when a row cannot be; then nothing was changed
 */
export async function changeRows(
  database: Database,
  context: EngineContext,
  pace: Pace,
): Promise<void> {
  const changes = await shortlyLocked(database, async (db) => {
    await createMemory(db);
    const begun: DataChange[] = [];
    for (const shape of managedShapes(context)) {
      const change = await pendingChange(db, context, shape);
      if (!change) continue;
      await beginChange(db, change);
      if (concernsRows(change)) begun.push(change);
    }
    return begun;
  });
  try {
    for (const change of changes) await fillRows(database, change, pace);
  } catch (error) {
    if (error instanceof RowsInTheWay)
      await giveUpChanges(database, context, { as: 'failed', error: error.message });
    throw error;
  }
}

/** Takes back what was prepared for models with changes that are yet to take effect. */
export async function giveUpChanges(
  database: Database,
  context: EngineContext,
  end: RunEnd,
): Promise<void> {
  await shortlyLocked(database, async (db) => {
    for (const shape of context.shapes.values())
      if (await stateOf(db, { shape }, true)) await giveUp(db, { context, shape }, end);
  });
}
