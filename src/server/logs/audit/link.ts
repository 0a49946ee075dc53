/** Puts entries at the end of the chain. */
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { endAt, linkedAll, readHead } from './entry.ts';
import type { End, Unlinked } from './entry.ts';
import type { AuditEntry, AuditSigner } from './signer.ts';

/** In a transaction of SQLite, which has one writer: nobody else moves the end meanwhile. */
export async function linkAlone(
  db: Db,
  signer: AuditSigner,
  entries: readonly Unlinked[],
): Promise<AuditEntry[]> {
  const head = await readHead(db);
  const added = linkedAll(signer, head, entries);
  await db.insertInto('sys_audit_entry').values(added).execute();
  await db
    .updateTable('sys_audit_head')
    .set(endAt(signer, added.at(-1)!, head))
    .execute();
  return added;
}

/**
 * On PostgreSQL, where others write meanwhile: one statement that does everything if the end is
 * still where it was read, and nothing otherwise. No lock is held while anybody computes or waits:
 * whoever is stopped holds up nobody.
 *
 * It does not wait for the disk. Whatever is committed later, the transactions of these entries
 * among it, reaches the disk after it.
 * @returns the entries, or null when somebody else was first
 */
export async function linkIfUnmoved(
  db: Db,
  signer: AuditSigner,
  head: End,
  entries: readonly Unlinked[],
): Promise<AuditEntry[] | null> {
  const added = linkedAll(signer, head, entries);
  const end = endAt(signer, added.at(-1)!, head);
  const column = (name: keyof AuditEntry) => added.map((entry) => entry[name]);
  const { rows } = await sql`
    with moved as (
      update sys_audit_head set seq = ${end.seq}, hash = ${end.hash}, seal = ${end.seal}
      from (select pg_catalog.set_config('synchronous_commit', 'off', true)) quick(value)
      where seq = ${head.seq} and hash = ${head.hash} and quick.value is not null returning id
    ), added as (
      insert into sys_audit_entry (seq, kind, oper_id, about, digest, hash)
      select entry.* from moved, unnest(
        ${column('seq')}::bigint[], ${column('kind')}::text[], ${column('oper_id')}::bigint[],
        ${column('about')}::text[], ${column('digest')}::text[], ${column('hash')}::text[]) entry
    ) select id from moved`.execute(db);
  return rows.length > 0 ? added : null;
}
