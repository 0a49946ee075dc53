/** What became of a transaction whose commit was sent and never answered. */
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from '../unavailable.ts';
import type { TransactionTicket } from './driver.ts';
import { ConnectionLost } from './client.ts';
import type { Pool } from './pool.ts';

/** Milliseconds between two looks at a transaction that is not over. */
const interval = 50;

/**
 * Asks the server that worked on it. A transaction that is still open there, because the commit
 * never arrived, is ended.
 * @param patience milliseconds
 * @throws DatabaseUnavailable of the kind `unclear` when nobody can say: the server is another one
 * now, or away
 */
export async function outcomeOf(
  pool: Pool,
  ticket: TransactionTicket,
  patience: number,
): Promise<'committed' | 'aborted'> {
  const deadline = performance.now() + patience;
  for (;;) {
    const status = await ask(pool, ticket).catch((error: unknown) => {
      const isAway = error instanceof ConnectionLost || error instanceof DatabaseUnavailable;
      if (isAway && performance.now() < deadline) return null;
      throw new DatabaseUnavailable('unclear', error);
    });
    if (status === 'committed' || status === 'aborted') return status;
    const isOpen = status === null || status === 'in progress';
    if (!isOpen || performance.now() > deadline)
      throw new DatabaseUnavailable('unclear', new Error(`Transaction ${ticket.xid} is ${status}`));
    await pause(interval);
  }
}

/**
 * Numbers of transactions mean something on their own server only: a standby that took over has
 * given its own.
 */
async function ask(pool: Pool, { xid, server, backend }: TransactionTicket): Promise<string> {
  const client = await pool.take();
  try {
    if (server === null || client.server !== server) return 'on another server';
    const {
      rows: [{ status }],
    } = await client.send('select txid_status($1::bigint) as status', [xid]);
    if (status === 'in progress' && backend !== null) await client.send(endBackend, [backend, xid]);
    return status ?? 'forgotten';
  } finally {
    pool.give(client);
  }
}

/** Only while it works on that very transaction: process ids are used again. */
const endBackend = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where pid = $1 and backend_xid::text::bigint = ($2::bigint & 4294967295)`;
