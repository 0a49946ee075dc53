/**
 * Stored views of lists. Private ones are their owner's alone; shared ones are read by all who see
 * the page.
 */
import { randomUUID } from 'node:crypto';
import { say } from '../../../schema/locale/message.ts';
import type { Db, Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';

const VIEW = 'sys_list_view';
const DEFAULT = 'sys_list_view_default';

/** How many views of one list a person keeps, and how many are shared with all. */
export const mostViews = { own: 50, shared: 100 };
/** Longest contents, in characters of JSON. */
export const longestContent = 20_000;

/** A list of a page. */
export interface ListPlace {
  page: string;
  list: string;
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
    .selectFrom(`${VIEW} as v`)
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
    .selectFrom(VIEW)
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
  { page, list }: ListPlace,
  userId: number,
  { name, isShared, content }: ViewInput,
): Promise<string> {
  await refuseTooMany(db, { page, list, userId, isShared });
  await refuseTaken(db, { page, list, userId, name });
  const viewId = randomUUID();
  await db
    .insertInto(VIEW)
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
    .updateTable(VIEW)
    .set({
      name,
      shared: Number(isShared),
      version: version + 1,
      ...(content && { content: contentText(content) }),
    })
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
  await db.deleteFrom(VIEW).where('view_id', '=', viewId).execute();
}

/** The view in which a list opens for a person; null: as the page says. */
export async function setDefault(
  db: Db,
  { page, list }: ListPlace,
  userId: number,
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
  await db.deleteFrom(VIEW).where('user_id', '=', userId).where('shared', '=', 0).execute();
}

function contentText(content: object): string {
  const text = JSON.stringify(content);
  if (text.length > longestContent) throw new Refusal(say`视图内容过长`);
  return text;
}

async function refuseTooMany(
  db: Db,
  { page, list, userId, isShared }: ListPlace & Pick<StoredView, 'userId' | 'isShared'>,
): Promise<void> {
  const most = isShared ? mostViews.shared : mostViews.own;
  const { count } = await db
    .selectFrom(VIEW)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('page', '=', page)
    .where('list', '=', list)
    .where('shared', '=', Number(isShared))
    .$if(!isShared, (query) => query.where('user_id', '=', userId))
    .executeTakeFirstOrThrow();
  if (Number(count) >= most)
    throw new Refusal(
      isShared ? say`每个列表最多共享 ${most} 个视图` : say`每个列表最多保存 ${most} 个视图`,
    );
}

async function refuseTaken(
  db: Db,
  { page, list, userId, name }: ListPlace & Pick<StoredView, 'userId' | 'name'>,
): Promise<void> {
  const taken = await db
    .selectFrom(VIEW)
    .select('view_id')
    .where('page', '=', page)
    .where('list', '=', list)
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (taken) throw new Refusal(say`您已有名为“${name}”的视图`, 500, 'name');
}
