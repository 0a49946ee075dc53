/** Removes what uploads left behind, and files that no record carries. */
import type { Database } from '../db/database.ts';
import { regularly } from '../db/regularly.ts';
import { abandonChunks, forgetFinished } from './chunked/remove.ts';
import { removeCounted } from './owned-files.ts';
import type { FileCounts } from './owned-files.ts';

/**
 * Removes uploads that were never ended, with their chunks, and files that no record carries; those
 * that are left when `ending` is aborted, the next time.
 */
export async function sweepUploads(counts: FileCounts, ending?: AbortSignal): Promise<void> {
  const now = counts.now();
  const left = await counts.database.read
    .selectFrom('sys_file')
    .select('key')
    .where((row) => row.or([row('pending_until', '<=', now), row('expires_at', '<=', now)]))
    .limit(1000)
    .execute();
  for (const { key } of left) {
    if (ending?.aborted) return;
    if (!(await claimed(counts.database, key, now))) continue;
    await abandonChunks(counts, key);
    await removeCounted(counts, key);
  }
  await forgetFinished(counts);
}

/** Nothing can be attached from now on, so that no record ever carries a file that is gone. */
const claimed = (database: Database, key: string, now: number): Promise<boolean> =>
  database.transaction(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('sys_file')
      .set({ pending_until: 0 })
      .where('key', '=', key)
      .where((row) => row.or([row('pending_until', '<=', now), row('expires_at', '<=', now)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });

/** Sweeps now and every minute. @returns ends it, as `regularly` does */
export const sweepUploadsRegularly = (
  counts: FileCounts,
  onError: (error: unknown) => void,
): (() => Promise<void>) =>
  regularly((ending) => sweepUploads(counts, ending), { interval: 60_000, atOnce: true, onError });
