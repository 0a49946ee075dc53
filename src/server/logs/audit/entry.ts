/** Entries of the chain and its end, as the tables hold them. */
import { sql } from 'kysely';
import type { Database, Db } from '../../db/database.ts';
import { AuditBroken } from './broken.ts';
import type { AuditEntry, AuditSigner } from './signer.ts';

/** The end of the chain: the only row of sys_audit_head. */
export interface AuditHead {
  seq: number;
  hash: string;
  seal: string;
  key_id: string;
  /**
   * Entries up to this one are looked after: their transactions are over (resolve.ts). A hint, not
   * signed: verification does without it.
   */
  resolved: number;
}

/** What moves with every entry. */
export type End = Pick<AuditHead, 'seq' | 'hash' | 'seal'>;

/** An entry that has no place in the chain yet. */
export type Unlinked = Pick<AuditEntry, 'kind' | 'oper_id' | 'about' | 'digest'>;

/**
 * What a `cleared` entry records: the last entry that stays, and the hash of the last one that
 * goes.
 */
export interface Cleared {
  at: string;
  by: string;
  rows: number;
  previous: { seq: number; hash: string };
  after: string;
  /**
   * The entries between go bit by bit; a `swept` entry records that all are gone. Absent: they went
   * at once.
   */
  inSteps?: true;
}

/** What a `swept` entry records: the clearing that is complete. */
export interface Swept {
  at: string;
  clearing: number;
}

/** What a `void` entry says: the entry whose transaction was rolled back. */
export interface Voided {
  at: string;
  of: number;
}

/** What remains known of a row when it is gone. */
export const aboutRow = (time: string | null, title: string | null): string =>
  JSON.stringify({ time, title });

export const linked = (
  signer: AuditSigner,
  before: string,
  entry: Omit<AuditEntry, 'hash'>,
): AuditEntry => ({ ...entry, hash: signer.hash(before, entry) });

/** Entries one after the other, behind the end. */
export function linkedAll(
  signer: AuditSigner,
  head: End,
  entries: readonly Unlinked[],
): AuditEntry[] {
  let last: Pick<End, 'seq' | 'hash'> = head;
  return entries.map(({ kind, oper_id, about, digest }) => {
    const entry = linked(signer, last.hash, { seq: last.seq + 1, kind, oper_id, about, digest });
    last = entry;
    return entry;
  });
}

/**
 * Members of a head whose last entry this is.
 * @param before the head until now: one that somebody altered is never made good by what follows it
 */
export function endAt(signer: AuditSigner, { seq, hash }: AuditEntry, before?: End): End {
  const isSound = !before || before.seal === signer.seal(before.seq, before.hash);
  return { seq, hash, seal: isSound ? signer.seal(seq, hash) : 'altered' };
}

/** @throws AuditBroken when there is none */
export async function readHead(db: Db): Promise<AuditHead> {
  const head = await db
    .selectFrom('sys_audit_head')
    .select(['seq', 'hash', 'seal', 'key_id', 'resolved'])
    .executeTakeFirst();
  if (!head) throw new AuditBroken('The head of the chain is missing.');
  return head as AuditHead;
}

/**
 * Entries that are about no single row: few among many. The words are those of their index
 * (system-tables.ts).
 */
const isMark = sql<boolean>`kind <> 'row' and kind <> 'removed'`;

/** In their order. */
export async function marksOf(db: Db): Promise<AuditEntry[]> {
  return (await db
    .selectFrom('sys_audit_entry')
    .selectAll()
    .where(isMark)
    .orderBy('seq')
    .execute()) as AuditEntry[];
}

/** The last entry that no clearing removes: a tombstone of a clearing, or the start. */
export const lastKept = (marks: readonly AuditEntry[]): AuditEntry | undefined =>
  marks.findLast(({ kind }) => kind === 'cleared' || kind === 'start');

/** Numbers of the entries whose transactions were rolled back, as far as the chain says so. */
export const voidedBy = (marks: readonly AuditEntry[]): Set<number> =>
  new Set(
    marks
      .filter(({ kind }) => kind === 'void')
      .map(({ about }) => parsed<Voided>(about)?.of)
      .filter((seq) => seq !== undefined),
  );

/**
 * Clearings in steps that are not complete. One that another clearing follows was complete before
 * that began.
 */
export function clearingsUnderWay(marks: readonly AuditEntry[]): AuditEntry[] {
  const last = lastKept(marks);
  const swept = marks.some(
    ({ kind, about }) => kind === 'swept' && parsed<Swept>(about)?.clearing === last?.seq,
  );
  return !swept && last?.kind === 'cleared' && parsed<Cleared>(last.about)?.inSteps ? [last] : [];
}

/** What cannot be read fails where its signature is checked. */
export function parsed<T>(about: string): Partial<T> | undefined {
  try {
    return JSON.parse(about) as Partial<T>;
  } catch {
    return undefined;
  }
}

/** Reads everything as it is at one moment; others may write meanwhile. */
export const atOneMoment = <T>(db: Database['read'], work: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
