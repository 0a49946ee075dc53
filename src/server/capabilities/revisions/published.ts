/** Revisions as they are stored (db/system-tables/pages.ts). */
import { say } from '../../../schema/locale/message.ts';
import type { Db, Row } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import { Refusal } from '../../http/errors.ts';
import type { Session } from '../../http/session.ts';
import type { PageText } from '../../pages/revisions.ts';

const TABLE = 'sys_page_revision';

/** Revisions that are kept of a page. */
const mostRevisions = 100;

/** A revision without its documents, which may be long. */
export interface RevisionFacts {
  page: string;
  number: number;
  title: string;
  hash: string;
  /** Of the file at the time; null: there was none. */
  fileHash: string | null;
  basedOn: number | null;
  restoredFrom: number | null;
  reason: string;
  userName: string;
  publishedAt: string;
  state: 'live' | 'replaced' | 'equal' | 'withdrawn';
  /** null: it was not taken back. */
  withdrawal: Withdrawal | null;
}

/** That a revision was taken back. */
interface Withdrawal {
  /** null: it was not kept in former times, as the reason. */
  userName: string | null;
  reason: string | null;
  withdrawnAt: string;
}

/** A revision as it is stored. */
export interface StoredRevision extends RevisionFacts, PageText {
  /** The file at the time; null: there was none. */
  fileText: string | null;
}

const factColumns = [
  'page',
  'number',
  'title',
  'hash',
  'file_hash',
  'based_on',
  'restored_from',
  'reason',
  'user_name',
  'published_at',
  'ended_at',
  'ended_as',
  'withdrawn_by',
  'withdrawn_reason',
] as const;

const readFacts = (row: Row): RevisionFacts => ({
  page: row.page,
  number: row.number,
  title: row.title,
  hash: row.hash,
  fileHash: row.file_hash,
  basedOn: row.based_on,
  restoredFrom: row.restored_from,
  reason: row.reason,
  userName: row.user_name,
  publishedAt: timeText(Number(row.published_at)),
  state: row.ended_as ?? 'live',
  withdrawal:
    row.ended_as === 'withdrawn'
      ? {
          userName: row.withdrawn_by,
          reason: row.withdrawn_reason,
          withdrawnAt: timeText(Number(row.ended_at)),
        }
      : null,
});

const readStored = (row: Row): StoredRevision => ({
  ...readFacts(row),
  text: row.content,
  fileText: row.file_content,
});

/** All revisions of a page, the newest first. */
export async function revisionsOf(db: Db, page: string): Promise<RevisionFacts[]> {
  const rows = await db
    .selectFrom(TABLE)
    .select(factColumns)
    .where('page', '=', page)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(readFacts);
}

/** The revision that people get; undefined: there is none. */
export async function liveRevisionOf(db: Db, page: string): Promise<StoredRevision | undefined> {
  const row = await db
    .selectFrom(TABLE)
    .selectAll()
    .where('page', '=', page)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row && readStored(row);
}

/** @throws Refusal where there is none of that number, or none any more */
export async function revisionOf(db: Db, page: string, number: number): Promise<StoredRevision> {
  const row = await db
    .selectFrom(TABLE)
    .selectAll()
    .where('page', '=', page)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw new Refusal(say`该版本不存在或已被清理`);
  return readStored(row);
}

/**
 * Counts a publication. Whoever does so first is alone until the transaction ends, so what they
 * read then is what they replace.
 */
export async function countPublication(db: Db): Promise<void> {
  await db
    .updateTable('sys_page_epoch')
    .set(({ eb }) => ({ value: eb('value', '+', 1) }))
    .execute();
}

/** Another revision takes the place of what is live of a page. */
export const replaceLive = (db: Db, page: string, now: number): Promise<void> =>
  endLive(db, page, { ended_at: now, ended_as: 'replaced' });

/** What is live of a page is taken back. */
export const withdrawLive = (
  db: Db,
  page: string,
  { userName, reason, now }: { userName: string; reason: string; now: number },
): Promise<void> =>
  endLive(db, page, {
    ended_at: now,
    ended_as: 'withdrawn',
    withdrawn_by: userName,
    withdrawn_reason: reason,
  });

async function endLive(db: Db, page: string, end: Row): Promise<void> {
  await db
    .updateTable(TABLE)
    .set(end)
    .where('page', '=', page)
    .where('ended_at', 'is', null)
    .execute();
}

/** What a new revision is made of. */
export interface RevisionInput extends PageText {
  page: string;
  title: string;
  reason: string;
  file: PageText | undefined;
  basedOn: number | null;
  restoredFrom: number | null;
}

/** @returns the number of the new revision */
export async function addRevision(
  db: Db,
  { page, title, text, hash, reason, file, basedOn, restoredFrom }: RevisionInput,
  { session, now }: { session: Session; now: number },
): Promise<number> {
  const { last } = await db
    .selectFrom(TABLE)
    .select(({ fn }) => fn.max('number').as('last'))
    .where('page', '=', page)
    .executeTakeFirstOrThrow();
  const number = Number(last ?? 0) + 1;
  await db
    .insertInto(TABLE)
    .values({
      page,
      number,
      title,
      content: text,
      hash,
      file_content: file?.text ?? null,
      file_hash: file?.hash ?? null,
      based_on: basedOn,
      restored_from: restoredFrom,
      reason,
      user_id: session.userId,
      user_name: session.userName,
      published_at: now,
    })
    .execute();
  await db
    .deleteFrom(TABLE)
    .where('page', '=', page)
    .where('number', '<=', number - mostRevisions)
    .execute();
  return number;
}
