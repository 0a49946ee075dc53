/** Log rows of an installation that is older than their data scope. */
import { expect, it } from 'vitest';
import { fillLogScope } from '../../../src/server/logs/log-scope.ts';
import { makeUser, startedServer } from '../support/index.ts';

const server = startedServer();

it('get the user of their name and the present department, once', async () => {
  const db = server.database.write;
  const { userId } = await makeUser(server.database, 'elder', { deptId: 105 });
  const add = (user_name: string) =>
    db
      .insertInto('sys_logininfor')
      .values({ user_name, status: '0', msg: '登录成功', login_time: '2026-01-01 00:00:00' })
      .execute();
  await add('elder');
  await add('nobody');
  const step = db.deleteFrom('pageloom_migration').where('model', '=', 'logs');
  await step.execute();
  await fillLogScope(server.database, '2026-02-01 00:00:00');
  const rows = async () =>
    db
      .selectFrom('sys_logininfor')
      .select(['user_name', 'user_id', 'dept_id'])
      .where('user_name', 'in', ['elder', 'nobody'])
      .orderBy('info_id')
      .execute();
  const filled = [
    { user_name: 'elder', user_id: userId, dept_id: 105 },
    { user_name: 'nobody', user_id: null, dept_id: null },
  ];
  expect(await rows()).toEqual(filled);
  await add('elder');
  await fillLogScope(server.database, '2026-02-01 00:00:00');
  expect(await rows()).toEqual([...filled, { user_name: 'elder', user_id: null, dept_id: null }]);
});
