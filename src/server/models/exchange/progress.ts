/**
 * How far an import has come, kept beside its rows: each batch and its progress are one
 * transaction. So a file sent again with the same `Idempotency-Key` gets the first answer, or goes
 * on where a broken run ended; no row is stored twice.
 */
import { randomUUID } from 'node:crypto';
import { pack, say, unpack, type MessageText } from '../../../schema/locale/message.ts';
import type { Database, Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { ImportRequest } from './import-request.ts';
import { keepRefused } from './refused-rows.ts';
import type { RefusedRow, SheetHeads } from './refused-rows.ts';
import { codes } from '../../../protocol/codes.ts';

/**
 * Milliseconds after which another request may go on with an import whose worker fell silent;
 * batches take far less.
 */
const LEASE = 60_000;
/** Milliseconds that answers and refused rows are kept. */
const LIFETIME = 24 * 3_600_000;

/** Counts of rows, and the first lines about stored ones. */
export interface Progress {
  handled: number;
  created: number;
  updated: number;
  failed: number;
  lines: MessageText[];
}

export interface ImportRun extends Progress {
  id: string;
  owner: string;
  userId: number;
}

export interface StoredAnswer {
  code: number;
  msg: MessageText;
  members: Record<string, unknown>;
}

/**
 * The answer of an import that was sent before with the same key; undefined when it is still to be
 * done.
 * @throws Refusal
 */
export async function answeredImport(
  db: Db,
  { userId, key, fingerprint }: ImportRequest,
): Promise<StoredAnswer | undefined> {
  if (key === null) return undefined;
  const row = await db
    .selectFrom('sys_import')
    .select(['fingerprint', 'answer'])
    .where('user_id', '=', userId)
    .where('request_key', '=', key)
    .executeTakeFirst();
  if (row && row.fingerprint !== fingerprint) throw new Refusal(say`不允许重复提交，请稍候再试`);
  return row?.answer ? (unpack(row.answer) as StoredAnswer) : undefined;
}

/**
 * Begins an import, or goes on with one that was broken off.
 * @throws Refusal while another request works on it
 */
export async function beginImport(
  database: Database,
  request: ImportRequest,
  heads: SheetHeads,
  now: number,
): Promise<ImportRun> {
  const { userId, key, fingerprint } = request;
  const owner = randomUUID();
  const lease = { owner, leased_until: now + LEASE, expires_at: now + LIFETIME };
  return database.transaction(async (db) => {
    const id = randomUUID().replaceAll('-', '');
    const started = await db
      .insertInto('sys_import')
      .values({
        id,
        user_id: userId,
        request_key: key,
        fingerprint,
        header: JSON.stringify(heads),
        handled: 0,
        created: 0,
        updated: 0,
        failed: 0,
        done_lines: '[]',
        ...lease,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'request_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (started) {
      await forgetFormer(db, userId, id);
      return { id, owner, userId, handled: 0, created: 0, updated: 0, failed: 0, lines: [] };
    }
    const taken = await db
      .updateTable('sys_import')
      .set(lease)
      .where('user_id', '=', userId)
      .where('request_key', '=', key)
      .where('answer', 'is', null)
      .where('leased_until', '<=', now)
      .returningAll()
      .executeTakeFirst();
    if (!taken) throw new Refusal(say`该文件正在导入，请稍候再试`, codes.warning);
    const { handled, created, updated, failed } = taken;
    return {
      id: taken.id,
      owner,
      userId,
      handled,
      created,
      updated,
      failed,
      lines: unpack(taken.done_lines) as MessageText[],
    };
  });
}

/** One person's refused rows are kept of the last import only. */
async function forgetFormer(db: Db, userId: number, id: string): Promise<void> {
  const former = db
    .selectFrom('sys_import')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '<>', id)
    .where('answer', 'is not', null);
  await db.deleteFrom('sys_import_failure').where('import_id', 'in', former).execute();
}

/**
 * Keeps the progress after a batch, in its transaction.
 * @throws Refusal when another request has taken the import over
 */
export async function advance(
  db: Db,
  run: ImportRun,
  progress: Progress,
  failures: readonly RefusedRow[],
  now: number,
): Promise<void> {
  const { handled, created, updated, failed, lines } = progress;
  const changed = await db
    .updateTable('sys_import')
    .set({
      handled,
      created,
      updated,
      failed,
      // Only ever added to, and only so many of them.
      ...(lines.length > run.lines.length && { done_lines: pack(lines) }),
      leased_until: now + LEASE,
      expires_at: now + LIFETIME,
    })
    .where('id', '=', run.id)
    .where('owner', '=', run.owner)
    .executeTakeFirst();
  if (Number(changed.numUpdatedRows) === 0)
    throw new Refusal(say`该文件正在导入，请稍候再试`, codes.warning);
  await keepRefused(db, run.id, failures, now + LIFETIME);
}

/**
 * Remembers the answer, and lets go of the import; with no answer it may be gone on with at once.
 */
export async function endImport(
  database: Database,
  run: ImportRun,
  answer: StoredAnswer | null,
): Promise<void> {
  await database.write
    .updateTable('sys_import')
    .set({ answer: answer && pack(answer), leased_until: 0 })
    .where('id', '=', run.id)
    .where('owner', '=', run.owner)
    .execute();
}
