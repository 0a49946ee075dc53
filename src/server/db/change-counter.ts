/**
 * Counts changes of tables in one row, which every node reads cheaply. By triggers, so that no way of writing can
 * forget to count.
 */
import { sql } from 'kysely';
import type { Database, Db, DialectName } from './database.ts';

export interface ChangeCounter {
  /** Part of the names of triggers: pageloom_{name}_{table}_{event}. */
  name: string;
  /** Table with one row and the column value, made by system-tables.ts. */
  counter: string;
  /** Watched tables; with columns, only their updates count. */
  tables: Readonly<Record<string, readonly string[] | undefined>>;
}

/** Makes the triggers that are missing; after the tables exist, and again whenever one may have been rebuilt. */
export async function countChanges(database: Database, { name, counter, tables }: ChangeCounter): Promise<void> {
  const { dialect } = database;
  await database.schemaTransaction(async (db) => {
    const existing = await triggerNames(db, dialect);
    const missing = wantedTriggers(dialect, { name, counter, tables }).filter((trigger) => !existing.has(trigger.name));
    // These texts come from constants of the program, never from outside.
    if (missing.length && dialect === 'postgres') {
      await sql.raw(`create or replace function pageloom_count_${name}_change() returns trigger language plpgsql as
        $$ begin update ${counter} set value = value + 1; return null; end $$`).execute(db);
    }
    for (const { statement } of missing) await sql.raw(statement).execute(db);
  });
}

function wantedTriggers(dialect: DialectName, { name, counter, tables }: ChangeCounter): { name: string; statement: string }[] {
  const action = dialect === 'postgres' ? `for each statement execute function pageloom_count_${name}_change()` : `begin update ${counter} set value = value + 1; end`;
  return Object.entries(tables).flatMap(([table, columns]) =>
    ['insert', 'delete', 'update'].map((event) => {
      const trigger = `pageloom_${name}_${table}_${event}`;
      const what = event === 'update' && columns ? `update of ${columns.join(', ')}` : event;
      return { name: trigger, statement: `create trigger ${trigger} after ${what} on ${table} ${action}` };
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
