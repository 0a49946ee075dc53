/**
 * Counts changes of tables in one row, which every node reads cheaply. By triggers, so that no way
 * of writing can forget to count.
 */
import type { Database, DialectName } from './database.ts';
import { addTriggers } from './triggers.ts';
import type { Trigger } from './triggers.ts';

export interface ChangeCounter {
  /** Part of the names of triggers: pageloom_{name}_{table}_{event}. */
  name: string;
  /** Table with one row and the column value, made by system-tables.ts. */
  counter: string;
  /** Watched tables; with columns, only their updates count. */
  tables: Readonly<Record<string, readonly string[] | undefined>>;
}

/**
 * Makes the triggers that are missing; after the tables exist, and again whenever one may have been
 * rebuilt.
 */
export function countChanges(database: Database, counter: ChangeCounter): Promise<void> {
  const procedure = `create or replace function pageloom_count_${counter.name}_change()
    returns trigger language plpgsql as
    $$ begin update ${counter.counter} set value = value + 1; return null; end $$`;
  return addTriggers(database, { triggers: triggersOf(database.dialect, counter), procedure });
}

function triggersOf(dialect: DialectName, { name, counter, tables }: ChangeCounter): Trigger[] {
  const action =
    dialect === 'postgres'
      ? `for each statement execute function pageloom_count_${name}_change()`
      : `begin update ${counter} set value = value + 1; end`;
  return Object.entries(tables).flatMap(([table, columns]) =>
    ['insert', 'delete', 'update'].map((event) => {
      const trigger = `pageloom_${name}_${table}_${event}`;
      const what = event === 'update' && columns ? `update of ${columns.join(', ')}` : event;
      return {
        name: trigger,
        statement: `create trigger ${trigger} after ${what} on ${table} ${action}`,
      };
    }),
  );
}
