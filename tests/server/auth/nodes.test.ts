/**
 * Several server processes on one database: what is changed through one bites on the next request
 * at the other, though each keeps who may do what in memory. PostgreSQL is what several processes
 * share; the embedded database belongs to one process, so there the same calls go to that one.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClient,
  expectFewLookedAt,
  makeUser,
  startServer,
  testDialect,
  type Client,
  type TestServer,
  type TestUser,
} from '../support/index.ts';
import { type Node, startNode, stopNode } from './support/node.ts';
import { required } from '../../../src/schema/required.ts';

let server: TestServer;
let node: Node | undefined;
let admin: Client;
beforeAll(async () => {
  server = await startServer();
  if (testDialect === 'postgres') node = await startNode(server.env);
  admin = await server.admin();
});
afterAll(async () => {
  if (node) await stopNode(node);
  await server.stop();
});

let count = 0;

interface Person extends TestUser {
  /** At the other process. */
  there: Client;
}

/** Somebody whose rights the other process holds in memory: it has just answered them. */
async function arrive(dataScope = '1'): Promise<Person> {
  count += 1;
  const user = await makeUser(server.database, `walker${count}`, {
    permissions: ['system:post:list', 'system:user:list'],
    dataScope,
  });
  const there = await createClient(node?.url ?? server.url).signIn(user.userName, user.password);
  expect(await there.get('/system/post/list')).toMatchObject({ code: 200 });
  return { ...user, there };
}

const code = async ({ there }: Person, url = '/system/post/list') => (await there.get(url)).code;
const ok = { code: 200 };

describe('a change through one process, at the other', () => {
  it('runs in a process of its own', () => {
    expect(node?.process.pid ?? process.pid).toSatisfy((pid: number) =>
      testDialect === 'postgres' ? pid !== process.pid : pid === process.pid,
    );
  });

  it('disabling, enabling and deleting a user', async () => {
    const person = await arrive();
    expect(
      await admin.put('/system/user/changeStatus', { userId: person.userId, status: '1' }),
    ).toMatchObject(ok);
    expect(await code(person)).toBe(401);
    expect(
      await admin.put('/system/user/changeStatus', { userId: person.userId, status: '0' }),
    ).toMatchObject(ok);
    // What disabling ended stays ended.
    expect(await code(person)).toBe(401);
    const { there } = person;
    await there.signIn(person.userName, person.password);
    expect(await code(person)).toBe(200);
    expect(await admin.delete(`/system/user/${person.userId}`)).toMatchObject(ok);
    expect(await code(person)).toBe(401);
  });

  it('the visibility of a parameter', async () => {
    const person = await arrive();
    const value = async () =>
      (await person.there.get('/system/config/configKey/sys.index.sideTheme')).msg;
    expect(await value()).toBe('theme-dark');
    const { data } = await admin.get('/system/config/3');
    expect(await admin.put('/system/config', { ...data, visibility: 'permission' })).toMatchObject(
      ok,
    );
    expect(await value()).toBe('');
  });

  it('roles taken and given, a role disabled, its menus changed', async () => {
    const person = await arrive();
    const roles = (roleIds: string) =>
      admin.put(`/system/user/authRole?userId=${person.userId}&roleIds=${roleIds}`);
    expect(await roles('')).toMatchObject(ok);
    expect(await code(person)).toBe(403);
    expect(await roles(String(person.roleId))).toMatchObject(ok);
    expect(await code(person)).toBe(200);
    expect(
      await admin.put('/system/role/changeStatus', { roleId: person.roleId, status: '1' }),
    ).toMatchObject(ok);
    expect(await code(person)).toBe(403);
    expect(
      await admin.put('/system/role/changeStatus', { roleId: person.roleId, status: '0' }),
    ).toMatchObject(ok);
    expect(await code(person)).toBe(200);
    const { data } = await admin.get(`/system/role/${person.roleId}`);
    expect(await admin.put('/system/role', { ...data, menuIds: [] })).toMatchObject(ok);
    expect(await code(person)).toBe(403);
    expect((await person.there.get('/getInfo')).permissions).toEqual([]);
  });

  it('the data scope of a role', async () => {
    const person = await arrive('5');
    const names = async () =>
      (await person.there.get('/system/user/list?pageSize=1000')).rows.map(
        (row: { userName: string }) => row.userName,
      ) as string[];
    expect(await names()).toEqual([person.userName]);
    const { data } = await admin.get(`/system/role/${person.roleId}`);
    expect(
      await admin.put('/system/role/dataScope', { ...data, dataScope: '1', deptIds: [] }),
    ).toMatchObject(ok);
    expect(await names()).toContain('admin');
    expect(
      await admin.put('/system/role/dataScope', { ...data, dataScope: '5', deptIds: [] }),
    ).toMatchObject(ok);
    expect(await names()).toEqual([person.userName]);
  });

  it('the permission of a menu', async () => {
    const person = await arrive();
    const menu = await server.database.read
      .selectFrom('sys_menu')
      .select('menu_id')
      .where('perms', '=', 'system:post:list')
      .executeTakeFirstOrThrow();
    const { data } = await admin.get(`/system/menu/${menu.menu_id}`);
    expect(await admin.put('/system/menu', { ...data, status: '1' })).toMatchObject(ok);
    expect(await code(person)).toBe(403);
    expect(await admin.put('/system/menu', { ...data, status: '0' })).toMatchObject(ok);
    expect(await code(person)).toBe(200);
  });

  it('the department of a user, and one that is moved', async () => {
    const person = await arrive('4');
    const seen = async () =>
      (await person.there.get('/system/user/list?pageSize=1000')).rows.some(
        (row: { userName: string }) => row.userName === 'demo',
      ) as boolean;
    expect(await seen()).toBe(false);
    const held = await admin.get(`/system/user/${person.userId}`);
    const whole = { ...held.data, roleIds: held.roleIds, postIds: held.postIds };
    expect(await admin.put('/system/user', { ...whole, deptId: 105 })).toMatchObject(ok);
    expect(await seen()).toBe(true);
    expect(await admin.put('/system/user', { ...whole, deptId: 102 })).toMatchObject(ok);
    expect(await seen()).toBe(false);
    const { data } = await admin.get('/system/dept/105');
    expect(await admin.put('/system/dept', { ...data, parentId: 102 })).toMatchObject(ok);
    expect(await seen()).toBe(true);
    expect(
      await admin.put('/system/dept', { ...data, version: undefined, parentId: 101 }),
    ).toMatchObject(ok);
  });

  it('a second factor that a role demands, and one’s own new password', async () => {
    const person = await arrive();
    const { data } = await admin.get(`/system/role/${person.roleId}`);
    expect(await admin.put('/system/role', { ...data, requireTotp: true })).toMatchObject(ok);
    expect(await person.there.get('/system/post/list')).toMatchObject({
      code: 601,
      secondFactorRequired: true,
    });
    expect(
      await admin.put('/system/role', { ...data, version: undefined, requireTotp: false }),
    ).toMatchObject(ok);
    expect(await code(person)).toBe(200);
    const here = await server.signIn(person.userName, person.password);
    expect(
      await here.put('/system/user/profile/updatePwd', {
        oldPassword: person.password,
        newPassword: 'Chosen-2026!',
      }),
    ).toMatchObject(ok);
    expect([await code(person), (await here.get('/getInfo')).code]).toEqual([401, 200]);
  });

  it('a reset password, and a session forced out', async () => {
    const [reset, forced] = [await arrive(), await arrive()];
    expect(
      await admin.put('/system/user/resetPwd', { userId: reset.userId, password: 'Other-2026!' }),
    ).toMatchObject(ok);
    expect(await code(reset)).toBe(401);
    const { rows } = await admin.get(`/monitor/online/list?userName=${forced.userName}`);
    expect(await admin.delete(`/monitor/online/${rows[0].tokenId}`)).toMatchObject(ok);
    expect(await code(forced)).toBe(401);
  });

  it('parameters: what passwords must be, that they must be changed', async () => {
    const person = await arrive();
    const config = async (key: string, value: string) => {
      const { rows } = await admin.get(`/system/config/list?configKey=${key}`);
      expect(await admin.put('/system/config', { ...rows[0], configValue: value })).toMatchObject(
        ok,
      );
    };
    await config('sys.account.chrtype', '4');
    expect(await person.there.get('/getInfo')).toMatchObject({ pwdChrtype: '4' });
    await config('sys.account.chrtype', '0');
    await config('sys.account.passwordChangeRequired', 'true');
    expect(await code(person)).toBe(601);
    await config('sys.account.passwordChangeRequired', 'false');
    expect(await code(person)).toBe(200);
  });

  it('wrong passwords add up: 200 at once over all processes are five guesses', async () => {
    const { userName } = await makeUser(server.database, 'besieged');
    const urls = [server.url, node?.url ?? server.url];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        createClient(required(urls[index % 2], 'urls[index % 2]')).post('/login', {
          username: userName,
          password: `guess-${index}`,
        }),
      ),
    );
    expectFewLookedAt(answers, '用户不存在/密码错误');
  });
});
