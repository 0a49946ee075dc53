/**
 * The chain of operation log rows: an entry for each row, written in the same transaction. Whoever changes, removes,
 * adds or moves rows without the key breaks it, and verify.ts finds where.
 */
import type { SecretKey } from '../../config/secret-key.ts';
import type { Db, DialectName } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import type { Row } from '../../models/engine.ts';
import { createSigner } from './signer.ts';
import type { AuditEntry, AuditSigner } from './signer.ts';

export interface AuditChain {
  /** Adds a log row just written, as the database holds it. Last in its transaction: the next writer of any process waits for the commit. */
  append(db: Db, row: Row): Promise<void>;
  /** Leaves a tombstone for a row that is removed in this transaction. */
  removed(db: Db, row: { operId: number; operTime: string | null; title: string | null }, by: string): Promise<void>;
  /** Empties the log; one tombstone stays for all its rows. */
  clear(db: Db, by: string): Promise<void>;
}

/** End of the chain, the one row of sys_audit_head. */
export interface AuditHead { seq: number; hash: string; seal: string; key_id: string }

/** What a `cleared` entry tells: the last entry that stays, and the hash of the last one that went. */
export interface Cleared { at: string; by: string; rows: number; previous: { seq: number; hash: string }; after: string }

/** @param now epoch milliseconds */
export function createAuditChain(dialect: DialectName, secret: SecretKey, now: () => number): AuditChain {
  const signer = createSigner(secret);
  return {
    async append(db, row) {
      const { seq, hash } = await lockHead(db, dialect);
      await store(db, dialect, signer, linked(signer, hash, { seq: seq + 1, kind: 'row', oper_id: row.oper_id, about: aboutRow(row.oper_time, row.title), digest: signer.digest(row) }));
    },
    async removed(db, { operId, operTime, title }, by) {
      const { seq, hash } = await lockHead(db, dialect);
      const about = JSON.stringify({ time: operTime, title, at: timeText(now()), by });
      await store(db, dialect, signer, linked(signer, hash, { seq: seq + 1, kind: 'removed', oper_id: operId, about, digest: null }));
    },
    async clear(db, by) {
      // Locked first: a row committed before goes with its entry, one committed later is chained behind the tombstone.
      const { seq, hash } = await lockHead(db, dialect);
      const { numDeletedRows } = await db.deleteFrom('sys_oper_log').executeTakeFirstOrThrow();
      await db.deleteFrom('sys_audit_entry').where('kind', 'in', ['row', 'removed']).execute();
      const previous = await db.selectFrom('sys_audit_entry').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow();
      const about: Cleared = { at: timeText(now()), by, rows: Number(numDeletedRows), previous: { seq: previous.seq, hash: previous.hash }, after: hash };
      await store(db, dialect, signer, linked(signer, hash, { seq: seq + 1, kind: 'cleared', oper_id: null, about: JSON.stringify(about), digest: null }));
    },
  };
}

/** What remains known of a row when it is gone. */
export const aboutRow = (time: string | null, title: string | null): string => JSON.stringify({ time, title });

export const linked = (signer: AuditSigner, before: string, entry: Omit<AuditEntry, 'hash'>): AuditEntry => ({ ...entry, hash: signer.hash(before, entry) });

/** The end of the chain; on PostgreSQL nobody else moves it until this transaction ends, on SQLite there is one writer anyway. */
async function lockHead(db: Db, dialect: DialectName): Promise<AuditHead> {
  const head = db.selectFrom('sys_audit_head').select(['seq', 'hash', 'seal', 'key_id']);
  return (await (dialect === 'postgres' ? head.forUpdate() : head).executeTakeFirstOrThrow()) as AuditHead;
}

/** Adds the entry and makes it the end of the chain; on PostgreSQL in one round trip, since others wait for the head meanwhile. */
async function store(db: Db, dialect: DialectName, signer: AuditSigner, entry: AuditEntry): Promise<void> {
  if (dialect === 'postgres') {
    await db.with('entry', (added) => added.insertInto('sys_audit_entry').values(entry)).updateTable('sys_audit_head').set(endAt(signer, entry)).execute();
    return;
  }
  await db.insertInto('sys_audit_entry').values(entry).execute();
  await db.updateTable('sys_audit_head').set(endAt(signer, entry)).execute();
}

/** Members of a head whose last entry this is. */
export const endAt = (signer: AuditSigner, { seq, hash }: AuditEntry): Pick<AuditHead, 'seq' | 'hash' | 'seal'> => ({ seq, hash, seal: signer.seal(seq, hash) });
