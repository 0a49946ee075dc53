/** The beginning of the chain, at the first start of an installation or after an upgrade. */
import type { SecretKey } from '../../config/secret-key.ts';
import { StartupError } from '../../config/startup-error.ts';
import type { Database, Db } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import { aboutRow, endAt, linked } from './entry.ts';
import { createSigner } from './signer.ts';
import type { AuditEntry, AuditSigner } from './signer.ts';

/** Log rows taken in at once. */
const batchSize = 500;

/**
 * Begins the chain where there is none, taking in the rows that the log holds. Needs the table of
 * the log.
 * @throws StartupError when another key began it: entries under two keys could never be verified
 */
export async function beginAudit(
  database: Database,
  secret: SecretKey,
  now: number,
): Promise<void> {
  await database.schemaTransaction(async (db) => {
    const head = await db.selectFrom('sys_audit_head').select('key_id').executeTakeFirst();
    if (!head) await begin(db, createSigner(secret), now);
    else if (head.key_id !== secret.id)
      throw new StartupError(
        'The operation log of this database is signed with another secret key: set ' +
          'SECRET_KEY as it was, or restore secret.key in DATA_DIR (docs/audit.md).',
      );
  });
}

async function begin(db: Db, signer: AuditSigner, now: number): Promise<void> {
  let last = linked(signer, '', {
    seq: 1,
    kind: 'start',
    oper_id: null,
    about: JSON.stringify({ at: timeText(now) }),
    digest: null,
  });
  await db.insertInto('sys_audit_entry').values(last).execute();
  // What waited for an earlier chain is taken in with all the others.
  await db.deleteFrom('sys_audit_pending').execute();
  let operId = 0;
  for (;;) {
    const rows = await db
      .selectFrom('sys_oper_log')
      .selectAll()
      .where('oper_id', '>', operId)
      .orderBy('oper_id')
      .limit(batchSize)
      .execute();
    if (rows.length === 0) break;
    const entries: AuditEntry[] = [];
    for (const row of rows) {
      last = linked(signer, last.hash, {
        seq: last.seq + 1,
        kind: 'row',
        oper_id: row.oper_id,
        about: aboutRow(row.oper_time, row.title),
        digest: signer.digest(row),
      });
      entries.push(last);
    }
    await db.insertInto('sys_audit_entry').values(entries).execute();
    operId = rows.at(-1)!.oper_id;
  }
  await db
    .insertInto('sys_audit_head')
    .values({ id: 1, ...endAt(signer, last), key_id: signer.keyId, resolved: last.seq })
    .execute();
}
