/**
 * Brings the tables of an installation to the models: all in one transaction, so that a failure
 * leaves everything as it was. Computed values of the rows there are come after it, in batches.
 */
import type { TableMigration } from '../../../schema/generated/types.gen.ts';
import { StartupError } from '../../config/startup-error.ts';
import type { Database, Db } from '../../db/database.ts';
import { remember, remembered } from '../install/memory.ts';
import type { EngineContext } from '../operation.ts';
import type { ModelShape } from '../shape/shape.ts';
import { forgetComputed, forgetComputedField, planBackfills } from './backfill-plan.ts';
import { backfill } from './backfill.ts';
import { finishRows, putInPlace } from './data/begin.ts';
import { concernsRows, dataChangeOf } from './data/change.ts';
import type { DataChange } from './data/change.ts';
import { forgetFinished } from './data/moved.ts';
import { changeRows, giveUpChanges, pendingMigrations } from './data/rows.ts';
import { changedModels } from './data/state.ts';
import { reportBroken } from './former.ts';
import { HeadStart, isDuplicate } from './head-start.ts';
import { introspect, isEmpty } from './introspect.ts';
import { runMigration } from './migrations.ts';
import { managedShapes, reportMismatches } from './foreign/managed.ts';
import { describeObjection, describeOpened } from './objections.ts';
import { forgetSealed, sealedFields } from './seal-rows.ts';
import { buildIndexes } from './later-indexes.ts';
import type { LaterIndex } from './later-indexes.ts';
import type { Pace } from './pace.ts';
import { shortlyLocked } from './short-locks.ts';
import { linkTablesOf, tableOf } from './spec.ts';
import { prepareTable } from './table.ts';
import type { Prepared } from './table.ts';

/** Models ask for changes that would lose data; the message names the entry that allows each. */
class TableChangeRefused extends StartupError {
  constructor(lines: readonly string[]) {
    super(
      `The database was left as it is, because the models ask for changes that could lose data:\n${lines.join('\n')}`,
    );
    this.name = 'TableChangeRefused';
  }
}

/** Fields were published since the models were read: they are read again. */
export class ModelsOutOfDate extends Error {}

/** What is done at a start once the tables are as they should be, and what is said meanwhile. */
export interface Preparation {
  /** Runs in the transaction that changes the tables; answers what an operator should know. */
  fill(db: Db): Promise<string[]>;
  /** How rows are worked through that get other values. */
  pace: Pace;
  /** Whether the models have all published fields. Asked where nobody can publish one. */
  isCurrent?: ((db: Db) => Promise<boolean>) | undefined;
}

/**
 * Creates and alters the tables of all models, then runs `fill` in the same transaction, behind
 * bringing rows along that get other values. Nodes that start together take turns. Answers what an
 * operator should know.
 * @throws TableChangeRefused, RowsInTheWay or ModelsOutOfDate; then everything is as it was
 */
export async function prepareTables(
  database: Database,
  context: EngineContext,
  { fill, pace, isCurrent }: Preparation,
): Promise<string[]> {
  await changeRows(database, context, pace);
  const headStart = new HeadStart(database);
  const change = async () => {
    // What was written during a build is not left to the moment in which readers wait.
    if (!headStart.isEmpty) await changeRows(database, context, pace);
    return shortlyLocked(database, (db) => prepareAll(db, context, { fill, pace, isCurrent }));
  };
  try {
    await headStart.take(context);
    const { reports, later } = await change().catch(async (error: unknown) => {
      // A row that others wrote at the last moment may have a value that another one had before.
      if (!isDuplicate(error) || headStart.isEmpty) throw error;
      await headStart.takeBack();
      return change();
    });
    await forgetFinished(database);
    await buildIndexes(database, later);
    return [...reports, ...(await backfill(database, context, pace))];
  } catch (error) {
    if (error instanceof StartupError) {
      await headStart.takeBack();
      await giveUpChanges(database, context, { as: 'failed', error: error.message });
    }
    throw error;
  }
}

async function prepareAll(
  db: Db,
  context: EngineContext,
  { fill, pace, isCurrent }: Preparation,
): Promise<{ reports: string[]; later: LaterIndex[] }> {
  if (isCurrent && !(await isCurrent(db))) throw new ModelsOutOfDate();
  const shapes = managedShapes(context);
  const reports: string[] = [];
  const refused: string[] = [];
  const later: LaterIndex[] = [];
  for (const shape of shapes) {
    const prepared = await prepareModel(db, { context, shape, pace });
    refused.push(...prepared.opened.map((field) => describeOpened(shape, field)));
    for (const objection of prepared.objections)
      refused.push(await describeObjection(db, shape, objection));
    reports.push(...(await reportBroken(db, shape, prepared.broken)));
    later.push(...prepared.later);
  }
  for (const table of linkTablesOf(context.shapes.values())) {
    const { objections, later: indexes } = await prepareTable(db, context.dialect, table);
    later.push(...indexes);
    refused.push(
      ...objections.map(
        ({ column, reason }) => `- link table '${table.name}', column '${column}': ${reason}`,
      ),
    );
  }
  if (refused.length) throw new TableChangeRefused(refused);
  reports.push(
    ...(await fill(db)),
    ...(await reportUnfinished(db)),
    ...(await reportMismatches(db, context)),
  );
  await planBackfills(db, shapes, context.now());
  return { reports, later };
}

/** Changes of rows that no migration of the models asks for: another version has begun them. */
async function reportUnfinished(db: Db): Promise<string[]> {
  const names = await changedModels(db);
  return names.map(
    (name) =>
      `Another version has begun to bring the rows of model '${name}' along with a ` +
      'migration. If it is not to come, npm run migrate -- --give-up drops what was ' +
      'prepared.',
  );
}

async function prepareModel(
  db: Db,
  { context, shape, pace }: { context: EngineContext; shape: ModelShape; pace: Pace },
): Promise<Prepared & { opened: string[] }> {
  const { model, dialect } = shape;
  const existing = await introspect(db, dialect, model.table);
  const pending = await pendingMigrations(db, shape);
  // A table made from today's model has nothing to migrate.
  if (existing)
    await migrate(db, shape, {
      pending,
      change: dataChangeOf(context, shape, pending, existing),
      now: context.now(),
    });
  for (const { id } of pending) await remember(db, model.name, id, context.now());
  const before = await remembered(db, model.name);
  for (const { type, field } of pending)
    if (type === 'dropField') {
      await forgetSealed(db, model.name, { field, done: before });
      await forgetComputedField(db, model.name, { field, done: before });
    }
  const done = await remembered(db, model.name);
  const opened = openedFields(shape, done);
  if (opened.length > 0 && existing && !(await isEmpty(db, model.table)))
    return { objections: [], broken: [], later: [], opened };
  for (const field of opened) await forgetSealed(db, model.name, { field, done });
  const prepared = await prepareTable(db, dialect, tableOf(shape), (work) =>
    pace.announce?.({ ...work, model: model.name }),
  );
  return { ...prepared, opened: [] };
}

interface Migrating {
  pending: readonly TableMigration[];
  change: DataChange | undefined;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Names and columns come first, then the values that were prepared, and at last what looks at all
 * values.
 */
async function migrate(
  db: Db,
  shape: ModelShape,
  { pending, change, now }: Migrating,
): Promise<void> {
  if (change) await finishRows(db, change);
  const isOfNames = ({ type }: TableMigration): boolean =>
    type === 'renameField' || type === 'dropField';
  for (const migration of pending)
    if (isOfNames(migration)) await runMigration(db, shape, migration, now);
  if (change) {
    await putInPlace(db, change);
    const changed = change.movings.map(({ relation }) => relation.shape);
    for (const one of concernsRows(change) ? [shape, ...changed] : [])
      await forgetComputed(db, one);
  }
  for (const migration of pending)
    if (!isOfNames(migration)) await runMigration(db, shape, migration, now);
}

/** Fields of the model that rows hold encrypted, and that the model no longer says to be. */
const openedFields = (shape: ModelShape, done: ReadonlySet<string>): string[] =>
  sealedFields(done).filter(
    (field) => shape.byField.get(field)?.lookup === undefined && shape.byField.has(field),
  );
