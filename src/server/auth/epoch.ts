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

/** Makes the triggers, replacing older ones; after the tables exist. */
export async function watchAuthTables(database: Database): Promise<void> {
  await database.schemaTransaction(async (db) => {
    if (database.dialect === 'postgres') {
      await sql`create or replace function pageloom_count_auth_change() returns trigger language plpgsql as
        $$ begin update sys_auth_epoch set value = value + 1; return null; end $$`.execute(db);
    }
    for (const [table, columns] of Object.entries(watched)) {
      const events = ['insert', 'delete', columns ? `update of ${columns.join(', ')}` : 'update'];
      for (const event of events) await makeTrigger(db, database.dialect, table, event);
    }
  });
}

/** Names and events come from the table above, never from outside. */
async function makeTrigger(db: Db, dialect: DialectName, table: string, event: string): Promise<void> {
  const name = `pageloom_auth_${table}_${event.split(' ', 1)[0]}`;
  await sql.raw(dialect === 'postgres' ? `drop trigger if exists ${name} on ${table}` : `drop trigger if exists ${name}`).execute(db);
  const action = dialect === 'postgres' ? 'for each statement execute function pageloom_count_auth_change()' : 'begin update sys_auth_epoch set value = value + 1; end';
  await sql.raw(`create trigger ${name} after ${event} on ${table} ${action}`).execute(db);
}
