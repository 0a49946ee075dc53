/** One's own sessions: where one is signed in, and signing out there. Not in the protocol; the ability `ownSessions` announces it. */
import { say } from '../../schema/locale/message.ts';
import type { LiveSession } from '../auth/session-list.ts';
import { timeText } from '../db/time.ts';
import { Refusal } from '../http/errors.ts';
import { defineRoute } from '../http/route.ts';
import type { RouteDeclaration } from '../http/route.ts';
import type { Services } from '../services.ts';

const PATH = '/system/user/profile/sessions';
const common: Pick<RouteDeclaration, 'tag' | 'access' | 'answer' | 'beforeSetup'> = {
  tag: '个人信息',
  access: 'session',
  answer: 'ajax',
  beforeSetup: true,
};
const log: RouteDeclaration['log'] = { title: '个人会话', type: 'FORCE' };

export function ownSessionRoutes(services: Services): RouteDeclaration[] {
  return [listRoute(services), endRoute(services), endOthersRoute(services)];
}

function listRoute({ auth }: Services): RouteDeclaration {
  return defineRoute({
    ...common,
    answer: 'table',
    method: 'GET',
    path: PATH,
    summary: '我的会话，当前会话在前（不分页）',
    async handler({ db, session }) {
      const rows = (await auth.sessions(db, { userId: session!.userId })).map((one) =>
        row(one, one.id === session!.id),
      );
      rows.sort((a, b) => Number(b.current) - Number(a.current));
      return { rows, total: rows.length };
    },
  });
}

const row = (
  { id, browser, os, ipaddr, location, startedAt, usedAt }: LiveSession,
  current: boolean,
) => ({
  sessionId: id,
  browser,
  os,
  ipaddr,
  loginLocation: location,
  loginTime: timeText(startedAt),
  lastUsedTime: timeText(usedAt),
  current,
});

function endRoute({ auth }: Services): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'DELETE',
    path: `${PATH}/{sessionId}`,
    summary: '结束我的一个会话',
    params: { sessionId: { type: 'string' } },
    log,
    async handler({ db, params: { sessionId }, session }) {
      const own = await auth.sessions(db, { userId: session!.userId, id: sessionId });
      if (own.length === 0) throw new Refusal(say`会话不存在或已结束`);
      await auth.endSessions(db, [sessionId]);
    },
  });
}

function endOthersRoute({ auth }: Services): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'DELETE',
    path: PATH,
    summary: '结束我的其他会话',
    log,
    async handler({ db, session }) {
      await auth.endOtherSessions(db, session!);
    },
  });
}
