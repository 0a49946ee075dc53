/** Tables of what records bring with them: imports, files, moves from state to state. */
import type { Transaction } from 'kysely';
import type { AnyTables } from '../database.ts';

export async function createImportTables(db: Transaction<AnyTables>): Promise<void> {
  // Imports of workbooks (models/exchange/progress.ts): how far each has come, and its answer. One
  // owner at a time works on it.
  await db.schema
    .createTable('sys_import')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('request_key', 'text')
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('header', 'text', (column) => column.notNull())
    .addColumn('handled', 'integer', (column) => column.notNull())
    .addColumn('created', 'integer', (column) => column.notNull())
    .addColumn('updated', 'integer', (column) => column.notNull())
    .addColumn('failed', 'integer', (column) => column.notNull())
    .addColumn('done_lines', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('leased_until', 'bigint', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('sys_import_request', ['user_id', 'request_key'])
    .execute();

  // Rows that an import refused, as they came, with the reasons.
  await db.schema
    .createTable('sys_import_failure')
    .addColumn('import_id', 'text', (column) => column.notNull())
    .addColumn('row_number', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('reasons', 'text', (column) => column.notNull())
    .addColumn('cells', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_import_failure_pk', ['import_id', 'row_number'])
    .execute();
  await db.schema
    .createIndex('sys_import_failure_expires')
    .on('sys_import_failure')
    .column('expires_at')
    .execute();
}

export async function createFileTables(db: Transaction<AnyTables>): Promise<void> {
  // Uploaded files by key, and the bytes of each person; user 0 stands for all
  // (files/owned-files.ts).
  await db.schema
    .createTable('sys_file')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('pending_until', 'bigint')
    .execute();
  await db.schema.createIndex('sys_file_pending').on('sys_file').column('pending_until').execute();
  await db.schema
    .createTable('sys_file_count')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .execute();
}

export async function createTransitions(db: Transaction<AnyTables>): Promise<void> {
  // Each move of a record from one state to another (models/transitions/history.ts); seq counts
  // those of one record.
  await db.schema
    .createTable('sys_transition')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('record_id', 'bigint', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('from_state', 'text', (column) => column.notNull())
    .addColumn('to_state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('user_id', 'bigint')
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('moved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_transition_pk', ['model', 'record_id', 'seq'])
    .execute();
}

export async function createGivenDefaults(db: Transaction<AnyTables>): Promise<void> {
  // Default rows that the installation was given, and the records they became; none: it was removed
  // before (models/install/given.ts).
  await db.schema
    .createTable('sys_given_default')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('identity', 'text', (column) => column.notNull())
    .addColumn('record_id', 'bigint')
    .addColumn('given_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_given_default_pk', ['model', 'identity'])
    .execute();
}

export async function createRecordVersions(db: Transaction<AnyTables>): Promise<void> {
  // Records as they were published (models/versions/keep.ts); number counts those of one
  // record.
  await db.schema
    .createTable('sys_record_version')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('record_id', 'bigint', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('user_id', 'bigint')
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_record_version_pk', ['model', 'record_id', 'number'])
    .execute();
}

export async function addVersionMigrations(db: Transaction<AnyTables>): Promise<void> {
  // Migrations that had run when a version was kept, as JSON (models/versions/former.ts); none: it
  // is from before they were noted.
  await db.schema.alterTable('sys_record_version').addColumn('migrations', 'text').execute();
}

export async function createListViews(db: Transaction<AnyTables>): Promise<void> {
  // Views of lists that people keep (capabilities/views); shared ones are read by all who see the
  // page.
  await db.schema
    .createTable('sys_list_view')
    .addColumn('view_id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('shared', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addUniqueConstraint('sys_list_view_name', ['page', 'list', 'user_id', 'name'])
    .execute();
  // The view in which a list opens for a person.
  await db.schema
    .createTable('sys_list_view_default')
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('view_id', 'varchar(36)', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_list_view_default_pk', ['page', 'list', 'user_id'])
    .execute();
}

export async function createBackfills(db: Transaction<AnyTables>): Promise<void> {
  // Models whose computed fields are being worked out for the rows there are, up to which key
  // (models/tables/backfill.ts).
  await db.schema
    .createTable('sys_backfill')
    .addColumn('model', 'text', (column) => column.primaryKey())
    .addColumn('definition', 'text', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .execute();
}

export async function createSequences(db: Transaction<AnyTables>): Promise<void> {
  // Counters of numbers that records are given (models/write/numbers.ts): the last one given, for
  // each value of the date parts.
  await db.schema
    .createTable('sys_sequence')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_sequence_pk', ['model', 'field', 'period'])
    .execute();
}

export async function createFileUses(db: Transaction<AnyTables>): Promise<void> {
  // What an upload was called, by whom and when; and of uploads for records until when they wait
  // for one (files/uses.ts).
  for (const [name, type] of [
    ['name', 'text'],
    ['user_name', 'text'],
    ['uploaded_at', 'bigint'],
    ['expires_at', 'bigint'],
  ] as const)
    await db.schema.alterTable('sys_file').addColumn(name, type).execute();
  await db.schema.createIndex('sys_file_expired').on('sys_file').column('expires_at').execute();
  // Files that records carry. An empty field: an older version of the record does.
  await db.schema
    .createTable('sys_file_use')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('record_id', 'bigint', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_file_use_pk', ['model', 'record_id', 'field', 'key'])
    .execute();
  await db.schema.createIndex('sys_file_use_key').on('sys_file_use').column('key').execute();
}

export async function createChunkedUploads(db: Transaction<AnyTables>): Promise<void> {
  // Large files that come in chunks (files/chunked), each with a pending row of sys_file; those
  // that were finished stay for a while, for clients that did not get the answer.
  await db.schema
    .createTable('sys_upload')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('chunk_bytes', 'integer', (column) => column.notNull())
    .addColumn('head', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('for_record', 'integer', (column) => column.notNull())
    .addColumn('handle', 'text')
    .addColumn('finished_at', 'bigint')
    .execute();
  await db.schema.createIndex('sys_upload_key').on('sys_upload').column('key').execute();
  await db.schema.createIndex('sys_upload_user').on('sys_upload').column('user_id').execute();
  await db.schema
    .createTable('sys_upload_chunk')
    .addColumn('upload_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('checksum', 'text', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_upload_chunk_pk', ['upload_id', 'number'])
    .execute();
}
