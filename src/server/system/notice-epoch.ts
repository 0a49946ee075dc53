/**
 * Changes of notices and of who has read them, counted so that every node learns of them by reading
 * one row.
 */
import { countChanges } from '../db/change-counter.ts';
import type { Database, Db } from '../db/database.ts';

const counter = 'sys_notice_epoch';

/** Counts from now on; after the tables exist, and again whenever one may have been rebuilt. */
export const watchNotices = (database: Database): Promise<void> =>
  countChanges(database, {
    name: 'notice',
    counter,
    tables: { sys_notice: ['status'], sys_notice_read: undefined },
  });

/** Another number after each change. */
export async function noticeEpoch(db: Db): Promise<number> {
  const { value } = await db.selectFrom(counter).select('value').executeTakeFirstOrThrow();
  return value as number;
}
