/** Brings the tables of an installation to the models: all in one transaction, so that a failure leaves everything as it was. */
import { StartupError } from '../../config/startup-error.ts';
import type { Database, Db, DialectName } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import type { ModelShape } from '../shape/shape.ts';
import { Bindings, execute, query } from '../sql.ts';
import { differenceOf, objectionsTo } from './compare.ts';
import type { Objection } from './compare.ts';
import { alterTable, createTable } from './ddl.ts';
import { reportBroken, withFormerIndexes } from './former.ts';
import { introspect, isEmpty } from './introspect.ts';
import { runMigration } from './migrations.ts';
import { linkTablesOf, tableOf } from './spec.ts';
import type { IndexSpec, TableSpec } from './spec.ts';

/** Models ask for changes that would lose or invent data; the message names each with the entry that allows it. */
export class TableChangeRefused extends StartupError {
  constructor(lines: readonly string[]) {
    super(
      `The database was left as it is, because the models ask for changes that could lose data:\n${lines.join('\n')}`,
    );
    this.name = 'TableChangeRefused';
  }
}

/**
 * Creates and alters the tables of all models, then runs `fill` in the same transaction. Nodes that start together
 * take turns. Answers what an operator should know. Throws TableChangeRefused.
 */
export async function prepareTables(
  database: Database,
  shapes: readonly ModelShape[],
  now: () => number,
  fill: (db: Db) => Promise<void>,
): Promise<string[]> {
  const reports: string[] = [];
  await database.schemaTransaction(async (db) => {
    await createMemory(db);
    const refused: string[] = [];
    for (const shape of shapes) {
      const { objections, broken } = await prepareModel(db, shape, now);
      refused.push(...objections.map((objection) => describe(objection, shape)));
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
    await fill(db);
  });
  return reports;
}

/** Table that remembers what was done once: migrations by model, and menu entries. */
async function createMemory(db: Db): Promise<void> {
  await execute(
    db,
    'create table if not exists pageloom_migration (model varchar(64) not null, id varchar(255) not null, applied_at timestamp not null, primary key (model, id))',
  );
}

/** Ids remembered for a model. */
export async function remembered(
  db: Db,
  dialect: DialectName,
  model: string,
): Promise<Set<string>> {
  const bindings = new Bindings(dialect);
  return new Set(
    (
      await query(
        db,
        `select id from pageloom_migration where model = ${bindings.add(model)}`,
        bindings.values,
      )
    ).map((row) => String(row.id)),
  );
}

/** Remembers that `id` was done for a model. */
export async function remember(
  db: Db,
  dialect: DialectName,
  model: string,
  id: string,
  now: () => number,
): Promise<void> {
  const bindings = new Bindings(dialect);
  await execute(
    db,
    `insert into pageloom_migration (model, id, applied_at) values (${bindings.addAll([model, id, timeText(now())])})`,
    bindings.values,
  );
}

async function prepareModel(db: Db, shape: ModelShape, now: () => number): Promise<Prepared> {
  const { model, dialect } = shape;
  const isNew = (await introspect(db, dialect, model.table)) === undefined;
  const done = await remembered(db, dialect, model.name);
  for (const migration of model.migrations ?? []) {
    if (done.has(migration.id)) continue;
    // A table made from today's model has nothing to migrate.
    if (!isNew) await runMigration(db, shape, migration);
    await remember(db, dialect, model.name, migration.id, now);
  }
  return prepareTable(db, dialect, tableOf(shape));
}

/** What came of one table: objections, for which it was left alone, and indexes that its rows would break. */
interface Prepared {
  objections: Objection[];
  broken: IndexSpec[];
}

/** Creates or alters one table; gives the objections instead of altering when there are any. */
async function prepareTable(db: Db, dialect: DialectName, wanted: TableSpec): Promise<Prepared> {
  const existing = await introspect(db, dialect, wanted.name);
  if (!existing) {
    await createTable(db, dialect, wanted);
    return { objections: [], broken: [] };
  }
  const { table, broken } = await withFormerIndexes(db, existing, wanted);
  const difference = differenceOf(existing, table);
  if (Object.values(difference).every((changes) => changes.length === 0))
    return { objections: [], broken };
  const objections = (await isEmpty(db, table.name))
    ? []
    : await objectionsTo(db, table.name, difference);
  if (objections.length === 0) await alterTable(db, dialect, table, difference);
  return { objections, broken };
}

function describe(objection: Objection, shape: ModelShape): string {
  const field =
    shape.columns.find((column) => column.name === objection.column)?.field ??
    camelCase(objection.column);
  const number = String((shape.model.migrations?.length ?? 0) + 1).padStart(4, '0');
  const verb = objection.allow.type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const entry = {
    id: `${number}-${verb}-${field.toLowerCase().replaceAll('_', '-')}`,
    type: objection.allow.type,
    field,
    ...('fill' in objection.allow && { fill: objection.allow.fill }),
  };
  return `- model '${shape.model.name}', field '${field}': ${objection.reason}. To allow it, add to "migrations" of the model: ${JSON.stringify(entry)}`;
}

const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
