/**
 * Sessions: how long they live, and that changes of a user, a role or a permission bite on the next
 * request, on every node.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { hashPassword } from '../../../src/server/auth/password.ts';
import { startServer as startNode, type RunningServer } from '../../../src/server/start.ts';
import {
  createClient,
  makeUser,
  projectRoot,
  startServer,
  type Client,
  type TestServer,
  type TestUser,
} from '../support/index.ts';

const minute = 60_000;
let server: TestServer;
let otherNode: RunningServer;
let clock = Date.now();
beforeAll(async () => {
  server = await startServer({ now: () => clock });
  otherNode = await startNode({
    config: readConfig(server.env),
    root: projectRoot,
    now: () => clock,
  });
});
afterAll(async () => {
  await otherNode.close();
  await server.stop();
});

let user: TestUser;
let client: Client;
let count = 0;
beforeEach(async () => {
  count += 1;
  user = await makeUser(server.database, `user${count}`, {
    permissions: ['system:post:list', 'system:post:query'],
  });
  client = await server.signIn(user.userName, user.password);
});

/** What the user gets on both nodes, which must agree. */
async function codes(path = '/system/post/list'): Promise<number> {
  const other = createClient(otherNode.url);
  other.token = client.token;
  const [here, there] = [await client.get(path), await other.get(path)];
  expect(there.code).toBe(here.code);
  return here.code;
}

const change = (table: string, values: object, key: string, id: number) =>
  server.database.write.updateTable(table).set(values).where(key, '=', id).execute();

/** Until it is stored that the session lasts so much longer: requests wait a moment for it only. */
const lasts = (minutes: number) =>
  expect
    .poll(async () => {
      const { expires_at } = await server.database.read
        .selectFrom('sys_session')
        .select('expires_at')
        .where('user_id', '=', user.userId)
        .executeTakeFirstOrThrow();
      return (Number(expires_at) - clock) / minute;
    })
    .toBe(minutes);

describe('lifetime', () => {
  it('is 30 minutes after the last use, prolonged when 20 or less are left', async () => {
    clock += 9 * minute;
    expect(await codes()).toBe(200);
    await lasts(21);
    clock += 20 * minute;
    expect(await codes()).toBe(200);
    await lasts(30);
    clock += 29 * minute;
    expect(await codes()).toBe(200);
    await lasts(30);
    clock += 30 * minute;
    expect(await codes()).toBe(401);
  });

  it('ends after seven days of constant use', { timeout: 600_000 }, async () => {
    for (let hours = 0; hours < 7 * 24; hours += 0.25) {
      expect(await client.get('/system/post/list')).toMatchObject({ code: 200 });
      if (hours > 0) await lasts(Math.min(30, (7 * 24 - hours) * 60));
      clock += 15 * minute;
    }
    expect(await codes()).toBe(401);
  });
});

describe('changes bite on the next request', () => {
  it('a disabled and a deleted user', async () => {
    expect(await codes()).toBe(200);
    await change('sys_user', { status: '1' }, 'user_id', user.userId);
    expect(await codes()).toBe(401);
    await change('sys_user', { status: '0' }, 'user_id', user.userId);
    // What was ended stays ended.
    expect(await codes()).toBe(401);
    await client.signIn(user.userName, user.password);
    expect(await codes()).toBe(200);
    await change('sys_user', { del_flag: '2' }, 'user_id', user.userId);
    expect(await codes()).toBe(401);
  });

  it('a changed password ends the sessions of the old one', async () => {
    expect(await codes()).toBe(200);
    await change(
      'sys_user',
      { password: await hashPassword('Another-2026!') },
      'user_id',
      user.userId,
    );
    expect(await codes()).toBe(401);
  });

  it('a role taken away and given back', async () => {
    await server.database.write
      .deleteFrom('sys_user_role')
      .where('user_id', '=', user.userId)
      .execute();
    expect(await codes()).toBe(403);
    await server.database.write
      .insertInto('sys_user_role')
      .values({ user_id: user.userId, role_id: user.roleId })
      .execute();
    expect(await codes()).toBe(200);
  });

  it('a disabled role', async () => {
    await change('sys_role', { status: '1' }, 'role_id', user.roleId);
    expect(await codes()).toBe(403);
    expect((await client.get('/getInfo')).permissions).toEqual([]);
  });

  it('a permission taken from the role, and a disabled menu', async () => {
    const menu = await server.database.read
      .selectFrom('sys_menu')
      .select('menu_id')
      .where('perms', '=', 'system:post:list')
      .executeTakeFirstOrThrow();
    await change('sys_menu', { status: '1' }, 'menu_id', menu.menu_id);
    expect(await codes()).toBe(403);
    await change('sys_menu', { status: '0' }, 'menu_id', menu.menu_id);
    expect(await codes()).toBe(200);
    await server.database.write
      .deleteFrom('sys_role_menu')
      .where('role_id', '=', user.roleId)
      .where('menu_id', '=', menu.menu_id)
      .execute();
    expect(await codes()).toBe(403);
    expect(await codes('/system/post/1')).toBe(200);
  });
});

describe('sign-out', () => {
  it.each(['GET', 'POST', 'PUT', 'DELETE'])('works with %s and always succeeds', async (method) => {
    const call = async () => (await client.raw(method, '/logout')).json();
    expect(await codes()).toBe(200);
    expect(await call()).toEqual({ code: 200, msg: '退出成功' });
    expect(await codes()).toBe(401);
    expect(await call()).toEqual({ code: 200, msg: '退出成功' });
    const logs = await server.database.read
      .selectFrom('sys_logininfor')
      .selectAll()
      .where('user_name', '=', user.userName)
      .where('msg', '=', '退出成功')
      .execute();
    expect(logs).toMatchObject([{ status: '0' }]);
  });

  it('ends this session only', async () => {
    const second = await server.signIn(user.userName, user.password);
    await client.delete('/logout');
    expect(await second.get('/getInfo')).toMatchObject({ code: 200 });
  });
});

describe('who am I', () => {
  it('answers the user without the password, the role keys and the permissions', async () => {
    const info = await client.get('/getInfo');
    expect(info).toMatchObject({
      code: 200,
      roles: [user.userName],
      permissions: expect.arrayContaining(['system:post:list', 'system:post:query']),
      user: {
        userId: user.userId,
        userName: user.userName,
        admin: false,
        dept: { deptId: 103 },
        roles: [
          { roleKey: user.userName, permissions: expect.arrayContaining(['system:post:list']) },
        ],
      },
      pwdChrtype: '0',
      isPasswordExpired: false,
    });
    expect(JSON.stringify(info)).not.toMatch(/argon2|"password"/);
    const admin = await server.admin();
    expect(await admin.get('/getInfo')).toMatchObject({
      roles: ['admin'],
      permissions: ['*:*:*'],
      user: { admin: true },
    });
  });

  it('unlocks the screen with the own password only', async () => {
    expect(await client.post('/unlockscreen', { password: '' })).toEqual({
      code: 500,
      msg: '密码不能为空',
    });
    expect(await client.post('/unlockscreen', { password: 'wrong-one' })).toEqual({
      code: 500,
      msg: '密码错误，请重新输入',
    });
    expect(await client.post('/unlockscreen', { password: user.password })).toEqual({
      code: 200,
      msg: '解锁成功',
    });
  });
});
