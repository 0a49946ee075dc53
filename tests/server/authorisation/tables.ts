/** What the tables of a server under test hold, and putting them back. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { TestServer } from '../support/index.ts';

/** Log rows, sessions in use, counters of changes. */
const traces = new Set([
  'sys_oper_log',
  'sys_logininfor',
  'sys_session',
  'sys_audit_entry',
  'sys_audit_head',
  'sys_audit_pending',
  'sys_call_count',
  'sys_auth_epoch',
  'sys_notice_epoch',
]);
/** What goes its own way: the log is a chain, and counters never turn back. */
const unkept = new Set([
  'sys_auth_epoch',
  'sys_notice_epoch',
  'sys_audit_entry',
  'sys_audit_head',
  'sys_audit_pending',
  'sys_call_count',
  'sys_oper_log',
]);

/** The last row of the sign-in log of each user. */
export async function loginRows({ database }: TestServer): Promise<Map<number, number>> {
  const rows = await database.read
    .selectFrom('sys_logininfor')
    .select(['user_id', 'info_id'])
    .where('user_id', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [Number(row.user_id), Number(row.info_id)]));
}

/** The last session of each user. */
export async function sessionIds({ database }: TestServer): Promise<Map<number, string>> {
  const rows = await database.read
    .selectFrom('sys_session')
    .select(['id', 'user_id'])
    .orderBy('started_at')
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.user_id as number, row.id as string]));
}

/**
 * Tables of this server alone: on PostgreSQL other tests make and drop theirs in schemas beside it
 * at the same time, and looking at those would fail by chance.
 */
async function tablesOf({ database: { dialect, read } }: TestServer): Promise<string[]> {
  const tables =
    dialect === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{
          name: string;
        }>`select tablename as name from pg_tables where schemaname = current_schema()`;
  const { rows } = await tables.execute(read);
  return rows.map(({ name }) => name).filter((name) => !/^(pageloom|sqlite)_/.test(name));
}

/** Checksums of all tables but those in which calls leave traces even when refused. */
export async function fingerprint(server: TestServer): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const table of await tablesOf(server)) {
    if (traces.has(table)) continue;
    const rows = (await server.database.read.selectFrom(table).selectAll().execute())
      .map((row) => JSON.stringify(row))
      .sort();
    sums[table] = createHash('sha256').update(rows.join('\n')).digest('hex');
  }
  return sums;
}

/** Keys of log rows and sessions of some people. */
export async function rowsOf(
  { database }: TestServer,
  userIds: readonly number[],
): Promise<string> {
  const tables = [
    ['sys_oper_log', 'oper_id'],
    ['sys_logininfor', 'info_id'],
    ['sys_session', 'id'],
  ] as const;
  const parts = await Promise.all(
    tables.map(([table, key]) =>
      database.read
        .selectFrom(table)
        .select(key)
        .where('user_id', 'in', userIds)
        .orderBy(key)
        .execute(),
    ),
  );
  return JSON.stringify(parts);
}

/** Remembers all tables that can be put back as they are. */
export async function keeper(server: TestServer): Promise<{ restore(): Promise<void> }> {
  const { database } = server;
  const tables = (await tablesOf(server)).filter((table) => !unkept.has(table));
  const kept = new Map(
    await Promise.all(
      tables.map(
        async (table) =>
          [table, await database.read.selectFrom(table).selectAll().execute()] as const,
      ),
    ),
  );
  return {
    restore: () =>
      database.transaction(async (db) => {
        for (const [table, rows] of kept) {
          const present = await db.selectFrom(table).selectAll().execute();
          if (JSON.stringify(present) === JSON.stringify(rows)) continue;
          await db.deleteFrom(table).execute();
          for (const row of rows) await db.insertInto(table).values(row).execute();
        }
      }),
  };
}
