/**
 * A moment at which no transaction is open whose log row is chained already. Entries are chained
 * before their transactions commit (logs/audit/ahead.ts), and a backup of such a moment would hold
 * entries without their rows, which is what a removed row looks like.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartupError } from '../../config/startup-error.ts';

/** Looks at the chain, 20 ms apart, before the backup is given up. */
const looks = 500;

/**
 * Begins the reading transaction of a backup at such a moment. Nobody adds entries meanwhile, which
 * takes as long as the transactions that are about to commit.
 * @param reader gets the transaction @param guard keeps new entries back
 * @throws StartupError when a transaction with an entry stays open
 */
export async function beginAtQuietChain(reader: Client, guard: Client): Promise<void> {
  await guard.query(
    "begin; set local lock_timeout = '10s'; lock table sys_audit_entry in share mode",
  );
  try {
    for (let look = 0; await hasOpenEntry(guard); look += 1) {
      if (look === looks)
        throw new StartupError('A change to the database does not end: try again in a minute.');
      await pause(20);
    }
    // Its first statement fixes what the transaction sees.
    await reader.query('begin transaction isolation level repeatable read read only; select 1');
  } finally {
    await guard.query('rollback');
  }
}

async function hasOpenEntry(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ open: boolean }>(`
    select exists (
      select 1 from sys_audit_entry entry, sys_audit_head head
      where entry.seq > head.resolved and entry.kind in ('row', 'removed')
        and entry.about::jsonb ->> 'cluster' =
          (select system_identifier::text from pg_catalog.pg_control_system())
        and not pg_catalog.txid_visible_in_snapshot(
          (entry.about::jsonb ->> 'xid')::bigint, pg_catalog.txid_current_snapshot())
    ) as open`);
  return rows[0]?.open === true;
}
