/**
 * Parameters (docs/protocol/system.md#parameters). Read from the database each time: on several
 * nodes no cache is ever stale.
 */
import type { Db } from '../db/database.ts';
import { defineRoute } from '../http/route.ts';
import type { RouteDeclaration } from '../http/route.ts';
import { isVisible } from './config-visibility.ts';

const TAG = '参数管理';

/** Value of a parameter; an unknown key is an empty text. */
export async function configValue(db: Db, key: string): Promise<string> {
  const row = await db
    .selectFrom('sys_config')
    .select('config_value')
    .where('config_key', '=', key)
    .executeTakeFirst();
  return row?.config_value ?? '';
}

/** Whether a parameter is switched on, in any of the protocol's spellings (2.2); `fallback` when it is empty or none of them. */
export async function configFlag(db: Db, key: string, fallback: boolean): Promise<boolean> {
  const value = (await configValue(db, key)).trim().toLowerCase();
  if (['true', 'yes', 'ok', '1', '是'].includes(value)) return true;
  if (['false', 'no', '0', '否'].includes(value)) return false;
  return fallback;
}

export function configRoutes(): RouteDeclaration[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/system/config/configKey/{configKey}',
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
