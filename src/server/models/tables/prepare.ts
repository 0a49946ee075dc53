/**
 * Brings the tables of an installation to the models: all in one transaction, so that a failure
 * leaves everything as it was. Computed values of the rows there are come after it, in batches.
 */
import { defined } from '../../../schema/defined.ts';
import { isHidden } from '../../../schema/record/index.ts';
import { StartupError } from '../../config/startup-error.ts';
import type { Database, Db, DialectName } from '../../db/database.ts';
import { createMemory, remember, remembered } from '../install/memory.ts';
import type { EngineContext } from '../operation.ts';
import type { ModelShape } from '../shape/shape.ts';
import { applyMigration } from './apply.ts';
import { backfill, planBackfill } from './backfill.ts';
import { objectionsTo } from './conditions.ts';
import { namedCollisions, reportBroken, withFormerIndexes } from './former.ts';
import { introspect, isEmpty } from './introspect.ts';
import { runMigration } from './migrations.ts';
import { planMigration } from './plan.ts';
import type { Condition } from './plan.ts';
import { forgetSealed, sealedFields } from './seal-rows.ts';
import { linkTablesOf, tableOf } from './spec.ts';
import type { IndexSpec, TableSpec } from './spec.ts';

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

/**
 * Creates and alters the tables of all models, then runs `fill` in the same transaction. Nodes that
 * start together take turns. Answers what an operator should know. Throws TableChangeRefused.
 */
export async function prepareTables(
  database: Database,
  context: EngineContext,
  fill: (db: Db) => Promise<string[]>,
): Promise<string[]> {
  const shapes = [...context.shapes.values()];
  const reports: string[] = [];
  await database.schemaTransaction(async (db) => {
    await createMemory(db);
    const refused: string[] = [];
    for (const shape of shapes) {
      const { objections, broken, opened } = await prepareModel(db, shape, context.now);
      refused.push(...opened.map((field) => wayBack(shape, field)));
      for (const objection of objections)
        refused.push(describe(objection, shape, await rowsInTheWay(db, shape, objection)));
      reports.push(...(await reportBroken(db, shape, broken)));
    }
    for (const table of linkTablesOf(shapes)) {
      const { objections } = await prepareTable(db, database.dialect, table);
      refused.push(
        ...objections.map(
          ({ column, reason }) => `- link table '${table.name}', column '${column}': ${reason}`,
        ),
      );
    }
    if (refused.length) throw new TableChangeRefused(refused);
    reports.push(...(await fill(db)));
    for (const shape of shapes) await planBackfill(db, shape);
  });
  return [...reports, ...(await backfill(database, context))];
}

async function prepareModel(
  db: Db,
  shape: ModelShape,
  now: () => number,
): Promise<Prepared & { opened: string[] }> {
  const { model, dialect } = shape;
  const isNew = (await introspect(db, dialect, model.table)) === undefined;
  const done = await remembered(db, model.name);
  for (const migration of model.migrations ?? []) {
    if (done.has(migration.id)) continue;
    // A table made from today's model has nothing to migrate.
    if (!isNew) await runMigration(db, shape, migration);
    await remember(db, model.name, migration.id, now());
  }
  const opened = openedFields(shape, done);
  if (opened.length > 0 && !isNew && !(await isEmpty(db, model.table)))
    return { objections: [], broken: [], opened };
  for (const field of opened) await forgetSealed(db, model.name, { field, done });
  const prepared = await prepareTable(db, dialect, tableOf(shape));
  return { ...prepared, opened: [] };
}

/** Fields of the model that rows hold encrypted, and that the model no longer says to be. */
const openedFields = (shape: ModelShape, done: ReadonlySet<string>): string[] =>
  sealedFields(done).filter(
    (field) => shape.byField.get(field)?.lookup === undefined && shape.byField.has(field),
  );

const wayBack = ({ model }: ModelShape, field: string): string =>
  `- model '${model.name}', field '${field}': its values are encrypted, and the model no longer says so. They are not decrypted by themselves: leave "encrypted" there, or add a field of another name and bring the values over by an export and an import`;

/**
 * What came of one table: objections, for which it was left alone, and indexes that its rows would
 * break.
 */
interface Prepared {
  objections: Condition[];
  broken: IndexSpec[];
}

/** Creates or alters one table; gives the objections instead of altering when there are any. */
async function prepareTable(db: Db, dialect: DialectName, planned: TableSpec): Promise<Prepared> {
  const existing = await introspect(db, dialect, planned.name);
  const { table, broken } = existing
    ? await withFormerIndexes(db, existing, planned)
    : { table: planned, broken: [] };
  const plan = planMigration(dialect, existing, table);
  const objections = existing ? await objectionsTo(db, plan) : [];
  if (objections.length === 0) await applyMigration(db, dialect, plan);
  return { objections, broken };
}

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
