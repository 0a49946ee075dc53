/**
 * Files that records carry. A file waits for its first record for a day and goes with its last one:
 * both are a mark in the transaction of the record, by which the sweep (owned-files.ts) removes the
 * file after the commit, whatever happens in between.
 */
import type { Db } from '../db/database.ts';
import { chunksOf } from '../db/text.ts';

/** A place in a record that carries a file. */
export interface FileUse {
  model: string;
  record: number;
  /** Empty: an older version of the record. */
  field: string;
}

/** A file in such a place. */
export interface CarriedFile extends FileUse {
  key: string;
  /** What people called it when they attached it. */
  name: string;
}

/** What is known of an upload. */
export interface Upload {
  key: string;
  userId: number;
  bytes: number;
  name: string | null;
  userName: string | null;
  /** Epoch milliseconds. */
  at: number | null;
}

/**
 * Complete uploads by key, locked: no other transaction attaches or gives up one of them, nor is
 * it removed, before this one ends.
 */
export async function lockUploads(db: Db, keys: readonly string[]): Promise<Map<string, Upload>> {
  const found = new Map<string, Upload>();
  // In one order, so that two transactions wait for each other instead of locking each other out.
  for (const key of [...keys].sort()) {
    const row = await db
      .updateTable('sys_file')
      .set((file) => ({ bytes: file.ref('bytes') }))
      .where('key', '=', key)
      .where('pending_until', 'is', null)
      .returning(['user_id', 'bytes', 'name', 'user_name', 'uploaded_at'])
      .executeTakeFirst();
    if (row)
      found.set(key, {
        key,
        userId: Number(row.user_id),
        bytes: Number(row.bytes),
        name: row.name,
        userName: row.user_name,
        at: row.uploaded_at === null ? null : Number(row.uploaded_at),
      });
  }
  return found;
}

/** Where files are carried, by key. */
export async function usesOf(db: Db, keys: readonly string[]): Promise<Map<string, FileUse[]>> {
  const uses = new Map<string, FileUse[]>(keys.map((key) => [key, []]));
  if (keys.length === 0) return uses;
  const rows = await db
    .selectFrom('sys_file_use')
    .select(['key', 'model', 'record_id', 'field'])
    .where('key', 'in', keys)
    .execute();
  for (const { key, model, record_id, field } of rows)
    uses.get(key)!.push({ model, record: Number(record_id), field });
  return uses;
}

/** Records carry these files from now on; they are locked. */
export async function addUses(db: Db, files: readonly CarriedFile[]): Promise<void> {
  for (const some of chunksOf(files)) {
    await db
      .insertInto('sys_file_use')
      .values(
        some.map(({ model, record, field, key, name }) => ({
          model,
          record_id: record,
          field,
          key,
          name,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const keys = some.map(({ key }) => key);
    await db.updateTable('sys_file').set({ expires_at: null }).where('key', 'in', keys).execute();
  }
}

/** Takes files from a field of a record. */
export async function dropUses(
  db: Db,
  { model, record, field }: FileUse,
  keys: readonly string[],
  now: number,
): Promise<void> {
  if (keys.length === 0) return;
  await lockUploads(db, keys);
  await db
    .deleteFrom('sys_file_use')
    .where('model', '=', model)
    .where('record_id', '=', record)
    .where('field', '=', field)
    .where('key', 'in', keys)
    .execute();
  await giveUp(db, keys, now);
}

/** Takes all files from records that are gone. */
export async function dropUsesOf(
  db: Db,
  model: string,
  records: readonly number[],
  now: number,
): Promise<void> {
  const gone = db
    .selectFrom('sys_file_use')
    .select('key')
    .where('model', '=', model)
    .where('record_id', 'in', records);
  const keys = [...new Set((await gone.execute()).map(({ key }) => String(key)))];
  if (keys.length === 0) return;
  await lockUploads(db, keys);
  await db
    .deleteFrom('sys_file_use')
    .where('model', '=', model)
    .where('record_id', 'in', records)
    .execute();
  await giveUp(db, keys, now);
}

/** Hands the files of a record to another one, as those of an older version of it. */
export async function moveUses(
  db: Db,
  from: { model: string; record: number },
  to: { model: string; record: number },
): Promise<void> {
  const rows = await db
    .deleteFrom('sys_file_use')
    .where('model', '=', from.model)
    .where('record_id', '=', from.record)
    .returning(['key', 'name'])
    .execute();
  const files = new Map(rows.map(({ key, name }) => [key, { ...to, field: '', key, name }]));
  await addUses(db, [...files.values()]);
}

/** Files that no record carries any more are removed after the commit. */
async function giveUp(db: Db, keys: readonly string[], now: number): Promise<void> {
  const uses = await usesOf(db, keys);
  const unused = keys.filter((key) => uses.get(key)!.length === 0);
  if (unused.length === 0) return;
  await db
    .updateTable('sys_file')
    .set({ expires_at: now })
    .where('key', 'in', unused)
    .where('pending_until', 'is', null)
    .execute();
}
