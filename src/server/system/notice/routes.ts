/** Routes of notices beside those of their model (docs/protocol/system.md#notices). */
import { mayAccess } from '../../auth/permissions.ts';
import type { Row } from '../../db/database.ts';
import { defineRoute } from '../../http/route.ts';
import type { RouteDeclaration } from '../../http/route.ts';
import { absent } from '../../models/refusals.ts';
import type { Services } from '../../services.ts';
import { addMarks, markRead, OPEN, unreadIds } from './marks.ts';
import { readUsersRoute } from './readers.ts';
import { LIST, TAG } from './names.ts';
import { noticePaths } from '../../../protocol/addresses.ts';

/** Notices the bell shows. */
const TOP = 5;
/** Permissions of those who see closed notices. */
const managing = [LIST, 'system:notice:query', 'system:notice:edit'];

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
    path: `${noticePaths.root}/{noticeId}`,
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
    path: noticePaths.latest,
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
    path: noticePaths.markRead,
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
    path: noticePaths.markAllRead,
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
