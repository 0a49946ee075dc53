/**
 * Brings the tables of an installation to the models: all in one transaction, so that a failure
 * leaves everything as it was. Computed values of the rows there are come after it, in batches.
 */
import { defined } from '../../../schema/defined.ts';
import type { TableMigration } from '../../../schema/generated/types.gen.ts';
import { isHidden } from '../../../schema/record/index.ts';
import { StartupError } from '../../config/startup-error.ts';
import type { Database, Db } from '../../db/database.ts';
import { remember, remembered } from '../install/memory.ts';
import type { EngineContext } from '../operation.ts';
import type { ModelShape } from '../shape/shape.ts';
import { backfill, forgetComputed, planBackfill } from './backfill.ts';
import { finishRows, putInPlace } from './data/begin.ts';
import { dataChangeOf } from './data/change.ts';
import type { DataChange } from './data/change.ts';
import type { Pace } from './data/fill.ts';
import { changeRows, giveUpChanges, pendingMigrations } from './data/rows.ts';
import { changedModels } from './data/state.ts';
import { namedCollisions, reportBroken } from './former.ts';
import { HeadStart, isDuplicate } from './head-start.ts';
import { introspect, isEmpty } from './introspect.ts';
import type { Condition } from './plan.ts';
import { runMigration } from './migrations.ts';
import { forgetSealed, sealedFields } from './seal-rows.ts';
import { buildIndexes } from './later-indexes.ts';
import type { LaterIndex } from './later-indexes.ts';
import { shortlyLocked } from './short-locks.ts';
import { linkTablesOf, tableOf } from './spec.ts';
import { prepareTable } from './table.ts';
import type { Prepared } from './table.ts';

/**
 * Models ask for changes that would lose or invent data; the message names each with the entry that
 * allows it.
 */
class TableChangeRefused extends StartupError {
  constructor(lines: readonly string[]) {
    super(
      `The database was left as it is, because the models ask for changes that could lose data:\n${lines.join('\n')}`,
    );
    this.name = 'TableChangeRefused';
  }
}

/** What is done at a start once the tables are as they should be, and what is said meanwhile. */
export interface Preparation {
  /** Runs in the transaction that changes the tables; answers what an operator should know. */
  fill(db: Db): Promise<string[]>;
  /** How rows are brought along that get other values. */
  pace: Pace;
}

/**
 * Creates and alters the tables of all models, then runs `fill` in the same transaction. Rows that
 * get other values are brought along before, while others go on reading and writing them. Nodes
 * that start together take turns. Answers what an operator should know.
 * @throws TableChangeRefused, or RowsInTheWay; then everything is as it was
 */
export async function prepareTables(
  database: Database,
  context: EngineContext,
  { fill, pace }: Preparation,
): Promise<string[]> {
  await changeRows(database, context, pace);
  const headStart = new HeadStart(database);
  const change = () => shortlyLocked(database, (db) => prepareAll(db, context, fill));
  try {
    await headStart.take(context);
    const { reports, later } = await change().catch(async (error: unknown) => {
      // A row that others wrote at the last moment may have a value that another one had before.
      if (!isDuplicate(error) || headStart.isEmpty) throw error;
      await headStart.takeBack();
      return change();
    });
    await buildIndexes(database, later);
    return [...reports, ...(await backfill(database, context))];
  } catch (error) {
    if (error instanceof StartupError) {
      await headStart.takeBack();
      await giveUpChanges(database, context);
    }
    throw error;
  }
}

async function prepareAll(
  db: Db,
  context: EngineContext,
  fill: Preparation['fill'],
): Promise<{ reports: string[]; later: LaterIndex[] }> {
  const shapes = [...context.shapes.values()];
  const reports: string[] = [];
  const refused: string[] = [];
  const later: LaterIndex[] = [];
  for (const shape of shapes) {
    const { objections, broken, opened, later: indexes } = await prepareModel(db, context, shape);
    refused.push(...opened.map((field) => wayBack(shape, field)));
    for (const objection of objections)
      refused.push(describe(objection, shape, await rowsInTheWay(db, shape, objection)));
    reports.push(...(await reportBroken(db, shape, broken)));
    later.push(...indexes);
  }
  for (const table of linkTablesOf(shapes)) {
    const { objections, later: indexes } = await prepareTable(db, context.dialect, table);
    later.push(...indexes);
    refused.push(
      ...objections.map(
        ({ column, reason }) => `- link table '${table.name}', column '${column}': ${reason}`,
      ),
    );
  }
  if (refused.length) throw new TableChangeRefused(refused);
  reports.push(...(await fill(db)), ...(await reportUnfinished(db)));
  for (const shape of shapes) await planBackfill(db, shape);
  return { reports, later };
}

/** Changes of rows that no migration of the models asks for: another version has begun them. */
async function reportUnfinished(db: Db): Promise<string[]> {
  const names = await changedModels(db);
  return names.map(
    (name) =>
      `Another version has begun to bring the rows of model '${name}' along with a migration. If it is not to come, npm run migrate -- --give-up drops what was prepared.`,
  );
}

async function prepareModel(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
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
  const done = await remembered(db, model.name);
  const opened = openedFields(shape, done);
  if (opened.length > 0 && existing && !(await isEmpty(db, model.table)))
    return { objections: [], broken: [], later: [], opened };
  for (const field of opened) await forgetSealed(db, model.name, { field, done });
  const prepared = await prepareTable(db, dialect, tableOf(shape));
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
    for (const one of [shape, ...change.movings.map(({ relation }) => relation.shape)])
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

const wayBack = ({ model }: ModelShape, field: string): string =>
  `- model '${model.name}', field '${field}': its values are encrypted, and the model no longer says so. They are not decrypted by themselves: leave "encrypted" there, or add a field of another name and bring the values over by an export and an import`;

/** Names of the rows that break a unique rule; none where a column of it is yet to be added. */
async function rowsInTheWay(
  db: Db,
  shape: ModelShape,
  { index, added = [] }: Condition,
): Promise<string> {
  const isAdded = (column: string): boolean => added.some(({ name }) => name === column);
  if (!index || index.columns.some(isAdded)) return '';
  const label = shape.byField.get(shape.model.labelField ?? '');
  const isNameable = label && !isAdded(label.name) && !isHidden(label.spec);
  const named = isNameable ? label.field : shape.key.field;
  return `: ${(await namedCollisions(db, shape, { index, named })).join(', ')}`;
}

function describe(objection: Condition, shape: ModelShape, rows: string): string {
  const field =
    objection.index?.field ??
    shape.columns.find((column) =>
      [column, ...(column.ends ?? [])].some(({ name }) => name === objection.column),
    )?.field ??
    camelCase(objection.column);
  const number = String((shape.model.migrations?.length ?? 0) + 1).padStart(4, '0');
  const verb = objection.allow.type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const entry = {
    id: `${number}-${verb}-${field.toLowerCase().replaceAll('_', '-')}`,
    type: objection.allow.type,
    field,
    ...defined({ fill: 'fill' in objection.allow ? objection.allow.fill : undefined }),
  };
  return `- model '${shape.model.name}', field '${field}': ${objection.reason}${rows}. To allow it, add to "migrations" of the model: ${JSON.stringify(entry)}`;
}

const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
