/** Tables of sign-in: sessions, captchas, passwords, second factors. */
import type { Transaction } from 'kysely';
import type { AnyTables } from '../database.ts';

export async function createAuthTables(db: Transaction<AnyTables>): Promise<void> {
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

export async function createSignInTables(db: Transaction<AnyTables>): Promise<void> {
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

  // Passwords a user had before, as stored (auth/accounts/password.ts).
  await db.schema
    .createTable('sys_password_history')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('replaced_at', 'bigint', (column) => column.notNull())
    .addColumn('password', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_password_history_pk', ['user_id', 'replaced_at', 'password'])
    .execute();
}

export async function createSecondFactorTables(db: Transaction<AnyTables>): Promise<void> {
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

export async function addProofDemand(db: Transaction<AnyTables>): Promise<void> {
  // Whether a session is asked for a renewed proof (auth/proof.ts). Those that are there now were
  // all asked.
  await db.schema
    .alterTable('sys_session')
    .addColumn('asks_proof', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
