/**
 * Tables of the server itself, made by hand because no model describes them.
 * Each entry is one migration, applied once and in order; the count is the database version. Never change an entry
 * that has been released: add another. Moments in these tables are epoch milliseconds.
 */
import type { Transaction } from 'kysely';
import type { AnyTables, DialectName } from './database.ts';

type Migration = (db: Transaction<AnyTables>, dialect: DialectName) => Promise<void>;

export const systemTables: readonly Migration[] = [createAuthTables, createNoticeEpoch];

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
  await db.schema.createIndex('sys_session_expires').on('sys_session').column('expires_at').execute();

  // One row: counts changes of users, roles and permissions, by triggers (auth/epoch.ts).
  await db.schema.createTable('sys_auth_epoch').addColumn('value', 'bigint', (column) => column.notNull()).execute();
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

/** One row: counts changes of notices and of who has read them, by triggers (system/notice-epoch.ts). */
async function createNoticeEpoch(db: Transaction<AnyTables>): Promise<void> {
  await db.schema.createTable('sys_notice_epoch').addColumn('value', 'bigint', (column) => column.notNull()).execute();
  await db.insertInto('sys_notice_epoch').values({ value: 1 }).execute();
}
