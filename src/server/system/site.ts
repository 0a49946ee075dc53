/** What anyone may know of the installation before signing in. */
import { defineRoute } from '../http/route.ts';
import type { RouteDeclaration } from '../http/route.ts';
import { isRegistrationOpen } from '../auth/register.ts';
import { configValue } from '../settings/parameters.ts';
import { publicParameters } from './config-visibility.ts';
import { passwordLengthRule, passwordRule } from '../auth/accounts/password.ts';
import { configKeys } from '../../protocol/configKeys.ts';
import { sessionPaths } from '../../protocol/addresses.ts';

/**
 * The footer of every page, the sign-in page included; whether anybody may register, and what their password must be;
 * all public parameters.
 */
export function siteRoute(): RouteDeclaration {
  return defineRoute({
    method: 'GET',
    path: sessionPaths.site,
    summary: '页脚的版权信息与备案号，是否开放注册，密码字符范围，公开参数',
    tag: '系统',
    access: 'anonymous',
    answer: 'ajax',
    async handler({ db }) {
      return {
        data: {
          copyright: await configValue(db, configKeys.copyright),
          filing: await configValue(db, configKeys.filing),
          registration: await isRegistrationOpen(db),
          passwordRule: await passwordRule(db),
          passwordLength: await passwordLengthRule(db),
          parameters: await publicParameters(db),
        },
      };
    },
  });
}
