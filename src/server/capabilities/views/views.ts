/**
 * Stored views of lists. Private ones are their owner's alone; shared ones are read by all who see
 * the page.
 */
import { randomUUID } from 'node:crypto';
import { say } from '../../../schema/locale/message.ts';
import type { Db, Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { contentText, refuseTaken, refuseTooMany, viewTable } from './view-limits.ts';
import type { ListPlace } from './view-limits.ts';

const DEFAULT = 'sys_list_view_default';

/** A person's views of a list. */
interface OwnPlace extends ListPlace {
  userId: number;
}

/** A view as it is stored. */
export interface StoredView extends ListPlace {
  viewId: string;
  userId: number;
  name: string;
  isShared: boolean;
  version: number;
}

/** What a person gives a view. */
export interface ViewInput {
  name: string;
  isShared: boolean;
  content: object;
}

const readStored = (row: Row): StoredView => ({
  viewId: row.view_id,
  page: row.page,
  list: row.list,
  userId: Number(row.user_id),
  name: row.name,
  isShared: row.shared === 1,
  version: row.version,
});

/** The views of a list that a person may read: the shared ones, and one's own. */
export async function viewsOf(db: Db, { page, list }: ListPlace, userId: number): Promise<Row[]> {
  const rows: Row[] = await db
    .selectFrom(`${viewTable} as v`)
    .leftJoin('sys_user as u', 'u.user_id', 'v.user_id')
    .leftJoin(`${DEFAULT} as d`, (join) =>
      join.onRef('d.view_id', '=', 'v.view_id').on('d.user_id', '=', userId),
    )
    .selectAll('v')
    .select(['u.nick_name', 'd.view_id as default_id'])
    .where('v.page', '=', page)
    .where('v.list', '=', list)
    .where(({ or, eb }) => or([eb('v.shared', '=', 1), eb('v.user_id', '=', userId)]))
    .orderBy('v.name')
    .orderBy('v.view_id')
    .execute();
  return rows.map((row) => ({
    ...readStored(row),
    isOwn: Number(row.user_id) === userId,
    isDefault: row.default_id !== null,
    ownerName: row.nick_name ?? null,
    content: JSON.parse(row.content) as unknown,
  }));
}

/**
 * @throws Refusal where it is not there, or is the private view of somebody else: both read the
 * same
 */
export async function viewFor(db: Db, viewId: string, userId: number): Promise<StoredView> {
  const row: Row | undefined = await db
    .selectFrom(viewTable)
    .selectAll()
    .where('view_id', '=', viewId)
    .executeTakeFirst();
  const view = row && readStored(row);
  if (!view || !(view.isShared || view.userId === userId)) throw gone();
  return view;
}

const gone = () => new Refusal(say`视图不存在或已被删除`);

/** @returns the id of the new view */
export async function addView(
  db: Db,
  { page, list, userId }: OwnPlace,
  { name, isShared, content }: ViewInput,
): Promise<string> {
  await refuseTooMany(db, { page, list, userId, isShared });
  await refuseTaken(db, { page, list, userId, name });
  const viewId = randomUUID();
  await db
    .insertInto(viewTable)
    .values({
      view_id: viewId,
      page,
      list,
      user_id: userId,
      name,
      shared: Number(isShared),
      content: contentText(content),
      version: 1,
    })
    .execute();
  return viewId;
}

/** @throws Refusal where somebody has changed it since `version` */
export async function changeView(
  db: Db,
  view: StoredView,
  { version, ...given }: Partial<ViewInput> & { version: number },
): Promise<void> {
  const { name = view.name, isShared = view.isShared, content } = given;
  if (isShared && !view.isShared) await refuseTooMany(db, { ...view, isShared });
  if (name !== view.name) await refuseTaken(db, { ...view, name });
  const { numUpdatedRows } = await db
    .updateTable(viewTable)
    .set(({ eb }) => ({
      name,
      shared: Number(isShared),
      version: eb('version', '+', 1),
      ...(content && { content: contentText(content) }),
    }))
    .where('view_id', '=', view.viewId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal(say`该视图已被他人修改，请刷新后重试`);
  // What nobody else sees any more is nobody else's default.
  if (view.isShared && !isShared)
    await db
      .deleteFrom(DEFAULT)
      .where('view_id', '=', view.viewId)
      .where('user_id', '!=', view.userId)
      .execute();
}

export async function removeView(db: Db, viewId: string): Promise<void> {
  await db.deleteFrom(DEFAULT).where('view_id', '=', viewId).execute();
  await db.deleteFrom(viewTable).where('view_id', '=', viewId).execute();
}

/** The view in which a list opens for a person; null: as the page says. */
export async function setDefault(
  db: Db,
  { page, list, userId }: OwnPlace,
  viewId: string | null,
): Promise<void> {
  const place = { page, list, user_id: userId };
  if (viewId === null) {
    await db
      .deleteFrom(DEFAULT)
      .where('page', '=', page)
      .where('list', '=', list)
      .where('user_id', '=', userId)
      .execute();
    return;
  }
  await db
    .insertInto(DEFAULT)
    .values({ ...place, view_id: viewId })
    .onConflict((conflict) =>
      conflict.columns(['page', 'list', 'user_id']).doUpdateSet({ view_id: viewId }),
    )
    .execute();
}

/** A person who is removed leaves only what is shared. */
export async function forgetPerson(db: Db, userId: number): Promise<void> {
  await db.deleteFrom(DEFAULT).where('user_id', '=', userId).execute();
  await db.deleteFrom(viewTable).where('user_id', '=', userId).where('shared', '=', 0).execute();
}
