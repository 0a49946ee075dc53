/** What anyone may know of the installation before signing in. */
import { defineRoute } from '../http/route.ts';
import type { RouteDeclaration } from '../http/route.ts';
import { configValue } from './config.ts';
import { passwordRule } from './user/password.ts';

/** The footer of every page, the sign-in page included, and what a password must be of those who register. */
export function siteRoute(): RouteDeclaration {
  return defineRoute({
    method: 'GET', path: '/site', summary: '页脚的版权信息与备案号，密码字符范围', tag: '系统', access: 'anonymous', answer: 'ajax',
    async handler({ db }) {
      return { data: { copyright: await configValue(db, 'sys.site.copyright'), filing: await configValue(db, 'sys.site.filing'), passwordRule: await passwordRule(db) } };
    },
  });
}
