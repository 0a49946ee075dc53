/** Who has read which notice: one mark for each. */
import type { Db, Row } from '../../db/database.ts';
import { chunksOf } from '../../db/text.ts';
import { timeText } from '../../db/time.ts';

/** Status of notices that everybody sees. */
export const OPEN = '0';

/** Sets `isRead` as the user sees it. */
export async function markRead(db: Db, rows: readonly Row[], userId: number): Promise<void> {
  const ids = rows.map((row) => row.noticeId);
  const marks = ids.length
    ? await db
        .selectFrom('sys_notice_read')
        .select('notice_id')
        .where('user_id', '=', userId)
        .where('notice_id', 'in', ids)
        .execute()
    : [];
  const read = new Set(marks.map((mark) => mark.notice_id));
  for (const row of rows) row.isRead = read.has(row.noticeId);
}

/** Open notices that the user has not read. */
export async function unreadIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('sys_notice as n')
    .select('n.notice_id')
    .where('n.status', '=', OPEN)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sys_notice_read as r')
            .select('r.read_id')
            .whereRef('r.notice_id', '=', 'n.notice_id')
            .where('r.user_id', '=', userId),
        ),
      ),
    )
    .execute();
  return rows.map((row) => row.notice_id);
}

/** How many open notices each of the users has not read. */
export async function unreadCounts(
  db: Db,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  const { open } = await db
    .selectFrom('sys_notice')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('status', '=', OPEN)
    .executeTakeFirstOrThrow();
  const read = await db
    .selectFrom('sys_notice_read as r')
    .innerJoin('sys_notice as n', 'n.notice_id', 'r.notice_id')
    .select(({ fn }) => ['r.user_id', fn.countAll<number>().as('read')])
    .where('n.status', '=', OPEN)
    .where('r.user_id', 'in', [...userIds])
    .groupBy('r.user_id')
    .execute();
  const byUser = new Map(read.map((row) => [Number(row.user_id), Number(row.read)]));
  return new Map(userIds.map((userId) => [userId, Number(open) - (byUser.get(userId) ?? 0)]));
}

/** Marks the notices that exist, however many; a mark that is there already stays as it is. */
export async function addMarks(
  db: Db,
  ids: readonly number[],
  userId: number,
  now: number,
): Promise<void> {
  for (const some of chunksOf(ids)) await addSomeMarks(db, some, userId, now);
}

async function addSomeMarks(
  db: Db,
  ids: readonly number[],
  userId: number,
  now: number,
): Promise<void> {
  const notices = await db
    .selectFrom('sys_notice')
    .select('notice_id')
    .where('notice_id', 'in', ids)
    .execute();
  if (notices.length === 0) return;
  const readTime = timeText(now);
  await db
    .insertInto('sys_notice_read')
    .values(
      notices.map((notice) => ({
        notice_id: notice.notice_id,
        user_id: userId,
        read_time: readTime,
      })),
    )
    .onConflict((conflict) => conflict.columns(['notice_id', 'user_id']).doNothing())
    .execute();
}
