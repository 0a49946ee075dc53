/**
 * The beginning and the two ends of a change of rows. It begins beside the columns that others
 * read and write: with columns of its own, and with triggers. It takes effect in the transaction
 * that changes the table, or is given up as if it had not been.
 */
import type { Db, DialectName } from '../../../db/database.ts';
import { quote } from '../../../db/text.ts';
import type { EngineContext } from '../../operation.ts';
import { StartupError } from '../../../config/startup-error.ts';
import type { ModelShape } from '../../shape/shape.ts';
import { count, execute } from '../../sql.ts';
import { applyMigration } from '../apply.ts';
import { columnsOf, introspect } from '../introspect.ts';
import { prepareTable } from '../table.ts';
import { tableOf } from '../spec.ts';
import type { ColumnSpec } from '../spec.ts';
import { dropColumn } from '../migrations.ts';
import { RowsInTheWay } from '../rows-in-the-way.ts';
import type { RunEnd } from '../run-log.ts';
import { concernsRows } from './change.ts';
import type { DataChange } from './change.ts';
import { inPreparation, isInPreparation, newName } from './names.ts';
import { forgetFiles, placeFiles } from './files.ts';
import { takeNoted } from './fill.ts';
import { preparedIndexes } from './indexes.ts';
import { forgetMoved } from './moved.ts';
import { removeMoved } from './parts.ts';
import { beginChangeRun, endChangeRun } from './runs.ts';
import { beginState, endState, stateOf } from './state.ts';
import { unwatchRows, watchRows } from './watch.ts';

/** Begins a change, or goes on with it where it was begun. */
export async function beginChange(db: Db, change: DataChange): Promise<void> {
  const { context, shape, movings } = change;
  const state = await stateOf(db, change, true);
  if (state?.definition === change.definition) return;
  if (state) await giveUp(db, { context, shape }, { as: 'given up' });
  for (const { migration, relation } of movings) {
    const { objections } = await prepareTable(db, shape.dialect, tableOf(relation.shape));
    if (objections.length > 0)
      throw new RowsInTheWay(
        `Model ${shape.model.name}, migration ${migration.id}: the table of ` +
          `${relation.shape.model.name} has to be changed first, in a start of its own: ` +
          `${objections[0]!.reason}`,
      );
  }
  const existing = (await introspect(db, shape.dialect, shape.model.table))!;
  const columns: ColumnSpec[] = [
    ...change.targets
      .map(inPreparation)
      .map(({ name, codec }) => ({ name, type: codec.columnType, notNull: false })),
    ...change.added.map((column) => ({ ...column, name: newName(column.name) })),
  ];
  const changes = columns.map((column) => ({ type: 'addColumn', column }) as const);
  await applyMigration(db, shape.dialect, { table: shape.model.table, changes, conditions: [] });
  // What a process that was killed behind its switch did not come to.
  await forgetMoved(db, shape.model.name);
  if (!concernsRows(change)) return beginState(db, change, { total: 0, filled: true });
  await watchRows(
    db,
    shape,
    existing.columns.map(({ name }) => name),
  );
  const total = await count(db, `from ${shape.table}`);
  await beginChangeRun(db, change, total);
  await beginState(db, change, { total, filled: false });
}

/**
 * Brings the last rows along while nobody writes any, and ends the watch over them.
 * @throws StartupError when another process gave the change up
 */
export async function finishRows(db: Db, change: DataChange): Promise<void> {
  const { shape } = change;
  const state = await stateOf(db, change, true);
  if (!state?.filled || state.definition !== change.definition)
    throw new StartupError(
      `Another process gave up the change of the rows of model '${shape.model.name}': start again.`,
    );
  if (shape.dialect === 'postgres')
    await execute(db, `lock table ${shape.table} in access exclusive mode`);
  while ((await takeNoted(db, change)) > 0);
  await unwatchRows(db, shape);
  await endChangeRun(db, change, { as: 'done' });
  await endState(db, shape.model.name);
}

/** Puts the columns that were prepared into the place of those that hold the former values. */
export async function putInPlace(db: Db, change: DataChange): Promise<void> {
  const { shape, targets, added } = change;
  const { dialect, table, model } = shape;
  const existing = (await introspect(db, dialect, model.table))!;
  for (const target of targets) {
    if (existing.columns.some(({ name }) => name === target.name))
      await dropColumn(db, shape, target.name);
    await execute(
      db,
      `alter table ${table} rename column ${inPreparation(target).sql} to ${target.sql}`,
    );
  }
  for (const { name } of added)
    await execute(
      db,
      `alter table ${table} rename column ${quote(newName(name))} to ${quote(name)}`,
    );
  await placeFiles(db, change);
  if (dialect === 'postgres')
    for (const { index, name } of preparedIndexes(change))
      await execute(db, `alter index if exists ${quote(index.name)} rename to ${quote(name)}`);
}

/** Takes back whatever was prepared; the rows are as they were. */
export async function giveUp(
  db: Db,
  { context, shape }: { context: EngineContext; shape: ModelShape },
  end: RunEnd,
): Promise<void> {
  const { dialect, model, table } = shape;
  await endChangeRun(db, { shape, context }, end);
  await unwatchRows(db, shape);
  await removeMoved(db, context, shape);
  await forgetFiles(db, context, shape);
  for (const name of await prepared(db, dialect, model.table))
    await execute(db, `alter table ${table} drop column ${quote(name)}`);
  await endState(db, model.name);
}

const prepared = async (db: Db, dialect: DialectName, table: string): Promise<string[]> =>
  (await columnsOf(db, dialect, table)).map(({ name }) => name).filter(isInPreparation);
