/** Tables that changes of large tables keep their place in (models/tables/data). */
import type { Transaction } from 'kysely';
import type { AnyTables, DialectName } from '../database.ts';

export async function createTableChanges(
  db: Transaction<AnyTables>,
  dialect: DialectName,
): Promise<void> {
  // Models whose rows are being brought along with their migrations, up to which key; filled is 1
  // when all have been.
  await db.schema
    .createTable('sys_table_change')
    .addColumn('model', 'text', (column) => column.primaryKey())
    .addColumn('definition', 'text', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('filled', 'integer', (column) => column.notNull())
    .addColumn('done', 'bigint', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .execute();
  // Rows that others wrote meanwhile, noted by triggers; each write is one entry.
  await db.schema
    .createTable('sys_changed_row')
    .addColumn('seq', dialect === 'sqlite' ? 'integer' : 'bigint', (column) =>
      dialect === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.generatedByDefaultAsIdentity().primaryKey(),
    )
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('row_key', 'bigint', (column) => column.notNull())
    .execute();
  // Owned rows that were made of the fields of their owner, so that they can be made again.
  await db.schema
    .createTable('sys_moved_row')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('owner_key', 'bigint', (column) => column.notNull())
    .addColumn('part_model', 'text', (column) => column.notNull())
    .addColumn('part_key', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_moved_row_pk', ['model', 'owner_key', 'part_model', 'part_key'])
    .execute();
}

export async function createChangeRuns(db: Transaction<AnyTables>): Promise<void> {
  // What became of changes of rows (models/tables/run-log.ts). steps: ids of the migrations, as
  // JSON; ended_as: done, failed, given up.
  await db.schema
    .createTable('sys_change_run')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('definition', 'text', (column) => column.notNull())
    .addColumn('steps', 'text', (column) => column.notNull())
    .addColumn('begun_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('ended_as', 'text')
    .addColumn('done', 'bigint', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addColumn('error', 'text')
    .addPrimaryKeyConstraint('sys_change_run_pk', ['model', 'definition'])
    .execute();
}

export async function addRunKinds(db: Transaction<AnyTables>): Promise<void> {
  // migration, widened, computed, encrypted, versions (models/tables/run-log.ts); steps of the
  // others than migrations are names of fields.
  await db.schema
    .alterTable('sys_change_run')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('migration'))
    .execute();
}
