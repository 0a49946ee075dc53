/** Routes of parameters that the model does not give (docs/protocol/system.md#parameters). */
import { defineRoute } from '../http/route.ts';
import type { RouteDeclaration } from '../http/route.ts';
import { isVisible } from './config-visibility.ts';
import { parameterPath } from '../../protocol/addresses.ts';

const TAG = '参数管理';

export function configRoutes(): RouteDeclaration[] {
  return [
    defineRoute({
      method: 'GET',
      path: parameterPath('{configKey}'),
      summary: '按键名取参数值（在 msg 中），不可见的为空',
      tag: TAG,
      access: 'session',
      params: { configKey: { type: 'string' } },
      answer: 'ajax',
      async handler({ db, params: { configKey }, session }) {
        const row = await db
          .selectFrom('sys_config')
          .select(['config_key', 'config_value', 'visibility'])
          .where('config_key', '=', configKey)
          .executeTakeFirst();
        // Parameters that are not for the caller read as absent ones.
        return { msg: row && isVisible(row, session!) ? (row.config_value ?? '') : '' };
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/system/config/refreshCache',
      summary: '刷新参数缓存',
      tag: TAG,
      access: { permission: 'system:config:remove' },
      answer: 'ajax',
      log: { title: '参数管理', type: 'CLEAN' },
      handler: () => undefined,
    }),
  ];
}
