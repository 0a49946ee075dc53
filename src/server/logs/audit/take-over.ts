/**
 * Chains what an earlier version left behind when it was killed: it stored rows first, and chained
 * them a moment later. A sealed row of sys_audit_pending stands for each of them.
 */
import type { Database } from '../../db/database.ts';
import { readHead } from './entry.ts';
import type { Unlinked } from './entry.ts';
import { linkIfUnmoved } from './link.ts';
import type { AuditSigner } from './signer.ts';

const batchSize = 500;

/** Those without a genuine seal are dropped: `npm run audit:verify` finds their rows. */
export async function takeOver(database: Database, signer: AuditSigner): Promise<void> {
  const { write: db } = database;
  for (;;) {
    const head = await readHead(db);
    const rows = await db
      .selectFrom('sys_audit_pending as waiting')
      .leftJoin('sys_audit_entry as entry', (join) =>
        join
          .onRef('entry.oper_id', '=', 'waiting.oper_id')
          .onRef('entry.kind', '=', 'waiting.kind'),
      )
      .selectAll('waiting')
      .select('entry.seq')
      .orderBy('waiting.oper_id')
      .orderBy('waiting.kind', 'desc')
      .limit(batchSize)
      .execute();
    if (rows.length === 0) return;
    const genuine = rows
      .filter((row) => row.seq === null && row.seal === signer.pending(row as never))
      .map(({ kind, oper_id, about, digest }) => ({ kind, oper_id, about, digest }) as Unlinked);
    if (genuine.length > 0 && !(await linkIfUnmoved(db, signer, head, genuine))) continue;
    for (const { kind, oper_id } of rows)
      await db
        .deleteFrom('sys_audit_pending')
        .where('oper_id', '=', oper_id)
        .where('kind', '=', kind)
        .execute();
  }
}
