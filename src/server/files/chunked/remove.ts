/** What becomes of chunks when their upload is given up, or long finished. */
import type { Db } from '../../db/database.ts';
import { removeCounted } from '../owned-files.ts';
import type { FileCounts } from '../owned-files.ts';

/** Milliseconds for which a finished upload answers again, should its answer have been lost. */
const remembered = 3_600_000;

/**
 * Gives an upload up: its chunks go, and the room that was taken for it. Nothing happens when it
 * was finished meanwhile.
 */
export async function giveUp(counts: FileCounts, key: string): Promise<void> {
  const { numUpdatedRows } = await counts.database.transaction((db) =>
    db
      .updateTable('sys_file')
      .set({ pending_until: 0 })
      .where('key', '=', key)
      .where('pending_until', 'is not', null)
      .executeTakeFirst(),
  );
  if (numUpdatedRows === 0n) return;
  await abandonChunks(counts, key);
  await removeCounted(counts, key);
}

/** Removes the chunks of a file that is not made of them, and all that is known of its upload. */
export async function abandonChunks({ database, storage }: FileCounts, key: string): Promise<void> {
  const uploads = await database.read
    .selectFrom('sys_upload')
    .select(['id', 'handle'])
    .where('key', '=', key)
    .execute();
  for (const { id, handle } of uploads) {
    if (handle !== null) await storage.parts.abandon({ key, handle });
    await database.transaction((db) => forget(db, id));
  }
}

/** Forgets uploads that were finished long ago, with what may be left of their chunks. */
export async function forgetFinished({ database, storage, now }: FileCounts): Promise<void> {
  const finished = await database.read
    .selectFrom('sys_upload')
    .select(['id', 'key', 'handle'])
    .where('finished_at', '<=', now() - remembered)
    .limit(1000)
    .execute();
  for (const { id, key, handle } of finished) {
    if (handle !== null) await storage.parts.abandon({ key, handle });
    await database.transaction((db) => forget(db, id));
  }
}

async function forget(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sys_upload_chunk').where('upload_id', '=', id).execute();
  await db.deleteFrom('sys_upload').where('id', '=', id).execute();
}
