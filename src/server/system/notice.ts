/** Notices (docs/protocol/system.md#notices): safe contents, and who has read what. */
import { say } from '../../schema/locale/message.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { timeText } from '../db/time.ts';
import type { RichTextOptions } from '../../schema/richText/index.ts';
import { Refusal } from '../http/errors.ts';
import { defineRoute } from '../http/route.ts';
import type { RouteDeclaration } from '../http/route.ts';
import { withoutMarkup } from '../http/markup.ts';
import { mayAccess } from '../auth/permissions.ts';
import type { ModelHooks } from '../models/types.ts';
import { cutAt, limitedMember } from '../models/read/limited.ts';
import { MAX_WHOLE } from '../models/read/limits.ts';
import { absent } from '../models/refusals.ts';
import type { Row } from '../db/database.ts';
import { chunksOf, containsPattern } from '../db/text.ts';
import { addRemark } from '../models/remarks.ts';
import type { Services } from '../services.ts';
import { isLimited } from './grants/authority.ts';
import { pageParameters } from '../http/paging.ts';
import { pageWindow } from './paging.ts';
import { named, safeHtml } from './safe-html.ts';
import { visibleUsers } from './user/visible.ts';

const TAG = '通知公告';
const LIST = 'system:notice:list';
/** Notices the bell shows. */
const TOP = 5;
const OPEN = '0';
/** Permissions of those who see closed notices. */
const managing = [LIST, 'system:notice:query', 'system:notice:edit'];

export const noticeHooks = (options: RichTextOptions): ModelHooks => ({
  beforeCreate: async (_db, input) => cleanContent(input, options),
  async beforeUpdate(_db, input, stored) {
    // What stands there already may be from before today's rules: a new title is no reason to refuse it.
    if (input.noticeContent === stored.noticeContent) delete input.noticeContent;
    cleanContent(input, options);
  },
  async shape(db, rows, actor) {
    if (actor) await markRead(db, rows, actor.userId);
  },
});

/**
 * The path is exempt from the filter of all others, for the sake of its contents alone.
 * @throws Refusal for contents of which readers would miss something
 */
function cleanContent(input: Row, options: RichTextOptions): void {
  if (typeof input.remark === 'string') input.remark = withoutMarkup(input.remark);
  if (typeof input.noticeContent !== 'string') return;
  const { html, lost, unseen } = safeHtml(input.noticeContent, options);
  if (lost.length > 0)
    throw new Refusal(
      say`公告内容含有不能保存的格式：${named(lost)}，请去除后重试`,
      500,
      'noticeContent',
    );
  if (unseen.length > 0) addRemark(input, say`已去除不影响显示的格式：${named(unseen)}`);
  input.noticeContent = html;
}

/** Sets `isRead` as the user sees it. */
async function markRead(db: Db, rows: readonly Row[], userId: number): Promise<void> {
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

export function noticeRoutes(services: Services): RouteDeclaration[] {
  return [
    getRoute(services),
    listTopRoute(),
    markReadRoute(services),
    markReadAllRoute(services),
    readUsersRoute(services),
  ];
}

/**
 * Anybody signed in reads a notice (docs/protocol/system.md#notices); a closed one is there only
 * for those who manage notices.
 */
function getRoute({ engine }: Services): RouteDeclaration {
  return defineRoute({
    method: 'GET',
    path: '/system/notice/{noticeId}',
    summary: '查询公告详情',
    tag: TAG,
    access: 'session',
    answer: 'ajax',
    params: { noticeId: { type: 'integer' } },
    async handler({ db, params: { noticeId }, session }) {
      const notice = await engine.resource('notice').get(db, noticeId, session);
      if (notice.status !== OPEN && !mayAccess(session!, managing)) throw absent('公告');
      return { data: notice };
    },
  });
}

function listTopRoute(): RouteDeclaration {
  return defineRoute({
    method: 'GET',
    path: '/system/notice/listTop',
    summary: '最新通知公告',
    tag: TAG,
    access: 'session',
    answer: 'ajax',
    async handler({ db, session }) {
      const rows: Row[] = await db
        .selectFrom('sys_notice')
        .select([
          'notice_id as noticeId',
          'notice_title as noticeTitle',
          'notice_type as noticeType',
          'status',
          'create_by as createBy',
          'create_time as createTime',
        ])
        .where('status', '=', OPEN)
        .orderBy('notice_id', 'desc')
        .limit(TOP)
        .execute();
      await markRead(db, rows, session!.userId);
      return { data: rows, unreadCount: rows.filter((row) => !row.isRead).length };
    },
  });
}

function markReadRoute({ now }: Services): RouteDeclaration {
  return defineRoute({
    method: 'POST',
    path: '/system/notice/markRead',
    summary: '标记已读',
    tag: TAG,
    access: 'session',
    query: { noticeId: { type: 'integer', required: true } },
    answer: 'ajax',
    async handler({ db, query, session }) {
      await addMarks(db, [query.noticeId], session!.userId, now());
    },
  });
}

function markReadAllRoute({ now }: Services): RouteDeclaration {
  return defineRoute({
    method: 'POST',
    path: '/system/notice/markReadAll',
    summary: '批量标记已读',
    tag: TAG,
    access: 'session',
    query: {
      ids: {
        type: 'array',
        items: { type: 'integer' },
        description: '不传时为全部未读的公告',
      },
    },
    answer: 'ajax',
    async handler({ db, query, session }) {
      await addMarks(
        db,
        query.ids ?? (await unreadIds(db, session!.userId)),
        session!.userId,
        now(),
      );
    },
  });
}

/** Open notices that the user has not read. */
async function unreadIds(db: Db, userId: number): Promise<number[]> {
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
async function addMarks(
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

/** Readers are users: callers see those in their data scope. */
function readUsersRoute({ engine }: Services): RouteDeclaration {
  return defineRoute({
    method: 'GET',
    path: '/system/notice/readUsers/list',
    summary: '已读用户',
    tag: TAG,
    access: { permission: LIST },
    scope: { model: 'user' },
    query: {
      ...pageParameters,
      noticeId: { type: 'integer', required: true },
      searchValue: { type: 'string' },
    },
    answer: 'table',
    async handler({ db, query, session }) {
      const readers = readersOf(db, query.noticeId, query.searchValue);
      const ordered = readers
        .select([
          'u.user_id as userId',
          'u.user_name as userName',
          'u.nick_name as nickName',
          'd.dept_name as deptName',
          'u.phonenumber as phonenumber',
          'r.read_time as readTime',
        ])
        .orderBy('r.read_time', 'desc')
        .orderBy('r.read_id', 'desc');
      if (isLimited(session)) {
        const { rows: all, limit: cut } = cutAt(
          await ordered.limit(MAX_WHOLE + 1).execute(),
          MAX_WHOLE,
        );
        const visible = await visibleUsers(
          engine,
          db,
          all.map(({ userId }) => userId),
          session,
          LIST,
        );
        const rows = all.filter(({ userId }) => visible.has(userId));
        const { limit, offset } = pageWindow(query, rows.length);
        return {
          rows: rows.slice(offset, offset + limit),
          total: rows.length,
          ...limitedMember({ rows: { limit: cut } }),
        };
      }
      const { total } = await readers
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const { limit, offset } = pageWindow(query, Number(total));
      return { rows: await ordered.limit(limit).offset(offset).execute(), total: Number(total) };
    },
  });
}

function readersOf(db: Db, noticeId: number, searchValue: string | undefined) {
  const readers = db
    .selectFrom('sys_notice_read as r')
    .innerJoin('sys_user as u', 'u.user_id', 'r.user_id')
    .leftJoin('sys_dept as d', 'd.dept_id', 'u.dept_id')
    .where('r.notice_id', '=', noticeId)
    .where('u.del_flag', '=', '0');
  if (!searchValue) return readers;
  const pattern = containsPattern(searchValue.toLowerCase());
  return readers.where(
    sql<boolean>`(lower(u.user_name) like ${pattern} escape '\\' or lower(u.nick_name) like ${pattern} escape '\\')`,
  );
}
