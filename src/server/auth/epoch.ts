/**
 * Changes of users, roles and permissions bite on the next request, on every node: triggers count them in one row,
 * which every request reads together with its session. Triggers, so that no way of writing can forget to count.
 */
import { sql } from 'kysely';
import type { Database, Db, DialectName } from '../db/database.ts';

/** Tables that decide who may do what; columns: only changes of these count. */
const watched: Record<string, readonly string[] | undefined> = {
  sys_user: ['user_name', 'nick_name', 'dept_id', 'status', 'del_flag', 'password'],
  sys_role: undefined,
  sys_menu: ['perms', 'status'],
  sys_dept: ['dept_name'],
  sys_user_role: undefined,
  sys_role_menu: undefined,
  sys_role_dept: undefined,
};

/** Makes the triggers that are missing; after the tables exist, and again whenever one may have been rebuilt. */
export async function watchAuthTables(database: Database): Promise<void> {
  const { dialect } = database;
  await database.schemaTransaction(async (db) => {
    const existing = await triggerNames(db, dialect);
    const missing = wantedTriggers(dialect).filter(({ name }) => !existing.has(name));
    if (missing.length && dialect === 'postgres') {
      await sql`create or replace function pageloom_count_auth_change() returns trigger language plpgsql as
        $$ begin update sys_auth_epoch set value = value + 1; return null; end $$`.execute(db);
    }
    // Their text comes from the table above, never from outside.
    for (const { statement } of missing) await sql.raw(statement).execute(db);
  });
}

function wantedTriggers(dialect: DialectName): { name: string; statement: string }[] {
  const action = dialect === 'postgres' ? 'for each statement execute function pageloom_count_auth_change()' : 'begin update sys_auth_epoch set value = value + 1; end';
  return Object.entries(watched).flatMap(([table, columns]) =>
    ['insert', 'delete', 'update'].map((event) => {
      const name = `pageloom_auth_${table}_${event}`;
      const what = event === 'update' && columns ? `update of ${columns.join(', ')}` : event;
      return { name, statement: `create trigger ${name} after ${what} on ${table} ${action}` };
    }),
  );
}

async function triggerNames(db: Db, dialect: DialectName): Promise<Set<string>> {
  const { rows } =
    dialect === 'postgres'
      ? await sql<{ name: string }>`select t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where n.nspname = current_schema()`.execute(db)
      : await sql<{ name: string }>`select name from sqlite_master where type = 'trigger'`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
