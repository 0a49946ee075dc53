/**
 * Indexes of tables with rows: built after the tables have been changed. On PostgreSQL everybody
 * goes on reading and writing meanwhile; on SQLite, where nobody writes beside a build, each has a
 * turn of its own. A build that was broken off is begun anew at the next start.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { AnyTables, Database, Db } from '../../db/database.ts';
import { quote } from '../../db/text.ts';
import { execute, query } from '../sql.ts';
import { createIndexStatement } from './apply.ts';
import { isOwnIndex, type IndexSpec } from './index-spec.ts';

/** An index that is yet to be built. */
export interface LaterIndex {
  table: string;
  index: IndexSpec;
}

/** PostgreSQL's code of an error. */
export const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;
/** duplicate_table: another process builds it. */
const isThere = (error: unknown): boolean => codeOf(error) === '42P07';
/**
 * deadlock_detected: a build waits for all transactions that began before it, and one of another
 * process that starts waits for this process.
 */
const isDeadlock = (error: unknown): boolean => codeOf(error) === '40P01';

const mostTries = 20;
/** Milliseconds for the other to come to its end. */
const pauseBetween = 250;

export async function buildIndexes(
  database: Database,
  indexes: readonly LaterIndex[],
): Promise<void> {
  const { dialect, write, long = write } = database;
  for (const later of indexes)
    await (dialect === 'sqlite'
      ? database.schemaTransaction((db) => buildInTurn(db, later))
      : buildIndex(long, later));
}

/** Another process that starts may have built it. */
async function buildInTurn(db: Db, { table, index }: LaterIndex): Promise<void> {
  const there = await query(
    db,
    "select 1 as one from sqlite_master where type = 'index' and name = ?",
    [index.name],
  );
  if (there.length === 0) await execute(db, createIndexStatement(table, index));
}

/** Builds one index, also where another process is at it, or was broken off. */
export async function buildIndex(
  db: Kysely<AnyTables>,
  { table, index }: LaterIndex,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await dropBroken(db, index.name);
      await executeConcurrently(db, createIndexStatement(table, index, 'concurrently'));
      return;
    } catch (error) {
      if (isThere(error)) return;
      if (!isDeadlock(error) || tries === mostTries) throw error;
      await pause(pauseBetween);
    }
  }
}

/** Drops an index, if it is there, while others read and write. */
export const dropIndex = (db: Kysely<AnyTables>, name: string): Promise<void> =>
  executeConcurrently(db, `drop index concurrently if exists ${quote(name)}`);

/**
 * A statement that waits for all who began before it, such as a backup or a long export. Nobody
 * waits for it meanwhile: what bounds its wait is the time of a long statement alone
 * (DATABASE_LONG_STATEMENT_TIMEOUT), not that of a lock.
 */
const executeConcurrently = (db: Kysely<AnyTables>, statement: string): Promise<void> =>
  db.connection().execute(async (one) => {
    const [setting] = await query(one, `select current_setting('lock_timeout') as former`);
    const limitBy = (limit: unknown) =>
      query(one, `select set_config('lock_timeout', $1, false)`, [limit]);
    await limitBy('0');
    try {
      await execute(one, statement);
    } catch (error) {
      // A connection that broke has nothing to put back.
      await limitBy(setting!.former).catch(() => undefined);
      throw error;
    }
    await limitBy(setting!.former);
  });

/** What is left of a build that was broken off; one that goes on has a process. */
async function dropBroken(db: Kysely<AnyTables>, name: string): Promise<void> {
  const broken = await query(
    db,
    `select 1 as one from pg_index i where i.indexrelid = to_regclass($1) and ${isBroken}`,
    [quote(name)],
  );
  if (broken.length > 0) await dropIndex(db, name);
}

/**
 * Drops what is left of builds that were broken off, of indexes that no model may have any more.
 */
export async function dropBrokenIndexes(db: Db, table: string): Promise<void> {
  const broken = await query(
    db,
    'select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid ' +
      `where i.indrelid = to_regclass($1) and ${isBroken}`,
    [quote(table)],
  );
  for (const name of broken.map((row) => String(row.name)).filter(isOwnIndex(table)))
    await execute(db, `drop index ${quote(name)}`);
}

const isBroken =
  'not i.indisvalid and not exists (select 1 from pg_stat_progress_create_index p ' +
  'where p.index_relid = i.indexrelid)';
