/** Who changes tables does it alone. */
import { sql } from 'kysely';
import type { Db, DialectName } from './database.ts';

/**
 * Advisory lock under which tables are changed; any number works as long as nothing else uses it.
 */
export const schemaLock = 7_245_301;

/**
 * In a transaction that changes a table beside other work: nobody else changes tables until it
 * ends. A change that has to wait for those who use its table gives way soon: whoever comes later
 * waits behind it.
 * @throws DatabaseUnavailable when somebody does not let go
 */
export async function lockTables(db: Db, dialect: DialectName): Promise<void> {
  // A transaction of SQLite that writes is alone anyway.
  if (dialect === 'sqlite') return;
  await sql`select set_config('lock_timeout', '10s', true)`.execute(db);
  await sql`select pg_advisory_xact_lock(${schemaLock})`.execute(db);
  await sql`select set_config('lock_timeout', '500ms', true)`.execute(db);
}
