/** Stored drafts. Private ones are their owner's alone; shared ones belong to all who design. */
import { randomUUID } from 'node:crypto';
import { codes } from '../../../protocol/codes.ts';
import { say } from '../../../schema/locale/message.ts';
import type { Db, Row } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import { Refusal } from '../../http/errors.ts';
import type { Session } from '../../http/session.ts';
import { cutAt } from '../../models/read/limited.ts';

const TABLE = 'sys_page_draft';

/** How many drafts a person keeps. */
export const mostDrafts = 50;

/** How many drafts an answer lists. */
export const mostListed = 500;

/** A draft without its documents, which may be long. */
export interface DraftFacts {
  draftId: string;
  page: string;
  title: string;
  /** Hash of the live page that it began with. */
  baseHash: string | null;
  userId: number;
  userName: string;
  isShared: boolean;
  version: number;
  updatedBy: string;
  updatedAt: string;
}

/** A draft as it is stored. */
export interface StoredDraft extends DraftFacts {
  text: string;
  base: string | null;
}

/** What a person gives a draft. */
export type DraftInput = Pick<StoredDraft, 'title' | 'text' | 'base' | 'baseHash' | 'isShared'>;

const factColumns = [
  'draft_id',
  'page',
  'title',
  'base_hash',
  'user_id',
  'user_name',
  'shared',
  'version',
  'updated_by',
  'updated_at',
] as const;

const readFacts = (row: Row): DraftFacts => ({
  draftId: row.draft_id,
  page: row.page,
  title: row.title,
  baseHash: row.base_hash,
  userId: Number(row.user_id),
  userName: row.user_name,
  isShared: row.shared === 1,
  version: row.version,
  updatedBy: row.updated_by,
  updatedAt: timeText(Number(row.updated_at)),
});

const readStored = (row: Row): StoredDraft => ({
  ...readFacts(row),
  text: row.content,
  base: row.base,
});

const columnsOf = ({ title, text, base, baseHash, isShared }: DraftInput) => ({
  title,
  content: text,
  base,
  base_hash: baseHash,
  shared: Number(isShared),
});

/**
 * A person's drafts, then those that others share, the last changed first; of one page, or of all.
 */
export async function draftsFor(
  db: Db,
  userId: number,
  page?: string,
): Promise<{ drafts: DraftFacts[]; limit?: number }> {
  const rows: Row[] = await db
    .selectFrom(TABLE)
    .select(factColumns)
    .where(({ or, eb }) => or([eb('shared', '=', 1), eb('user_id', '=', userId)]))
    .$if(page !== undefined, (query) => query.where('page', '=', page!))
    .orderBy(({ eb }) => eb.case().when('user_id', '=', userId).then(0).else(1).end())
    .orderBy('updated_at', 'desc')
    .orderBy('draft_id')
    .limit(mostListed + 1)
    .execute();
  const { rows: listed, ...limit } = cutAt(rows, mostListed);
  return { drafts: listed.map(readFacts), ...limit };
}

/**
 * @throws Refusal where it is not there, or is the private one of somebody else: both read the same
 */
export async function draftFor(db: Db, draftId: string, userId: number): Promise<StoredDraft> {
  const row: Row | undefined = await db
    .selectFrom(TABLE)
    .selectAll()
    .where('draft_id', '=', draftId)
    .executeTakeFirst();
  const draft = row && readStored(row);
  if (!draft || !(draft.isShared || draft.userId === userId))
    throw new Refusal(say`草稿不存在或已被删除`, codes.failure, 'draftId');
  return draft;
}

/** @returns the id of the new draft */
export async function addDraft(
  db: Db,
  { page, session, now }: { page: string; session: Session; now: number },
  input: DraftInput,
): Promise<string> {
  const { count } = await db
    .selectFrom(TABLE)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', session.userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostDrafts) throw new Refusal(say`每人最多保存 ${mostDrafts} 个草稿`);
  const draftId = randomUUID();
  await db
    .insertInto(TABLE)
    .values({
      draft_id: draftId,
      page,
      user_id: session.userId,
      user_name: session.userName,
      version: 1,
      updated_by: session.userName,
      updated_at: now,
      ...columnsOf(input),
    })
    .execute();
  return draftId;
}

/** @throws Refusal where somebody has changed it since `version`, saying who and when */
export async function changeDraft(
  db: Db,
  {
    draftId,
    version,
    session,
    now,
  }: { draftId: string; version: number; session: Session; now: number },
  input: DraftInput,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable(TABLE)
    .set(({ eb }) => ({
      ...columnsOf(input),
      version: eb('version', '+', 1),
      updated_by: session.userName,
      updated_at: now,
    }))
    .where('draft_id', '=', draftId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw changedSince(await draftFor(db, draftId, session.userId));
}

/** Why a draft is left as somebody else has saved it. */
const changedSince = (present: DraftFacts): Refusal =>
  new Refusal(say`该草稿已被 ${present.updatedBy} 修改，请合并后再保存`, 500, 'version', {
    conflict: {
      version: present.version,
      userName: present.updatedBy,
      updatedAt: present.updatedAt,
    },
  });

export async function removeDraft(db: Db, draftId: string): Promise<void> {
  await db.deleteFrom(TABLE).where('draft_id', '=', draftId).execute();
}

/** @throws Refusal where somebody has changed it since `version`, saying who and when */
export async function removeVersion(
  db: Db,
  { draftId, version, session }: { draftId: string; version: number; session: Session },
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom(TABLE)
    .where('draft_id', '=', draftId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw changedSince(await draftFor(db, draftId, session.userId));
}

/** A person who is removed leaves only what is shared. */
export async function forgetDrafts(db: Db, userId: number): Promise<void> {
  await db.deleteFrom(TABLE).where('user_id', '=', userId).where('shared', '=', 0).execute();
}
