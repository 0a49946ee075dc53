/** Holes of the protocol that are closed: nobody gives what they lack. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser, ok } from '../../support/index.ts';
import type { Client, TestServer, TestUser } from '../../support/index.ts';
import { menusWith, rolesOf, openBranch } from './branch.ts';

const foreign = (label: string) => ({ code: 500, msg: `没有权限访问${label}数据！` });

const ABSENT = 999_999;

let server: TestServer;

let leader: Client;

let leading: TestUser;

let near: TestUser;

let strong: TestUser;

beforeAll(async () => {
  ({ server, leader, leading, near, strong } = await openBranch());
});

afterAll(() => server.stop());

describe('grants', () => {
  it('never exceed the menus of the granter', async () => {
    const lacking = await menusWith(server, 'system:post:list');
    const role = { roleName: '越权', roleKey: 'beyond', roleSort: 1, menuIds: lacking };
    expect(await leader.post('/system/role', role)).toEqual(foreign('菜单'));
    expect(await leader.put('/system/role', { ...role, roleId: near.roleId })).toEqual(
      foreign('菜单'),
    );
    expect(
      await leader.put('/system/role', { ...role, roleId: near.roleId, menuIds: [ABSENT] }),
    ).toEqual(foreign('菜单'));
    expect(
      await leader.put(
        `/system/role/authUser/selectAll?roleId=${strong.roleId}&userIds=${near.userId}`,
      ),
    ).toEqual(foreign('角色'));
    expect(
      await leader.put(
        `/system/user/authRole?userId=${leading.userId}&roleIds=${leading.roleId},${strong.roleId}`,
      ),
    ).toEqual(foreign('角色'));
    expect(
      await leader.post('/system/user', {
        userName: 'puppet',
        nickName: 'x',
        deptId: 103,
        roleIds: [strong.roleId],
      }),
    ).toEqual(foreign('角色'));
  });

  it('never touch a role that exceeds them', async () => {
    expect(
      await leader.put('/system/role', {
        roleId: strong.roleId,
        roleName: 'strong',
        roleKey: 'strong',
        roleSort: 1,
        menuIds: [],
      }),
    ).toEqual(foreign('角色'));
    expect(
      await leader.put('/system/role/changeStatus', { roleId: strong.roleId, status: '1' }),
    ).toEqual(foreign('角色'));
    expect(
      await leader.put('/system/role/authUser/cancel', {
        roleId: strong.roleId,
        userId: strong.userId,
      }),
    ).toEqual(foreign('角色'));
    expect(await leader.put(`/system/user/authRole?userId=${strong.userId}&roleIds=`)).toEqual(ok);
    expect(await rolesOf(server, strong.userId)).toEqual([strong.roleId]);
    expect(
      (await leader.put('/system/user/resetPwd', { userId: strong.userId, password: 'Word-2026' }))
        .code,
    ).toBe(500);
    await server.signIn('strong', strong.password);
  });

  it('never exceed the data scope of the granter', async () => {
    const refused = { code: 500, msg: '不能授予超出自身范围的数据权限', field: 'dataScope' };
    const menuIds = await menusWith(server, 'system:user:list');
    for (const dataScope of ['1', '4']) {
      expect(
        await leader.post('/system/role', {
          roleName: '广',
          roleKey: 'wide',
          roleSort: 1,
          menuIds,
          dataScope,
        }),
      ).toEqual(refused);
      expect(
        await leader.post('/system/role', {
          roleName: '广',
          roleKey: 'wide',
          roleSort: 1,
          menuIds: [],
          dataScope,
        }),
      ).toEqual(refused);
      expect(
        await leader.put('/system/role/dataScope', { roleId: near.roleId, dataScope, deptIds: [] }),
      ).toEqual(refused);
    }
    expect(
      await leader.put('/system/role/dataScope', {
        roleId: near.roleId,
        dataScope: '2',
        deptIds: [105],
      }),
    ).toEqual(foreign('部门'));
    expect(
      await leader.put('/system/role/dataScope', {
        roleId: near.roleId,
        dataScope: '5',
        deptIds: [],
      }),
    ).toEqual(ok);
    expect(
      await leader.put('/system/role/dataScope', {
        roleId: near.roleId,
        dataScope: '3',
        deptIds: [],
      }),
    ).toEqual(ok);
  });

  it('gives a new role the scope of who makes it, unless another is given', async () => {
    expect(
      await leader.post('/system/role', {
        roleName: '组员',
        roleKey: 'member',
        roleSort: 1,
        menuIds: await menusWith(server, 'system:user:list'),
      }),
    ).toEqual(ok);
    expect(
      await server.database.read
        .selectFrom('sys_role')
        .select('data_scope')
        .where('role_key', '=', 'member')
        .executeTakeFirst(),
    ).toEqual({ data_scope: '3' });
  });

  it('never make role keys that pass for another’s', async () => {
    for (const roleKey of ['mine,admin', 'mine,strong'])
      expect(
        await leader.post('/system/role', { roleName: '钥匙', roleKey, roleSort: 1, menuIds: [] }),
      ).toMatchObject({ code: 500, field: 'roleKey' });
  });

  it('never make menus with permissions the author lacks', async () => {
    const refused = { code: 500, msg: '不能使用自己没有的权限标识', field: 'perms' };
    const [menuId] = await menusWith(server, 'system:menu:edit');
    const menu = { menuName: '后门', parentId: 0, menuType: 'F', orderNum: 1, isFrame: '1' };
    for (const perms of ['system:post:list', 'system:user:list,system:post:list', '*:*:*']) {
      expect(await leader.post('/system/menu', { ...menu, perms })).toEqual(refused);
      expect(await leader.put('/system/menu', { menuId, perms })).toMatchObject({ code: 500 });
    }
    expect(await leader.post('/system/menu', { ...menu, perms: 'system:user:list' })).toEqual(ok);
  });

  it('never widen a data scope by moving departments', async () => {
    const permissions = ['system:dept:edit', 'system:dept:list', 'system:post:list'];
    const planning = await makeUser(server.database, 'planner', {
      permissions: permissions.slice(0, 2),
      deptId: 101,
    });
    await makeUser(server.database, 'watcher', {
      permissions: permissions.slice(2),
      dataScope: '4',
      deptId: 108,
    });
    const planner = await server.signIn('planner', planning.password);
    const refused = {
      code: 500,
      msg: '不能让他人因部门调整获得超出您自身的数据权限',
      field: 'parentId',
    };
    const dept = { deptId: 106, deptName: '财务部门', orderNum: 4 };
    expect(await planner.put('/system/dept', { ...dept, parentId: 108 })).toEqual(refused);
    expect(await planner.put('/system/dept', { ...dept, parentId: 109 })).toEqual(ok);
    expect(await (await server.admin()).put('/system/dept', { ...dept, parentId: 108 })).toEqual(
      ok,
    );
    // What they see already shows them nothing new.
    expect(await planner.put('/system/dept', { ...dept, leader: '新', parentId: 108 })).toEqual(ok);
    expect(await planner.put('/system/dept', { ...dept, parentId: 101 })).toEqual(ok);
  });

  it('bite on the next request', async () => {
    const client = await server.signIn('near', near.password);
    expect((await client.get('/system/user/list')).code).toBe(200);
    expect(
      await leader.put('/system/role/changeStatus', { roleId: near.roleId, status: '1' }),
    ).toEqual(ok);
    expect((await client.get('/system/user/list')).code).toBe(403);
    expect(
      await leader.put('/system/role/changeStatus', { roleId: near.roleId, status: '0' }),
    ).toEqual(ok);
    expect((await client.get('/system/user/list')).code).toBe(200);
    expect(
      await leader.put('/system/user/resetPwd', { userId: near.userId, password: 'Word-2026' }),
    ).toEqual(ok);
    expect((await client.get('/system/user/list')).code).toBe(401);
    const again = await server.signIn('near', 'Word-2026');
    expect(
      await leader.put('/system/user/changeStatus', { userId: near.userId, status: '1' }),
    ).toEqual(ok);
    expect((await again.get('/system/user/list')).code).toBe(401);
  });
});
