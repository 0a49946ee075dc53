/** The beginning of an upload in chunks, or of its continuation. */
import { randomBytes } from 'node:crypto';
import { say } from '../../../schema/locale/message.ts';
import { uploadExtensions } from '../../../schema/record/fileKinds.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { MiB } from '../../http/limits.ts';
import { namedFile } from '../naming.ts';
import { quotaOf, reserve } from '../owned-files.ts';
import type { FileCounts } from '../owned-files.ts';
import { giveUp } from './remove.ts';
import { chunkBytes, extend, idleTime } from './upload.ts';
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
 * The unfinished upload of the same file by the same person, else a new one, whose room is taken.
 * @throws Refusal for names, kinds and sizes that are not allowed, and beyond the quotas
 */
export async function beginUpload(counts: FileCounts, given: Beginning): Promise<ChunkedUpload> {
  const { database, storage, now } = counts;
  const moment = now();
  const rules = { folder: 'upload', extensions: uploadExtensions, now: moment } as const;
  const named = namedFile({ ...rules, name: given.name });
  const upload: Omit<ChunkedUpload, 'handle'> = {
    id: randomBytes(16).toString('hex'),
    key: named.keyFor(given.head),
    userId: given.userId,
    name: named.originalName,
    bytes: given.size,
    chunkBytes,
    head: given.head.toString('base64'),
    isForRecord: given.isForRecord,
    isFinished: false,
  };
  const before = await database.transaction(async (db) => {
    const same = await unfinished(db, upload, given.fingerprint);
    if (same !== undefined && (await extend(db, same.key, moment))) return same;
    await requireFittingSize(db, upload.bytes);
    const { userId, userName } = given;
    await reserve(
      db,
      {
        key: upload.key,
        name: upload.name,
        owner: { userId, userName, most: upload.bytes },
        waits: idleTime,
      },
      moment,
    );
    await requireRoom(db, userId);
    await insert(db, upload, given.fingerprint);
    return undefined;
  });
  if (before) return before;
  try {
    const handle = await storage.parts.begin(upload.key);
    await database.transaction((db) =>
      db.updateTable('sys_upload').set({ handle }).where('id', '=', upload.id).execute(),
    );
    return { ...upload, handle };
  } catch (error) {
    await giveUp(counts, upload.key).catch(() => undefined);
    throw error;
  }
}

async function unfinished(
  db: Db,
  upload: Omit<ChunkedUpload, 'handle'>,
  fingerprint: string,
): Promise<ChunkedUpload | undefined> {
  const row = await db
    .selectFrom('sys_upload')
    .select(['id', 'key', 'handle', 'chunk_bytes'])
    .where('user_id', '=', upload.userId)
    .where('fingerprint', '=', fingerprint)
    .where('name', '=', upload.name)
    .where('bytes', '=', upload.bytes)
    .where('head', '=', upload.head)
    .where('for_record', '=', Number(upload.isForRecord))
    .where('handle', 'is not', null)
    .where('finished_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, key, handle, chunk_bytes } = row;
  return { ...upload, id, key, handle: handle!, chunkBytes: Number(chunk_bytes) };
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

const insert = (db: Db, upload: Omit<ChunkedUpload, 'handle'>, fingerprint: string) =>
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
