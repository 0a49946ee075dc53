/**
 * Files with an owner and a count: what each person and all together have stored, kept within
 * quotas. The count is taken before the bytes come and put right when they are there, in
 * transactions, so that no number of uploads at once, on any number of nodes, gets past a quota;
 * what a crash leaves half-done is put right by the sweep.
 */
import { say } from '../../schema/locale/message.ts';
import { sql } from 'kysely';
import type { Database, Db } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import { MiB } from '../http/limits.ts';
import { configValue } from '../settings/parameters.ts';
import type { FileStorage } from './storage.ts';
import { configKeys } from '../../protocol/configKeys.ts';

/** Milliseconds after which an upload that was never ended is one no more. */
const UPLOAD_TIME = 3_600_000;
/** Row of the count of all files. */
const ALL = 0;

/**
 * Parameters, in MiB; 0 or a minus for no limit. The numbers are those of installations that lack
 * the parameter.
 */
const quotas = {
  perUser: [configKeys.quotaPerUser, 1024],
  total: [configKeys.quotaTotal, 20_480],
  /** Of one file that comes in chunks. */
  perFile: [configKeys.largestFile, 512],
} as const;

/** Milliseconds for which an upload that is meant for a record waits to be attached to it. */
export const ATTACHING_TIME = 24 * 3_600_000;

/**
 * Milliseconds for which a file that was replaced stays: the copy of the database in a backup that
 * is being made may name it.
 */
export const REPLACED_TIME = 3_600_000;

/** Files of one person. */
export interface OwnedFiles {
  /**
   * @param name what people call it
   * @throws Refusal when a quota is used up
   */
  write(key: string, content: AsyncIterable<Buffer>, name: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Another file takes its place: it counts no more, and the sweep removes it after a while. */
  retire(key: string): Promise<void>;
}

export interface FileCounts {
  database: Database;
  storage: FileStorage;
  now(): number;
}

/** Whose files are stored, and what for. */
export interface FileOwner {
  userId: number;
  userName: string;
  /** Bytes that the request can bring, in all of its files. */
  most: number;
  /** They are meant for a record: those that none carries after a day are removed. */
  isForRecord?: boolean;
}

export function ownedFiles(counts: FileCounts, owner: FileOwner): OwnedFiles {
  const { database, storage, now } = counts;
  return {
    async write(key, content, name) {
      await database.transaction((db) => reserve(db, { key, name, owner }, now()));
      const size = { bytes: 0 };
      try {
        await storage.write(key, measured(content, size));
        await database.transaction((db) => recordSize(db, key, size.bytes));
      } catch (error) {
        await database.transaction((db) => abandon(db, key, now())).catch(() => undefined);
        throw error;
      }
    },
    remove: (key) => removeCounted(counts, key),
    retire: (key) => retireCounted(counts, key),
  };
}

/** Removes a file, whoever it belongs to; its owner may store as much again. */
export async function removeCounted({ database, storage }: FileCounts, key: string): Promise<void> {
  await storage.remove(key);
  await database.transaction((db) => release(db, key));
}

async function retireCounted({ database, storage, now }: FileCounts, key: string): Promise<void> {
  const isCounted = await database.transaction(async (db) => {
    const file = await lockedFile(db, key);
    if (!file) return false;
    await db
      .updateTable('sys_file')
      .set({ bytes: 0, expires_at: now() + REPLACED_TIME })
      .where('key', '=', key)
      .execute();
    await add(db, ALL, -file.bytes);
    await add(db, file.user_id, -file.bytes);
    return true;
  });
  // Files that came before there was a count are not swept.
  if (!isCounted) await storage.remove(key);
}

async function* measured(
  content: AsyncIterable<Buffer>,
  size: { bytes: number },
): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    size.bytes += chunk.length;
    yield chunk;
  }
}

/** A file that room is taken for. */
export interface Reservation {
  key: string;
  name: string;
  owner: FileOwner;
  /** Milliseconds until what has not come counts as never ended. */
  waits?: number;
}

/** @throws Refusal when a quota is used up */
export async function reserve(
  db: Db,
  { key, name, owner, waits = UPLOAD_TIME }: Reservation,
  now: number,
): Promise<void> {
  const { userId, userName, most: bytes, isForRecord } = owner;
  // Always in this order, so that uploads at the same time wait for each other instead of locking
  // each other out.
  const all = await add(db, ALL, bytes);
  const own = await add(db, userId, bytes);
  const [perUser, total] = [await quotaOf(db, 'perUser'), await quotaOf(db, 'total')];
  if (own > perUser)
    throw new Refusal(
      say`您上传的文件已达到每人 ${Math.floor(perUser / MiB)} MB 的限额，请联系管理员`,
    );
  if (all > total) throw new Refusal(say`文件存储空间已达到限额，请联系管理员`);
  await db
    .insertInto('sys_file')
    .values({
      key,
      user_id: userId,
      user_name: userName,
      name,
      bytes,
      uploaded_at: now,
      pending_until: now + waits,
      expires_at: isForRecord ? now + ATTACHING_TIME : null,
    })
    .execute();
}

/** The file is there, with so many bytes. */
export async function recordSize(db: Db, key: string, bytes: number): Promise<void> {
  const file = await lockedFile(db, key);
  if (!file) throw new Error('An upload took longer than it may');
  await db
    .updateTable('sys_file')
    .set({ bytes, pending_until: null })
    .where('key', '=', key)
    .execute();
  await add(db, ALL, bytes - file.bytes);
  await add(db, file.user_id, bytes - file.bytes);
}

/**
 * Nothing is counted for what did not arrive; should the store have kept some of it, the next sweep
 * removes it.
 */
async function abandon(db: Db, key: string, now: number): Promise<void> {
  const file = await lockedFile(db, key);
  if (!file) return;
  await db
    .updateTable('sys_file')
    .set({ bytes: 0, pending_until: now })
    .where('key', '=', key)
    .execute();
  await add(db, ALL, -file.bytes);
  await add(db, file.user_id, -file.bytes);
}

/** Files that came before there was a count are none of it. */
async function release(db: Db, key: string): Promise<void> {
  const file = await db
    .deleteFrom('sys_file')
    .where('key', '=', key)
    .returning(['user_id', 'bytes'])
    .executeTakeFirst();
  if (!file) return;
  await add(db, ALL, -file.bytes);
  await add(db, file.user_id, -file.bytes);
}

/** An update of nothing locks the row on both databases. */
const lockedFile = (db: Db, key: string) =>
  db
    .updateTable('sys_file')
    .set((row) => ({ bytes: row.ref('bytes') }))
    .where('key', '=', key)
    .returning(['user_id', 'bytes'])
    .executeTakeFirst();

/** Locks what reserving room for files of the person counts in, in the same order. */
export async function lockCounts(db: Db, userId: number): Promise<void> {
  await add(db, ALL, 0);
  await add(db, userId, 0);
}

/** Adds to a count. @returns the count */
async function add(db: Db, userId: number, bytes: number): Promise<number> {
  const { bytes: counted } = await db
    .insertInto('sys_file_count')
    .values({ user_id: userId, bytes })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ bytes: sql`sys_file_count.bytes + excluded.bytes` }),
    )
    .returning('bytes')
    .executeTakeFirstOrThrow();
  return Number(counted);
}

/** In bytes. */
export async function quotaOf(db: Db, name: keyof typeof quotas): Promise<number> {
  const [key, usual] = quotas[name];
  const value = (await configValue(db, key)).trim();
  const given = value === '' ? usual : Number(value);
  return Number.isFinite(given) ? (given > 0 ? given * MiB : Infinity) : usual * MiB;
}
