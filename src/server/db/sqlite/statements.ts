/** Statements kept prepared on one connection; past the limit, the one unused for longest goes. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

const limit = 500;

export interface Statement {
  sql: string;
  values: readonly SQLInputValue[];
}

export interface Prepared {
  statement: StatementSync;
  /** Names of the columns it answers; empty for one that answers no rows. */
  names: readonly string[];
}

/** @param asLists rows come as lists of values instead of objects */
export function keepPrepared(
  database: DatabaseSync,
  { asLists = false } = {},
): (sql: string) => Prepared {
  /** In order of last use. */
  const kept = new Map<string, Prepared>();
  return (sql) => {
    const found = kept.get(sql);
    if (found) {
      kept.delete(sql);
      kept.set(sql, found);
      return found;
    }
    const statement = database.prepare(sql);
    if (asLists) statement.setReturnArrays(true);
    const prepared = { statement, names: statement.columns().map(({ name }) => name) };
    kept.set(sql, prepared);
    if (kept.size > limit) kept.delete(kept.keys().next().value!);
    return prepared;
  };
}

/** node:sqlite binds neither booleans nor undefined. */
export function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return (value ?? null) as SQLInputValue;
}
