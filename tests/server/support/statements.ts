import type { CompiledQuery } from 'kysely';
import { vi } from 'vitest';
import type { Database } from '../../../src/server/db/database.ts';

/**
 * Every statement from now on, those within transactions included; `vi.restoreAllMocks` ends it.
 */
export function watchQueries(database: Database): CompiledQuery[] {
  const queries: CompiledQuery[] = [];
  watch(database, (query) => queries.push(query));
  return queries;
}

/** Like `watchQueries`: SQL texts, without their values. */
export function watchStatements(database: Database): string[] {
  const statements: string[] = [];
  watch(database, ({ sql }) => statements.push(sql));
  return statements;
}

function watch(database: Database, heard: (query: CompiledQuery) => void): void {
  // Transactions have executors of their own, of one class with this one.
  const executor = Object.getPrototypeOf(database.read.getExecutor()) as ReturnType<
    typeof database.read.getExecutor
  >;
  let owner = executor;
  while (!Object.hasOwn(owner, 'executeQuery'))
    owner = Object.getPrototypeOf(owner) as typeof owner;
  const execute = owner.executeQuery;
  vi.spyOn(owner, 'executeQuery').mockImplementation(function watched(
    this: typeof owner,
    query,
    ...rest
  ) {
    heard(query);
    return execute.call(this, query, ...rest);
  });
}
