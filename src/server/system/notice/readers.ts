/** The people who have read a notice. */
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { containsPattern } from '../../db/text.ts';
import { pageParameters } from '../../http/paging.ts';
import { defineRoute } from '../../http/route.ts';
import type { RouteDeclaration } from '../../http/route.ts';
import { cutAt, limitedMember } from '../../models/read/limited.ts';
import { MAX_WHOLE } from '../../models/read/limits.ts';
import type { Services } from '../../services.ts';
import { isLimited } from '../grants/authority.ts';
import { pageWindow } from '../paging.ts';
import { visibleUsers } from '../user/visible.ts';
import { LIST, TAG } from './names.ts';
import { noticePaths, operationPaths } from '../../../protocol/addresses.ts';

/** Readers are users: callers see those in their data scope. */
export function readUsersRoute({ engine }: Services): RouteDeclaration {
  return defineRoute({
    method: 'GET',
    path: `${noticePaths.root}/readUsers${operationPaths.list}`,
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
