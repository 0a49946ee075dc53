/** Triggers, for rules that no way of writing may forget. */
import { sql } from 'kysely';
import type { Database, Db, DialectName } from './database.ts';

export interface Trigger {
  name: string;
  statement: string;
}

/** What a rule is made of. These texts come from constants of the program, never from outside. */
export interface TriggerRule {
  triggers: readonly Trigger[];
  /** PostgreSQL: makes or replaces the function that they run. */
  procedure: string;
}

/**
 * Makes the triggers that are missing; after the tables exist, and again whenever one may have been
 * rebuilt.
 */
export async function addTriggers(
  database: Database,
  { triggers, procedure }: TriggerRule,
): Promise<void> {
  const { dialect } = database;
  await database.schemaTransaction(async (db) => {
    const existing = await triggerNames(db, dialect);
    const missing = triggers.filter((trigger) => !existing.has(trigger.name));
    if (missing.length && dialect === 'postgres') await sql.raw(procedure).execute(db);
    for (const { statement } of missing) await sql.raw(statement).execute(db);
  });
}

async function triggerNames(db: Db, dialect: DialectName): Promise<Set<string>> {
  const names =
    dialect === 'postgres'
      ? sql<{ name: string }>`select t.tgname as name from pg_trigger t
          join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
          where n.nspname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_master where type = 'trigger'`;
  const { rows } = await names.execute(db);
  return new Set(rows.map(({ name }) => name));
}
