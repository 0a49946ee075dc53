/** The beginning of an upload in chunks, or of its continuation. */
import { randomBytes } from 'node:crypto';
import { say } from '../../../schema/locale/message.ts';
import { uploadExtensions } from '../../../schema/record/fileKinds.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { MiB } from '../../http/limits.ts';
import { namedFile } from '../naming.ts';
import { lockCounts, quotaOf, reserve } from '../owned-files.ts';
import type { FileCounts } from '../owned-files.ts';
import { giveUp } from './remove.ts';
import { chunkBytes, extend, idleTime, uploadGone } from './upload.ts';
import type { ChunkedUpload } from './upload.ts';

/** Uploads that one person may have begun and not finished. */
const mostAtOnce = 20;
/** Chunks of one file; S3 takes no more parts. */
const mostChunks = 10_000;

/** What a client says of a file before it sends any of it. */
export interface Beginning {
  userId: number;
  userName: string;
  name: string;
  /** Bytes. */
  size: number;
  /** The first bytes, by which its kind is judged (kinds.ts). */
  head: Buffer;
  /** By which the same file is found again, after a reload or in another browser. */
  fingerprint: string;
  isForRecord: boolean;
}

/**
 * An upload that the storage need not know yet: of two beginnings at once, each sees the other's.
 */
type BegunUpload = Omit<ChunkedUpload, 'handle'> & { handle: string | null };

/**
 * The unfinished upload of the same file by the same person, else a new one, whose room is taken.
 * Beginnings at the same time, on any number of nodes, share one.
 * @throws Refusal for names, kinds and sizes that are not allowed, and beyond the quotas
 */
export async function beginUpload(counts: FileCounts, given: Beginning): Promise<ChunkedUpload> {
  const { database, now } = counts;
  const moment = now();
  const rules = { folder: 'upload', extensions: uploadExtensions, now: moment } as const;
  const named = namedFile({ ...rules, name: given.name });
  const upload: BegunUpload = {
    id: randomBytes(16).toString('hex'),
    key: named.keyFor(given.head),
    userId: given.userId,
    name: named.originalName,
    bytes: given.size,
    chunkBytes,
    head: given.head.toString('base64'),
    isForRecord: given.isForRecord,
    isFinished: false,
    handle: null,
  };
  const begun = await database.transaction(async (db) => {
    const same = await unfinished(db, upload, given.fingerprint);
    if (same && (await extend(db, same.key, moment))) return same;
    await lockCounts(db, given.userId);
    return (await unfinished(db, upload, given.fingerprint)) ?? add(db, upload, { given, moment });
  });
  if (begun.handle !== null) return { ...begun, handle: begun.handle };
  try {
    return await withHandle(counts, begun);
  } catch (error) {
    if (begun === upload) await giveUp(counts, upload.key).catch(() => undefined);
    throw error;
  }
}

/** Takes the room, and notes the upload. */
async function add(
  db: Db,
  upload: BegunUpload,
  { given: { userId, userName, fingerprint }, moment }: { given: Beginning; moment: number },
): Promise<BegunUpload> {
  const { key, name, bytes } = upload;
  await requireFittingSize(db, bytes);
  const owner = { userId, userName, most: bytes };
  await reserve(db, { key, name, owner, waits: idleTime }, moment);
  await requireRoom(db, userId);
  await insert(db, upload, fingerprint);
  return upload;
}

/** Has the storage begin; what another beginning got from it first counts for both. */
async function withHandle(
  { database, storage }: FileCounts,
  upload: BegunUpload,
): Promise<ChunkedUpload> {
  const { id, key } = upload;
  const own = await storage.parts.begin(key);
  const agreed = await database.transaction(async (db) => {
    await db
      .updateTable('sys_upload')
      .set({ handle: own })
      .where('id', '=', id)
      .where('handle', 'is', null)
      .execute();
    return db.selectFrom('sys_upload').select('handle').where('id', '=', id).executeTakeFirst();
  });
  if (agreed?.handle !== own)
    await storage.parts.abandon({ key, handle: own }).catch(() => undefined);
  if (!agreed) throw uploadGone();
  return { ...upload, handle: agreed.handle! };
}

async function unfinished(
  db: Db,
  upload: BegunUpload,
  fingerprint: string,
): Promise<BegunUpload | undefined> {
  const row = await db
    .selectFrom('sys_upload as u')
    .innerJoin('sys_file as f', 'f.key', 'u.key')
    .select(['u.id', 'u.key', 'u.handle', 'u.chunk_bytes'])
    .where('f.pending_until', '>', 0)
    .where('u.user_id', '=', upload.userId)
    .where('u.fingerprint', '=', fingerprint)
    .where('u.name', '=', upload.name)
    .where('u.bytes', '=', upload.bytes)
    .where('u.head', '=', upload.head)
    .where('u.for_record', '=', Number(upload.isForRecord))
    .where('u.finished_at', 'is', null)
    .orderBy('u.id')
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, key, handle, chunk_bytes } = row;
  return { ...upload, id, key, handle, chunkBytes: Number(chunk_bytes) };
}

/** @throws Refusal for files that are too large for one */
async function requireFittingSize(db: Db, bytes: number): Promise<void> {
  const most = Math.min(await quotaOf(db, 'perFile'), mostChunks * chunkBytes);
  if (bytes > most)
    throw new Refusal(say`文件超出大小限制，单个文件不能超过 ${Math.floor(most / MiB)} MB`);
}

/** The count of the person's bytes is locked by now: no other beginning counts at this moment. */
async function requireRoom(db: Db, userId: number): Promise<void> {
  const begun = await db
    .selectFrom('sys_upload')
    .select('id')
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .limit(mostAtOnce)
    .execute();
  if (begun.length === mostAtOnce)
    throw new Refusal(say`您已有 ${mostAtOnce} 个文件正在上传，请完成或取消后再试`);
}

const insert = (db: Db, upload: BegunUpload, fingerprint: string) =>
  db
    .insertInto('sys_upload')
    .values({
      id: upload.id,
      key: upload.key,
      user_id: upload.userId,
      name: upload.name,
      bytes: upload.bytes,
      chunk_bytes: upload.chunkBytes,
      head: upload.head,
      fingerprint,
      for_record: Number(upload.isForRecord),
    })
    .execute();
