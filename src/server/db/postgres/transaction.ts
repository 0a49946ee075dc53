/**
 * Transactions that outlive the connection they ran on, where that is certain to store their work
 * once.
 */
import type { Kysely, Transaction } from 'kysely';
import type { AnyTables } from '../database.ts';
import { DatabaseUnavailable } from '../unavailable.ts';
import { CommitUnknown, TransactionLost } from './driver.ts';
import { isTransient } from './failure.ts';
import { outcomeOf } from './outcome.ts';
import type { Pool } from './pool.ts';

export interface TransactionOptions {
  db: Kysely<AnyTables>;
  pool: Pool;
  /**
   * Milliseconds during which work is done again whose connection broke, and a lost commit is
   * looked for.
   */
  patience: number;
}

/**
 * Runs the work and commits. It is done again when the database broke a deadlock, or when the
 * connection broke and nothing was committed; when the answer to the commit was lost, the database
 * is asked what became of it.
 * @throws DatabaseUnavailable when that does not help in time
 */
export async function runTransaction<T>(
  { db, pool, patience }: TransactionOptions,
  work: (db: Transaction<AnyTables>) => Promise<T>,
): Promise<T> {
  let lostAt: number | undefined;
  const isPassing = (error: unknown, times: number): boolean => {
    if (isTransient(error)) return times < 3;
    if (!(error instanceof TransactionLost)) return false;
    lostAt ??= performance.now();
    return performance.now() - lostAt < patience;
  };
  const attempt = async (): Promise<T> => {
    const run: { result?: T } = {};
    try {
      await db.transaction().execute(async (trx) => {
        run.result = await work(trx);
      });
    } catch (error) {
      if (!(error instanceof CommitUnknown)) throw error;
      if ((await outcomeOf(pool, error.ticket, patience * 2)) === 'aborted')
        throw new TransactionLost(error);
    }
    return run.result as T;
  };
  for (let times = 1; ; times += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (isPassing(error, times)) continue;
      throw isTransient(error) ? new DatabaseUnavailable('busy', error) : error;
    }
  }
}
