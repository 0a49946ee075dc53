/**
 * Work for the moment after a transaction has been committed; on PostgreSQL, where others may
 * commit meanwhile.
 */
import type { Db } from './database.ts';

const waiting = new WeakMap<Db, (() => void)[]>();

/** Runs it once the transaction is known to be committed; never when it was rolled back. */
export function afterCommit(transaction: Db, work: () => void): void {
  const all = waiting.get(transaction);
  if (all) all.push(work);
  else waiting.set(transaction, [work]);
}

/** By whoever has committed it. */
export function committed(transaction: Db): void {
  for (const work of waiting.get(transaction) ?? []) work();
}
