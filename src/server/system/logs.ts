/** Operation and login logs (protocol.md 5): emptying them, and unlocking accounts. */
import type { Session } from '../auth/session.ts';
import type { Db } from '../db/database.ts';
import { defineRoute } from '../http/route.ts';
import type { RouteDeclaration } from '../http/route.ts';
import type { AuditChain } from '../logs/audit/chain.ts';
import type { ModelHooks } from '../models/engine.ts';
import type { Services } from '../services.ts';

export function logRoutes({ auth, audit }: Services): RouteDeclaration[] {
  return [
    cleanRoute('monitor:operlog', '/monitor/operlog', '操作日志', (db, session) => audit.clear(db, session.userName)),
    cleanRoute('monitor:logininfor', '/monitor/logininfor', '登录日志', async (db) => {
      await db.deleteFrom('sys_logininfor').execute();
    }),
    defineRoute({
      method: 'GET', path: '/monitor/logininfor/unlock/{userName}', summary: '账户解锁', tag: '登录日志',
      access: { permission: 'monitor:logininfor:unlock' }, params: { userName: { type: 'string' } },
      // The protocol has it as GET though it writes.
      answer: 'ajax', log: { title: '账户解锁', type: 'OTHER' }, transaction: true,
      async handler({ db, params }) {
        await auth.unlock(db, params.userName);
      },
    }),
  ];
}

function cleanRoute(permission: string, path: string, title: string, clean: (db: Db, session: Session) => Promise<void>): RouteDeclaration {
  return defineRoute({
    method: 'DELETE', path: `${path}/clean`, summary: `清空${title}`, tag: title,
    access: { permission: `${permission}:remove` }, proof: 'asked', answer: 'ajax', log: { title, type: 'CLEAN' },
    handler: ({ db, session }) => clean(db, session!),
  });
}

/** Removed rows leave tombstones in the chain. */
export const operlogHooks = (audit: AuditChain): ModelHooks => ({
  afterRemove: (db, { operId, operTime, title }, actor) => audit.removed(db, { operId, operTime, title }, actor?.userName ?? 'system'),
});
