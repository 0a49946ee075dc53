/**
 * Uploads in chunks, as they are stored: each has a pending row of sys_file, which takes the room
 * for it and by which the sweep finds it when no chunk has come for a day.
 */
import { say } from '../../../schema/locale/message.ts';
import { codes } from '../../../protocol/codes.ts';
import type { Db } from '../../db/database.ts';
import { MiB } from '../../http/limits.ts';
import { Refusal } from '../../http/errors.ts';

/** Bytes of a chunk, except the last one; S3 takes no shorter parts. */
export const chunkBytes = 5 * MiB;
/** Milliseconds without a chunk after which an upload is given up. */
export const idleTime = 24 * 3_600_000;

export interface ChunkedUpload {
  /** Known to who began it. */
  id: string;
  key: string;
  userId: number;
  /** What people call the file. */
  name: string;
  bytes: number;
  chunkBytes: number;
  /** The first bytes, in base64. */
  head: string;
  isForRecord: boolean;
  /** What the storage calls its parts. */
  handle: string;
  isFinished: boolean;
}

/** A chunk that has come. */
export interface Chunk {
  /** From 1. */
  number: number;
  /** SHA-256 in hexadecimal. */
  checksum: string;
  /** What the storage said of it. */
  tag: string;
}

/** How many chunks the file has. */
export const chunkCount = ({ bytes, chunkBytes: size }: ChunkedUpload): number =>
  Math.ceil(bytes / size);

/** Bytes that a chunk has. */
export const lengthOf = ({ bytes, chunkBytes: size }: ChunkedUpload, number: number): number =>
  Math.min(size, bytes - (number - 1) * size);

/** The same for what never was, is somebody else's, and is over; clients begin anew. */
export const uploadGone = (): Refusal =>
  new Refusal(say`上传已过期，请重新上传`, codes.failure, undefined, { gone: true });

/** An upload of the person. @throws Refusal */
export async function uploadOf(db: Db, id: string, userId: number): Promise<ChunkedUpload> {
  const row = await db
    .selectFrom('sys_upload')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('handle', 'is not', null)
    .executeTakeFirst();
  if (!row) throw uploadGone();
  return {
    id,
    key: row.key,
    userId,
    name: row.name,
    bytes: Number(row.bytes),
    chunkBytes: Number(row.chunk_bytes),
    head: row.head,
    isForRecord: Number(row.for_record) === 1,
    handle: row.handle!,
    isFinished: row.finished_at !== null,
  };
}

/** Its chunks so far, in order. */
export async function chunksThere(db: Db, id: string): Promise<Chunk[]> {
  const rows = await db
    .selectFrom('sys_upload_chunk')
    .select(['number', 'checksum', 'tag'])
    .where('upload_id', '=', id)
    .orderBy('number')
    .execute();
  return rows.map(({ number, checksum, tag }) => ({ number: Number(number), checksum, tag }));
}

/** It waits a day from now on. @returns false when it is over, and its row otherwise locked */
export async function extend(db: Db, key: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sys_file')
    .set({ pending_until: now + idleTime })
    .where('key', '=', key)
    .where('pending_until', '>', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
