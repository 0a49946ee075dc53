/**
 * Tables of the server itself, made by hand because no model describes them. Each entry is one
 * migration, applied once and in order; the count is the database version. Never change an entry
 * that has been released: add another. Moments in these tables are epoch milliseconds.
 */
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { AnyTables, DialectName } from './database.ts';

type Migration = (db: Transaction<AnyTables>, dialect: DialectName) => Promise<void>;

export const systemTables: readonly Migration[] = [
  createAuthTables,
  createNoticeEpoch,
  createSignInTables,
  createAuditTables,
  createSecondFactorTables,
  addProofDemand,
  createImportTables,
  createAuditQueue,
  createFileTables,
  chainAhead,
  createCallCounts,
  createTransitions,
  createBackfills,
  createSequences,
];

async function createAuthTables(db: Transaction<AnyTables>): Promise<void> {
  // Signed-in sessions. The token is stored as its SHA-256 only; id is what the online list shows.
  await db.schema
    .createTable('sys_session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('dept_name', 'text')
    .addColumn('password_stamp', 'text', (column) => column.notNull())
    .addColumn('ipaddr', 'text')
    .addColumn('login_location', 'text')
    .addColumn('browser', 'text')
    .addColumn('os', 'text')
    .addColumn('login_time', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sys_session_user').on('sys_session').column('user_id').execute();
  await db.schema
    .createIndex('sys_session_expires')
    .on('sys_session')
    .column('expires_at')
    .execute();

  // One row: counts changes of users, roles and permissions, by triggers (auth/epoch.ts).
  await db.schema
    .createTable('sys_auth_epoch')
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute();
  await db.insertInto('sys_auth_epoch').values({ value: 1 }).execute();

  await db.schema
    .createTable('sys_captcha')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();

  // Wrong passwords by user name, until they expire.
  await db.schema
    .createTable('sys_login_failure')
    .addColumn('user_name', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();

  // First answers to requests with an Idempotency-Key, for ten minutes.
  await db.schema
    .createTable('sys_idempotency')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_idempotency_pk', ['user_id', 'key'])
    .execute();
}

/**
 * One row: counts changes of notices and of who has read them, by triggers
 * (system/notice-epoch.ts).
 */
async function createNoticeEpoch(db: Transaction<AnyTables>): Promise<void> {
  await db.schema
    .createTable('sys_notice_epoch')
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute();
  await db.insertInto('sys_notice_epoch').values({ value: 1 }).execute();
}

async function createAuditTables(db: Transaction<AnyTables>): Promise<void> {
  // The chain of operation log rows (logs/audit/chain.ts), and its end.
  await db.schema
    .createTable('sys_audit_entry')
    .addColumn('seq', 'bigint', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('oper_id', 'bigint')
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('digest', 'text')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addUniqueConstraint('sys_audit_entry_row', ['oper_id', 'kind'])
    .execute();
  await db.schema
    .createTable('sys_audit_head')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('seal', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .execute();
}

async function createSignInTables(db: Transaction<AnyTables>): Promise<void> {
  // Wrong passwords by user name and where they come from (auth/lockout.ts). Those counted so far
  // lived ten minutes at most.
  await db.schema.dropTable('sys_login_failure').execute();
  await db.schema
    .createTable('sys_login_failure')
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_login_failure_pk', ['user_name', 'source'])
    .execute();

  // Browsers in which users have signed in, by the SHA-256 of their cookie (auth/devices.ts).
  await db.schema
    .createTable('sys_known_device')
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_known_device_pk', ['token_hash', 'user_id'])
    .execute();
  await db.schema
    .createIndex('sys_known_device_user')
    .on('sys_known_device')
    .column('user_id')
    .execute();

  // When a session began and was last used; login_time moves with its renewal
  // (docs/protocol/sign-in.md#session).
  await db.schema
    .alterTable('sys_session')
    .addColumn('started_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('sys_session')
    .addColumn('used_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db
    .updateTable('sys_session')
    .set((row) => ({ started_at: row.ref('login_time'), used_at: row.ref('login_time') }))
    .execute();

  // Passwords a user had before, as stored (system/user/password.ts).
  await db.schema
    .createTable('sys_password_history')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('replaced_at', 'bigint', (column) => column.notNull())
    .addColumn('password', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_password_history_pk', ['user_id', 'replaced_at', 'password'])
    .execute();
}

async function createSecondFactorTables(db: Transaction<AnyTables>): Promise<void> {
  // Secrets of authenticator apps, sealed (auth/second-factor/seal.ts); in use once confirmed. A
  // code is good once: its step is kept.
  await db.schema
    .createTable('sys_totp')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('begun_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('sys_recovery_code')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_recovery_code_pk', ['user_id', 'code_hash'])
    .execute();

  // When the person last proved who they are (auth/proof.ts).
  await db.schema
    .alterTable('sys_session')
    .addColumn('proved_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}

async function createAuditQueue(db: Transaction<AnyTables>): Promise<void> {
  // Log rows that were written or removed and are not chained yet, sealed (logs/audit/queue.ts).
  await db.schema
    .createTable('sys_audit_pending')
    .addColumn('oper_id', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('digest', 'text')
    .addColumn('seal', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_audit_pending_pk', ['oper_id', 'kind'])
    .execute();
  // The few entries that are about no single row, among millions.
  await sql`create index sys_audit_entry_mark on sys_audit_entry (seq) where kind <> 'row' and kind <> 'removed'`.execute(
    db,
  );
}

async function addProofDemand(db: Transaction<AnyTables>): Promise<void> {
  // Whether a session is asked for a renewed proof (auth/proof.ts). Those that are there now were
  // all asked.
  await db.schema
    .alterTable('sys_session')
    .addColumn('asks_proof', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}

async function createImportTables(db: Transaction<AnyTables>): Promise<void> {
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

async function createFileTables(db: Transaction<AnyTables>): Promise<void> {
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

/** Entries may be chained whose transactions are rolled back then (logs/audit/ahead.ts). */
async function chainAhead(db: Transaction<AnyTables>, dialect: DialectName): Promise<void> {
  // Entries up to this one are looked after (logs/audit/resolve.ts).
  await db.schema
    .alterTable('sys_audit_head')
    .addColumn('resolved', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db
    .updateTable('sys_audit_head')
    .set((row) => ({ resolved: row.ref('seq') }))
    .execute();
  if (dialect !== 'postgres') return;
  // A removal that was rolled back is done again, and then chained again.
  await db.schema.alterTable('sys_audit_entry').dropConstraint('sys_audit_entry_row').execute();
  await db.schema
    .createIndex('sys_audit_entry_row')
    .on('sys_audit_entry')
    .columns(['oper_id', 'kind'])
    .execute();
}

async function createCallCounts(db: Transaction<AnyTables>): Promise<void> {
  // Calls a minute over all processes, by limit and network (http/shared-counts.ts).
  await db.schema
    .createTable('sys_call_count')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('calls', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createTransitions(db: Transaction<AnyTables>): Promise<void> {
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

async function createBackfills(db: Transaction<AnyTables>): Promise<void> {
  // Models whose computed fields are being worked out for the rows there are, up to which key
  // (models/tables/backfill.ts).
  await db.schema
    .createTable('sys_backfill')
    .addColumn('model', 'text', (column) => column.primaryKey())
    .addColumn('definition', 'text', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .execute();
}

async function createSequences(db: Transaction<AnyTables>): Promise<void> {
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
