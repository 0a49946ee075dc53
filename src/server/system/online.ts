/**
 * Who is signed in, and signing somebody out (docs/protocol/monitoring.md). Callers see and end
 * sessions of users in their data scope.
 */
import { say } from '../../schema/locale/message.ts';
import type { Session } from '../http/session.ts';
import { mostSessions } from '../auth/session-list.ts';
import type { LiveSession } from '../auth/session-list.ts';
import type { Db } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import { defineRoute } from '../http/route.ts';
import type { RouteDeclaration } from '../http/route.ts';
import type { Engine } from '../models/types.ts';
import { cutAt, limitedMember } from '../models/read/limited.ts';
import type { Services } from '../services.ts';
import { isLimited } from './grants/authority.ts';
import { visibleUsers } from './user/visible.ts';
import { superUserId } from '../../protocol/permissions.ts';
import { operationPaths } from '../../protocol/addresses.ts';

const TAG = '在线用户';
const PATH = '/monitor/online';

export function onlineRoutes(services: Services): RouteDeclaration[] {
  return [listRoute(services), forceRoute(services)];
}

function listRoute({ auth, engine }: Services): RouteDeclaration {
  return defineRoute({
    method: 'GET',
    path: `${PATH}${operationPaths.list}`,
    summary: '在线用户列表（不分页）',
    tag: TAG,
    access: { permission: 'monitor:online:list' },
    scope: { model: 'user' },
    answer: 'table',
    query: { ipaddr: { type: 'string' }, userName: { type: 'string' } },
    async handler({ db, query: { ipaddr, userName }, session }) {
      const { rows: matching, limit } = cutAt(
        await auth.sessions(db, { ipaddr, userName }),
        mostSessions - 1,
      );
      const rows = (await inScope(engine, db, matching, session!, 'monitor:online:list')).map(
        onlineRow,
      );
      return { rows, total: rows.length, ...limitedMember({ rows: { limit } }) };
    },
  });
}

/** tokenId names the session, as in the protocol; it is not the token and signs nobody in. */
const onlineRow = ({
  id,
  userName,
  deptName,
  ipaddr,
  location,
  browser,
  os,
  loginTime,
}: LiveSession) => ({
  tokenId: id,
  deptName,
  userName,
  ipaddr,
  loginLocation: location,
  browser,
  os,
  loginTime,
});

async function inScope(
  engine: Engine,
  db: Db,
  sessions: readonly LiveSession[],
  caller: Session,
  permission: string,
): Promise<LiveSession[]> {
  if (!isLimited(caller)) return [...sessions];
  const visible = await visibleUsers(
    engine,
    db,
    sessions.map(({ userId }) => userId),
    caller,
    permission,
  );
  return sessions.filter(({ userId }) => visible.has(userId));
}

function forceRoute({ auth, engine }: Services): RouteDeclaration {
  return defineRoute({
    method: 'DELETE',
    path: `${PATH}/{tokenId}`,
    summary: '强退一个会话',
    tag: TAG,
    access: { permission: 'monitor:online:forceLogout' },
    scope: { model: 'user' },
    answer: 'ajax',
    params: { tokenId: { type: 'string' } },
    log: { title: TAG, type: 'FORCE' },
    async handler({ db, params: { tokenId }, session }) {
      const found = await auth.sessions(db, { id: tokenId });
      const [target] = await inScope(engine, db, found, session!, 'monitor:online:forceLogout');
      // One answer for sessions that are over and for those of others: ids cannot be probed.
      if (!target) throw new Refusal(say`会话不存在或已结束`);
      if (target.userId === superUserId && isLimited(session))
        throw new Refusal(say`不允许操作超级管理员用户`);
      await auth.endSessions(db, [target.id]);
    },
  });
}
