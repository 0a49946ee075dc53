/** Entries of the chain with what the log holds for them, and why it does not where it does not. */
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/database.ts';
import { fatesOf } from './fate.ts';
import type { Fate } from './fate.ts';
import type { AuditEntry } from './signer.ts';

/** Entries read at once: memory does not grow with the log. */
const batchSize = 500;

/** An entry with what the database holds for it now. */
export interface Link {
  entry: AuditEntry;
  /** The log row; null: there is none. */
  row: Row | null;
  /** What became of its transaction; asked where the log does not hold what the entry says. */
  fate: Fate;
  /** A tombstone for this row stands in the chain, and the removal was carried out. */
  isRemoved: boolean;
  /** The chain says that its transaction was rolled back. */
  isVoid: boolean;
}

/** In their order. @param voided entries whose transactions were rolled back, as the chain says */
export async function* linksOf(db: Db, voided: ReadonlySet<number>): AsyncGenerator<Link> {
  for (let seq = 0; ;) {
    const found: Row[] = await db
      .selectFrom('sys_audit_entry as entry')
      .leftJoin('sys_oper_log as log', 'log.oper_id', 'entry.oper_id')
      .selectAll('log')
      .select([
        'entry.seq',
        'entry.kind',
        'entry.oper_id as entry_oper_id',
        'entry.about',
        'entry.digest',
        'entry.hash',
        'log.oper_id as log_oper_id',
      ])
      .where('entry.seq', '>', seq)
      .orderBy('entry.seq')
      .limit(batchSize)
      .execute();
    yield* await judged(
      db,
      voided,
      found.map(
        ({ seq: place, kind, entry_oper_id, about, digest, hash, log_oper_id, ...row }) => ({
          entry: { seq: place, kind, oper_id: entry_oper_id, about, digest, hash } as AuditEntry,
          row: log_oper_id === null ? null : row,
        }),
      ),
    );
    if (found.length < batchSize) return;
    seq = found.at(-1)!.seq;
  }
}

/** Finds out why the log does not hold what some entries say. */
async function judged(
  db: Db,
  voided: ReadonlySet<number>,
  links: readonly Pick<Link, 'entry' | 'row'>[],
): Promise<Link[]> {
  const unlike = links.filter(
    ({ entry: { kind }, row }) => (kind === 'row' && !row) || (kind === 'removed' && row),
  );
  const missing = unlike.filter(({ row }) => !row).map(({ entry }) => entry.oper_id!);
  const removals = missing.length
    ? ((await db
        .selectFrom('sys_audit_entry')
        .selectAll()
        .where('kind', '=', 'removed')
        .where('oper_id', 'in', missing)
        .execute()) as AuditEntry[])
    : [];
  const fates = await fatesOf(db, [...unlike.map(({ entry }) => entry), ...removals]);
  const fateOf = (entry: AuditEntry): Fate => fates.get(entry.seq) ?? 'committed';
  const wasCarriedOut = (entry: AuditEntry): boolean =>
    !voided.has(entry.seq) && !['aborted', 'open'].includes(fateOf(entry));
  const removed = new Set(removals.filter(wasCarriedOut).map(({ oper_id }) => oper_id));
  return links.map((link) => ({
    ...link,
    fate: fateOf(link.entry),
    isRemoved: removed.has(link.entry.oper_id),
    isVoid: voided.has(link.entry.seq),
  }));
}
