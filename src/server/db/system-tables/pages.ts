/** Tables of pages made in the browser: drafts, and what was published. */
import type { Transaction } from 'kysely';
import type { AnyTables } from '../database.ts';

export async function createPageRevisions(db: Transaction<AnyTables>): Promise<void> {
  // Pages as they were published (pages/revisions.ts); number counts those of one page. One that
  // has not ended covers the file. ended_as: replaced, equal (the file became the same), withdrawn.
  await db.schema
    .createTable('sys_page_revision')
    .addColumn('page', 'varchar(100)', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('file_content', 'text')
    .addColumn('file_hash', 'text')
    .addColumn('based_on', 'integer')
    .addColumn('restored_from', 'integer')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('ended_as', 'text')
    .addPrimaryKeyConstraint('sys_page_revision_pk', ['page', 'number'])
    .execute();

  // One row: counts publications, so that every node learns of them by reading it.
  await db.schema
    .createTable('sys_page_epoch')
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute();
  await db.insertInto('sys_page_epoch').values({ value: 1 }).execute();

  // Pages on their way (capabilities/revisions). base: the text that the work began with.
  await db.schema
    .createTable('sys_page_draft')
    .addColumn('draft_id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('page', 'varchar(100)', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('base', 'text')
    .addColumn('base_hash', 'text')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('shared', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_by', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('sys_page_draft_user')
    .on('sys_page_draft')
    .column('user_id')
    .execute();
}

export async function addWithdrawals(db: Transaction<AnyTables>): Promise<void> {
  // Who took a revision back, and why; ended_at says when.
  for (const name of ['withdrawn_by', 'withdrawn_reason'])
    await db.schema.alterTable('sys_page_revision').addColumn(name, 'text').execute();
}

export async function createModelFields(db: Transaction<AnyTables>): Promise<void> {
  // Fields that published pages brought to models (pages/model-fields.ts); number is their order.
  await db.schema
    .createTable('sys_model_field')
    .addColumn('model', 'varchar(100)', (column) => column.notNull())
    .addColumn('name', 'varchar(100)', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('definition', 'text', (column) => column.notNull())
    .addColumn('page', 'varchar(100)', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_model_field_pk', ['model', 'name'])
    .execute();
}

export async function createMadeModels(db: Transaction<AnyTables>): Promise<void> {
  // Models that published pages brought (pages/made-models.ts); number is their order.
  await db.schema
    .createTable('sys_model')
    .addColumn('name', 'varchar(100)', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('definition', 'text', (column) => column.notNull())
    .addColumn('page', 'varchar(100)', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .execute();
}
