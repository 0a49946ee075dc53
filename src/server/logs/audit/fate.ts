/**
 * What became of the transaction of an entry, which on PostgreSQL is chained before it commits
 * (ahead.ts). The database itself says so, of every transaction that is not ages old.
 */
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { parsed } from './entry.ts';
import type { AuditEntry } from './signer.ts';

/**
 * `open`: not over at the moment of the snapshot; `elsewhere`: it ran in another installation of
 * PostgreSQL, from which this database was restored; `unknown`: too long ago.
 */
export type Fate = 'committed' | 'aborted' | 'open' | 'elsewhere' | 'unknown';

/** Which transaction an entry belongs to: its number, and the installation that gave it. */
export interface Ticket {
  xid: string;
  cluster: string;
}

/** Adds the ticket to what an entry is about. */
export const withTicket = (about: string, { xid, cluster }: Ticket): string =>
  JSON.stringify({ ...parsed(about), xid, cluster });

/**
 * By number of the entry. Entries without a ticket were chained in the transaction, or after it.
 */
export async function fatesOf(
  db: Db,
  entries: readonly Pick<AuditEntry, 'seq' | 'about'>[],
): Promise<Map<number, Fate>> {
  const fates = new Map<number, Fate>(entries.map(({ seq }) => [seq, 'committed']));
  const tickets = entries.flatMap(({ seq, about }) => {
    const { xid, cluster } = parsed<Ticket>(about) ?? {};
    return xid && cluster ? [{ seq, xid, cluster }] : [];
  });
  if (tickets.length === 0) return fates;
  // Names with their schema: nobody can put functions of the same name before them.
  const { rows } = await sql<{ seq: number; fate: Fate | null }>`
    select ticket.seq, case
      when ticket.cluster <> control.system_identifier::text then 'elsewhere'
      when not pg_catalog.txid_visible_in_snapshot(ticket.xid, pg_catalog.txid_current_snapshot()) then 'open'
      else pg_catalog.txid_status(ticket.xid) end as fate
    from pg_catalog.pg_control_system() control, unnest(
      ${tickets.map(({ seq }) => seq)}::bigint[], ${tickets.map(({ xid }) => xid)}::bigint[],
      ${tickets.map(({ cluster }) => cluster)}::text[]) ticket(seq, xid, cluster)`.execute(db);
  for (const { seq, fate } of rows) fates.set(seq, fate ?? 'unknown');
  return fates;
}

/** Seconds that a transaction may have been open when a backup was made. */
const longest = 60;

/**
 * Whether an entry was chained so shortly before this moment that its transaction may have been
 * open then.
 * @param end what the last entry of the chain is about
 */
export function isRecent({ about }: Pick<AuditEntry, 'about'>, end: string): boolean {
  const [then, last] = [momentOf(about), momentOf(end)];
  return last - then < longest * 1000;
}

function momentOf(about: string): number {
  const { time, at } = parsed<{ time: string; at: string }>(about) ?? {};
  return Date.parse(`${at ?? time}`.replace(' ', 'T'));
}
