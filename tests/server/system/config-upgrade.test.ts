/** Parameters of an installation that is older than their visibility. */
import { expect, it } from 'vitest';
import type { Db } from '../../../src/server/db/database.ts';
import { restarted } from '../support/restarted.ts';

it('get the one that ships with their key, or the usual one', async () => {
  const change = async (db: Db) => {
    const own = (config_key: string) => ({
      config_name: config_key,
      config_key,
      config_value: 'x',
      config_type: 'N',
    });
    await db
      .insertInto('sys_config')
      .values([own('mail.password'), own('app.title')])
      .execute();
    await db.updateTable('sys_config').set({ visibility: null }).execute();
    await db
      .updateTable('sys_config')
      .set({ visibility: 'session' })
      .where('config_key', '=', 'sys.index.skinName')
      .execute();
  };
  await restarted(change, async ({ read }) => {
    const rows = await read.selectFrom('sys_config').select(['config_key', 'visibility']).execute();
    expect(Object.fromEntries(rows.map((row) => [row.config_key, row.visibility]))).toMatchObject({
      'sys.index.skinName': 'session',
      'sys.index.sideTheme': 'public',
      'sys.user.initPassword': 'secret',
      'sys.login.blackIPList': 'permission',
      'mail.password': 'secret',
      'app.title': 'permission',
    });
  });
});
