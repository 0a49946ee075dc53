/**
 * What is signed in the chain of operation log rows, and how: HMAC-SHA-256 under a key that the
 * database never sees.
 */
import { createHmac, createSecretKey } from 'node:crypto';
import type { SecretKey } from '../../config/secret-key.ts';
import type { Row } from '../../db/database.ts';

/**
 * Columns of sys_oper_log that a digest covers, in its order. Never change it: written digests
 * would no longer agree.
 */
const columns = [
  'title',
  'business_type',
  'method',
  'request_method',
  'operator_type',
  'oper_name',
  'dept_name',
  'oper_url',
  'oper_ip',
  'oper_location',
  'oper_param',
  'json_result',
  'status',
  'error_msg',
  'oper_time',
  'cost_time',
] as const;

/**
 * `start`: the chain begins; `row`: a log row was written; `removed`: it was removed through the
 * application; `cleared`: the log was emptied, and with it the entries before. These two are the
 * tombstones. `swept`: all that a clearing was to remove is gone. `void`: the transaction of an
 * earlier entry was rolled back.
 */
export type EntryKind = 'start' | 'row' | 'removed' | 'cleared' | 'swept' | 'void';

/** One link of the chain, a row of sys_audit_entry. */
export interface AuditEntry {
  /** Place in the chain, from 1. */
  seq: number;
  kind: EntryKind;
  /** The log row that `row` and `removed` are about. */
  oper_id: number | null;
  /** JSON: what can still be reported when the log row itself is gone. */
  about: string;
  /** Signature of the log row's contents; for `row` only. */
  digest: string | null;
  /** Signature of this entry and of the hash before it. */
  hash: string;
}

export interface AuditSigner {
  /** Says which key signs, as SecretKey.id does. */
  keyId: string;
  /** Signature of a log row as the database holds it, apart from its id. */
  digest(row: Row): string;
  /** Signature of an entry that follows one with the hash `before`; '' at the start. */
  hash(before: string, entry: Omit<AuditEntry, 'hash'>): string;
  /** Signature of what an earlier version left to be chained (take-over.ts). */
  pending(waiting: Pick<AuditEntry, 'kind' | 'oper_id' | 'about' | 'digest'>): string;
  /**
   * Signature of the head: entries cut off the end leave a head that nobody without the key can
   * write.
   */
  seal(seq: number, hash: string): string;
}

export function createSigner(secret: SecretKey): AuditSigner {
  // A key object: bytes would be made into one at every signature, which takes five times as long.
  const key = createSecretKey(secret.derive('pageloom audit log'));
  const sign = (...parts: unknown[]): string =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');
  return {
    keyId: secret.id,
    digest: (row) => sign('row', ...columns.map((column) => row[column] ?? null)),
    hash: (before, { seq, kind, oper_id, about, digest }) =>
      sign('entry', before, seq, kind, oper_id, about, digest),
    pending: ({ kind, oper_id, about, digest }) => sign('pending', kind, oper_id, about, digest),
    seal: (seq, hash) => sign('head', seq, hash),
  };
}
