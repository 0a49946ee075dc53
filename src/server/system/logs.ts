/** Operation and login logs (protocol.md 5): emptying them, and unlocking accounts. */
import { defineRoute } from '../http/route.ts';
import type { RouteDeclaration } from '../http/route.ts';
import type { Services } from '../services.ts';

export function logRoutes({ auth }: Services): RouteDeclaration[] {
  return [
    cleanRoute('monitor:operlog', '/monitor/operlog', 'sys_oper_log', '操作日志'),
    cleanRoute('monitor:logininfor', '/monitor/logininfor', 'sys_logininfor', '登录日志'),
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

function cleanRoute(permission: string, path: string, table: string, title: string): RouteDeclaration {
  return defineRoute({
    method: 'DELETE', path: `${path}/clean`, summary: `清空${title}`, tag: title,
    access: { permission: `${permission}:remove` }, answer: 'ajax', log: { title, type: 'CLEAN' },
    async handler({ db }) {
      await db.deleteFrom(table).execute();
    },
  });
}
