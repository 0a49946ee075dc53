/**
 * Checks the rows that were written or removed a moment ago and wait to be chained: each is sealed,
 * and as it was sealed.
 */
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/database.ts';
import { AuditBroken } from './broken.ts';
import type { Waiting } from './queue.ts';
import type { AuditSigner } from './signer.ts';

const batchSize = 500;

/** @returns how many log rows wait. @throws AuditBroken */
export async function countWaiting(db: Db, signer: AuditSigner): Promise<number> {
  let count = 0;
  for (const kind of ['row', 'removed']) {
    for await (const waiting of waitingOf(db, kind)) count += await check(db, signer, waiting);
  }
  if (
    await db
      .selectFrom('sys_audit_pending')
      .select('kind')
      .where('kind', 'not in', ['row', 'removed'])
      .executeTakeFirst()
  ) {
    throw new AuditBroken(
      'Something that no log row can be waits to be chained: it was inserted past the application.',
    );
  }
  return count;
}

async function* waitingOf(db: Db, kind: string): AsyncGenerator<Waiting> {
  for (let last: number | undefined; ;) {
    const all = db
      .selectFrom('sys_audit_pending')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('oper_id')
      .limit(batchSize);
    const waiting = (await (
      last === undefined ? all : all.where('oper_id', '>', last)
    ).execute()) as Waiting[];
    yield* waiting;
    if (waiting.length < batchSize) return;
    last = waiting.at(-1)!.oper_id;
  }
}

/** @returns 1 for a row that is there, else 0 */
async function check(db: Db, signer: AuditSigner, waiting: Waiting): Promise<0 | 1> {
  const { oper_id: operId, kind, digest } = waiting;
  const broken = (what: string) =>
    new AuditBroken(`Row ${operId}, which waits to be chained, ${what}.`);
  if (waiting.seal !== signer.pending(waiting))
    throw broken('was inserted past the application, or edited');
  const of = (table: string) => db.selectFrom(table).where('oper_id', '=', operId);
  if (await of('sys_audit_entry').select('seq').where('kind', '=', kind).executeTakeFirst()) {
    throw broken('is in the chain already: it was put back');
  }
  const row = (await of('sys_oper_log').selectAll().executeTakeFirst()) as Row | undefined;
  if (kind === 'removed') {
    if (row) throw broken('was put back after it had been removed');
    return 0;
  }
  const isRemoved = await of('sys_audit_pending')
    .select('kind')
    .where('kind', '=', 'removed')
    .executeTakeFirst();
  if (!row && !isRemoved) throw broken('is missing');
  if (row && signer.digest(row) !== digest) throw broken('was edited after it was written');
  return row ? 1 : 0;
}
