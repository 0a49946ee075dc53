/** Parameters of an installation that is older than their visibility. */
import { expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { startServer as start } from '../../../src/server/start.ts';
import { createTestDatabase } from '../support/database.ts';
import { projectRoot } from '../support/index.ts';

it('get the one that ships with their key, or the usual one', async () => {
  const test = await createTestDatabase();
  const settings = {
    HOST: '127.0.0.1',
    PORT: '0',
    NODE_ENV: 'test',
    DATA_DIR: test.settings.dataDir,
    DATABASE_URL: test.settings.databaseUrl ?? '',
    ADMIN_PASSWORD: 'Loom-2026!',
  };
  const options = { config: readConfig(settings), root: projectRoot };
  const before = await start(options);
  const db = before.database!.write;
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
  await before.close();
  const after = await start(options);
  const rows = await after
    .database!.read.selectFrom('sys_config')
    .select(['config_key', 'visibility'])
    .execute();
  expect(Object.fromEntries(rows.map((row) => [row.config_key, row.visibility]))).toMatchObject({
    'sys.index.skinName': 'session',
    'sys.index.sideTheme': 'public',
    'sys.user.initPassword': 'secret',
    'sys.login.blackIPList': 'permission',
    'mail.password': 'secret',
    'app.title': 'permission',
  });
  await after.close();
  await test.drop();
});
