/** Takes a chunk, and makes the file of all of them. */
import { createHash } from 'node:crypto';
import { say } from '../../../schema/locale/message.ts';
import { codes } from '../../../protocol/codes.ts';
import { Refusal } from '../../http/errors.ts';
import { ATTACHING_TIME, recordSize } from '../owned-files.ts';
import type { FileCounts } from '../owned-files.ts';
import { PartsLost } from '../parts/contract.ts';
import { giveUp } from './remove.ts';
import { chunkCount, chunksThere, extend, lengthOf, uploadGone, uploadOf } from './upload.ts';
import type { ChunkedUpload } from './upload.ts';

/** Missing chunks that a refusal names. */
const mostNamed = 1000;

export interface UploadOfPerson {
  id: string;
  userId: number;
}

/** A chunk on its way. */
export interface IncomingChunk {
  number: number;
  /** SHA-256 in hexadecimal, by the client. */
  checksum: string;
  content: AsyncIterable<Buffer>;
}

/** Its bytes are others than the client says; sending it again may help. */
const damaged = (): Refusal =>
  new Refusal(say`文件在传输中损坏，请重试`, codes.failure, undefined, { damaged: true });

/** Stores a chunk; one of the same number is replaced. @throws Refusal */
export async function takeChunk(
  counts: FileCounts,
  { id, userId }: UploadOfPerson,
  chunk: IncomingChunk,
): Promise<void> {
  const { database, storage, now } = counts;
  const upload = await database.transaction(async (db) => {
    const found = await uploadOf(db, id, userId);
    if (found.isFinished || !(await extend(db, found.key, now()))) throw uploadGone();
    return found;
  });
  const { number, checksum } = chunk;
  if (number > chunkCount(upload)) throw new Refusal(say`文件没有第 ${number} 个分片`);
  try {
    const tag = await storage.parts.put(upload, chunk, verified(upload, chunk));
    await database.transaction(async (db) => {
      if (!(await extend(db, upload.key, now()))) throw new PartsLost();
      await db
        .insertInto('sys_upload_chunk')
        .values({ upload_id: id, number, checksum, tag })
        .onConflict((conflict) =>
          conflict.columns(['upload_id', 'number']).doUpdateSet({ checksum, tag }),
        )
        .execute();
    });
  } catch (error) {
    if (!(error instanceof PartsLost)) throw error;
    // It was given up meanwhile: nothing of this chunk may stay. A finished file stays.
    await storage.parts.abandon(upload);
    throw uploadGone();
  }
}

/** The content, which fails at its end when it is not what was announced. */
async function* verified(
  upload: ChunkedUpload,
  { number, checksum, content }: IncomingChunk,
): AsyncGenerator<Buffer> {
  const expected = lengthOf(upload, number);
  const hash = createHash('sha256');
  let head = Buffer.from(upload.head, 'base64');
  let bytes = 0;
  for await (const some of content) {
    bytes += some.length;
    if (bytes > expected) throw damaged();
    hash.update(some);
    if (number === 1 && head.length > 0) {
      const begins = some.subarray(0, head.length);
      if (!begins.equals(head.subarray(0, begins.length))) throw damaged();
      head = head.subarray(begins.length);
    }
    yield some;
  }
  if (bytes !== expected || hash.digest('hex') !== checksum) throw damaged();
}

/**
 * Makes the file, and answers it again when asked again.
 * @param checksum SHA-256 of the checksums of all chunks in their order, joined
 * @throws Refusal for chunks that are missing or are not those of the client
 */
export async function finishUpload(
  counts: FileCounts,
  { id, userId }: UploadOfPerson,
  checksum: string,
): Promise<ChunkedUpload> {
  const { database, storage, now } = counts;
  const { upload, chunks } = await database.transaction(async (db) => {
    const found = await uploadOf(db, id, userId);
    if (found.isFinished) return { upload: found, chunks: [] };
    if (!(await extend(db, found.key, now()))) throw uploadGone();
    return { upload: found, chunks: await chunksThere(db, id) };
  });
  if (upload.isFinished) return upload;
  const there = new Set(chunks.map(({ number }) => number));
  const missing = Array.from({ length: chunkCount(upload) }, (_, index) => index + 1).filter(
    (number) => !there.has(number),
  );
  if (missing.length > 0)
    throw new Refusal(say`文件还有 ${missing.length} 个分片没有上传`, codes.failure, undefined, {
      missing: missing.slice(0, mostNamed),
    });
  const whole = createHash('sha256').update(chunks.map((chunk) => chunk.checksum).join(''));
  if (whole.digest('hex') !== checksum) throw damaged();
  try {
    await storage.parts.join(upload, chunks, upload.bytes);
  } catch (error) {
    if (!(error instanceof PartsLost)) throw error;
    if (await isFinished(counts, { id, userId })) return upload;
    await giveUp(counts, upload.key);
    throw uploadGone();
  }
  await recordFinished(counts, upload);
  return upload;
}

/** Another request may have finished it, and removed the chunks that this one read. */
const isFinished = async ({ database }: FileCounts, { id, userId }: UploadOfPerson) =>
  (await uploadOf(database.write, id, userId)).isFinished;

/** The file counts as stored from now on; its chunks are needed no more. */
async function recordFinished(counts: FileCounts, upload: ChunkedUpload): Promise<void> {
  const { database, storage, now } = counts;
  const { id, key, bytes, isForRecord } = upload;
  const isThere = await database.transaction(async (db) => {
    if (!(await extend(db, key, now()))) return (await uploadOf(db, id, upload.userId)).isFinished;
    await recordSize(db, key, bytes);
    await db.updateTable('sys_upload').set({ finished_at: now() }).where('id', '=', id).execute();
    if (isForRecord)
      await db
        .updateTable('sys_file')
        .set({ expires_at: now() + ATTACHING_TIME })
        .where('key', '=', key)
        .execute();
    await db.deleteFrom('sys_upload_chunk').where('upload_id', '=', id).execute();
    return true;
  });
  if (!isThere) {
    // It was given up while its chunks were joined.
    await storage.remove(key);
    throw uploadGone();
  }
  // What cannot be removed now, the sweep removes.
  await storage.parts.abandon(upload).catch(() => undefined);
}
