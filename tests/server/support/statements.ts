import { vi } from 'vitest';
import type { Database } from '../../../src/server/db/database.ts';

/**
 * SQL texts, without their values, of every statement from now on, those within transactions
 * included; `vi.restoreAllMocks` ends it.
 */
export function watchStatements(database: Database): string[] {
  const statements: string[] = [];
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
    statements.push(query.sql);
    return execute.call(this, query, ...rest);
  });
  return statements;
}
