/** What views may be: not too many, not too long, each of a name that the person has once. */
import { say } from '../../../schema/locale/message.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';

export const viewTable = 'sys_list_view';

/** How many views of one list a person keeps, and how many are shared with all. */
export const mostViews = { own: 50, shared: 100 };
/** Longest contents, in characters of JSON. */
export const longestContent = 20_000;

/** A list of a page. */
export interface ListPlace {
  page: string;
  list: string;
}

/** @throws Refusal for contents that are too long */
export function contentText(content: object): string {
  const text = JSON.stringify(content);
  if (text.length > longestContent) throw new Refusal(say`视图内容过长`);
  return text;
}

/** @throws Refusal where the person has, or all share, as many views of the list as there may be */
export async function refuseTooMany(
  db: Db,
  { page, list, userId, isShared }: ListPlace & { userId: number; isShared: boolean },
): Promise<void> {
  const most = isShared ? mostViews.shared : mostViews.own;
  const { count } = await db
    .selectFrom(viewTable)
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

/** @throws Refusal naming the field */
export async function refuseTaken(
  db: Db,
  { page, list, userId, name }: ListPlace & { userId: number; name: string },
): Promise<void> {
  const taken = await db
    .selectFrom(viewTable)
    .select('view_id')
    .where('page', '=', page)
    .where('list', '=', list)
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (taken) throw new Refusal(say`您已有名为“${name}”的视图`, 500, 'name');
}
