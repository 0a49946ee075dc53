/** GET /api/: says that a server is here (docs/protocol/sign-in.md). */
import { say } from '../../schema/locale/message.ts';
import { defineRoute } from './route.ts';
import type { RouteDeclaration } from './route.ts';

export function welcomeRoute(version: string): RouteDeclaration {
  return defineRoute({
    method: 'GET',
    path: '/',
    summary: '欢迎',
    tag: '系统',
    access: 'anonymous',
    answer: 'text',
    handler: () => ({
      msg: say`欢迎使用织页后台管理框架，当前版本：v${version}，请通过前端地址访问。`,
    }),
  });
}
