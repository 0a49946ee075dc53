/**
 * A moment at which no transaction is open whose log row is chained already. Entries are chained
 * before their transactions commit (logs/audit/ahead.ts), and a backup of another moment would hold
 * entries without their rows, which is what a removed row looks like.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartupError } from '../../config/startup-error.ts';

/** Attempts to meet such a moment before the backup is given up; about half a minute. */
const attempts = 100;
/** Checks of one attempt, with a pause (ms) between them. */
const checks = 20;
const pauseOfCheck = 10;
/** Milliseconds in which writers go on between two attempts. */
const pauseOfAttempt = 100;

/**
 * Begins the reading transaction of a backup at such a moment. During an attempt nobody adds
 * entries; between two attempts everybody goes on, also a transaction that chains more than one.
 * @param reader gets the transaction
 * @param guard keeps new entries back
 * @throws StartupError when a transaction with an entry stays open
 */
export async function beginAtQuietChain(reader: Client, guard: Client): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (await beginIfQuiet(reader, guard)) return;
    await pause(pauseOfAttempt);
  }
  throw new StartupError('A change to the database does not end: try again in a minute.');
}

async function beginIfQuiet(reader: Client, guard: Client): Promise<boolean> {
  await guard.query(
    "begin; set local lock_timeout = '10s'; lock table sys_audit_entry in share mode",
  );
  try {
    for (let check = 1; await hasOpenEntry(guard); check += 1) {
      if (check === checks) return false;
      await pause(pauseOfCheck);
    }
    // Its first statement fixes what the transaction sees.
    await reader.query('begin transaction isolation level repeatable read read only; select 1');
    return true;
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
