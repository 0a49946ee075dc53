/** Holes of the protocol that are closed: nobody reaches beyond their data scope, and nobody gives what they lack. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser, startServer } from '../../support/index.ts';
import type { Answer, Client, TestServer, TestUser } from '../../support/index.ts';

const EVERYTHING = ['list', 'query', 'add', 'edit', 'remove', 'resetPwd']
  .map((verb) => `system:user:${verb}`)
  .concat(
    ['list', 'query', 'add', 'edit', 'remove'].map((verb) => `system:role:${verb}`),
    ['list', 'query', 'add', 'edit'].map((verb) => `system:menu:${verb}`),
  );
const foreign = (label: string) => ({ code: 500, msg: `没有权限访问${label}数据！` });
const ok = { code: 200, msg: '操作成功' };

let server: TestServer;
/** May everything above, in department 103 only. */
let leader: Client;
let leading: TestUser;
/** Of the same department, with a part of it. */
let near: TestUser;
/** Of the same department, with a permission that the leader lacks. */
let strong: TestUser;
/** Of another department. */
let far: TestUser;
const ABSENT = 999_999;

beforeAll(async () => {
  server = await startServer();
  leading = await makeUser(server.database, 'leader', {
    permissions: EVERYTHING,
    dataScope: '3',
    deptId: 103,
  });
  near = await makeUser(server.database, 'near', {
    permissions: ['system:user:list'],
    dataScope: '3',
    deptId: 103,
  });
  strong = await makeUser(server.database, 'strong', {
    permissions: ['system:post:list'],
    dataScope: '3',
    deptId: 103,
  });
  far = await makeUser(server.database, 'far', {
    permissions: ['system:user:list'],
    dataScope: '3',
    deptId: 105,
  });
  leader = await server.signIn('leader', leading.password);
});
afterAll(() => server.stop());

const menusWith = async (...perms: string[]): Promise<number[]> =>
  (
    await server.database.read
      .selectFrom('sys_menu')
      .select('menu_id')
      .where('perms', 'in', perms)
      .execute()
  ).map((row) => row.menu_id as number);
const rolesOf = async (userId: number): Promise<number[]> =>
  (
    await server.database.read
      .selectFrom('sys_user_role')
      .select('role_id')
      .where('user_id', '=', userId)
      .orderBy('role_id')
      .execute()
  ).map((row) => row.role_id as number);

describe('enabling and moving people', () => {
  const setUser = (userId: number, values: object) =>
    server.database.write
      .updateTable('sys_user')
      .set(values)
      .where('user_id', '=', userId)
      .execute();

  it('enables nobody who may do more than oneself, whichever way', async () => {
    for (const { userId } of [near, strong]) await setUser(userId, { status: '1' });
    const refused = { code: 500, msg: '该用户的权限超出您的权限，不能启用', field: 'status' };
    expect(
      await leader.put('/system/user/changeStatus', { userId: strong.userId, status: '0' }),
    ).toEqual(refused);
    expect(
      await leader.put('/system/user', {
        userId: strong.userId,
        userName: 'strong',
        deptId: 103,
        roleIds: [strong.roleId],
        status: '0',
      }),
    ).toEqual(refused);
    expect(
      await leader.put('/system/user/changeStatus', { userId: near.userId, status: '0' }),
    ).toEqual(ok);
    await setUser(strong.userId, { status: '0' });
  });

  it('moves nobody to where they see more with a permission than oneself', async () => {
    const mover = await makeUser(server.database, 'mover', {
      permissions: ['system:user:list', 'system:user:edit', 'system:dept:list'],
      dataScope: '2',
      deptIds: [103, 104],
    });
    const client = await server.signIn('mover', mover.password);
    const bare = await makeUser(server.database, 'bare', { dataScope: '5', deptId: 103 });
    // Holds a permission that the mover lacks, over the own department.
    const holder = await makeUser(server.database, 'holder', {
      permissions: ['system:post:list'],
      dataScope: '3',
      deptId: 103,
    });
    const move = async (userId: number, userName: string, deptId = 104) =>
      client.put('/system/user', { userId, userName, deptId, roleIds: await rolesOf(userId) });
    expect(await move(holder.userId, 'holder')).toEqual({ ...foreign('部门'), field: 'deptId' });
    expect(await move(bare.userId, 'bare')).toEqual(ok);
    expect(await move(holder.userId, 'holder', 103)).toEqual(ok);
  });
});

describe('people to give a role to', () => {
  it('are those to whom one may: whatever is offered is taken together', async () => {
    const admin = await server.admin();
    const offered = async (client: Client, roleId: number): Promise<number[]> =>
      (
        await client.get(`/system/role/authUser/unallocatedList?roleId=${roleId}&pageSize=1000`)
      ).rows.map((row: Answer) => row.userId);
    const role = await makeUser(server.database, 'given-away', {
      permissions: ['system:user:list'],
      dataScope: '3',
      deptId: 103,
    });
    expect(await offered(admin, role.roleId)).not.toContain(1);
    // Sees 103 and 105 in the list of roles, gives roles in 103 only.
    const giver = await makeUser(server.database, 'giver', {
      permissions: ['system:role:list', 'system:role:query', 'system:user:list'],
      dataScope: '2',
      deptIds: [103, 105],
    });
    const editor = await makeUser(server.database, 'role-editor', {
      permissions: [
        'system:role:edit',
        'system:role:list',
        'system:role:query',
        'system:user:list',
      ],
      dataScope: '3',
      deptId: 103,
    });
    await server.database.write
      .insertInto('sys_user_role')
      .values({ user_id: giver.userId, role_id: editor.roleId })
      .execute();
    const client = await server.signIn('giver', giver.password);
    const ids = await offered(client, role.roleId);
    expect(ids).toContain(near.userId);
    expect(ids).not.toContain(far.userId);
    expect(ids).not.toContain(1);
    expect(
      await client.put(
        `/system/role/authUser/selectAll?roleId=${role.roleId}&userIds=${ids.join(',')}`,
      ),
    ).toEqual(ok);
    await server.database.write
      .deleteFrom('sys_user_role')
      .where('role_id', '=', role.roleId)
      .where('user_id', 'in', ids)
      .execute();
  });
});

describe('a batch of people for a role', () => {
  it('is carried out for those it may be, and the others are named with their reasons', async () => {
    const admin = await server.admin();
    const role = await makeUser(server.database, 'batched', {
      permissions: ['system:user:list'],
      dataScope: '3',
      deptId: 103,
    });
    await server.database.write
      .deleteFrom('sys_user_role')
      .where('user_id', '=', near.userId)
      .where('role_id', '=', role.roleId)
      .execute();
    const change = (client: Client, act: string, ids: readonly number[]) =>
      client.put(`/system/role/authUser/${act}?roleId=${role.roleId}&userIds=${ids.join(',')}`);
    const report = (
      act: string,
      refused: readonly { id: number; name?: string; reason: string }[],
    ) => {
      const named = refused.map(({ id, name, reason }) => `${name ?? `编号 ${id}`}：${reason}`);
      const msg = `已${act} 1 人，另有 ${refused.length} 人未${act}（${named.join('；')}）`;
      return { code: 200, msg, warning: msg, refused };
    };
    const superUser = { id: 1, name: 'admin', reason: '不允许操作超级管理员用户' };
    const unknown = { id: ABSENT, reason: '用户不存在或已被删除' };
    const outOfScope = (id: number) => ({ id, reason: foreign('用户').msg });
    for (const [client, refused] of [
      [admin, [superUser, unknown]],
      [leader, [outOfScope(far.userId), superUser, outOfScope(ABSENT)]],
    ] as const) {
      const batch = [...refused.map(({ id }) => id), near.userId, near.userId];
      expect(await change(client, 'selectAll', batch)).toEqual(report('授权', refused));
      expect(await rolesOf(near.userId)).toEqual([near.roleId, role.roleId]);
      expect(await rolesOf(far.userId)).toEqual([far.roleId]);
      expect(await change(client, 'cancelAll', batch)).toEqual(report('取消授权', refused));
      expect(await rolesOf(near.userId)).toEqual([near.roleId]);
    }
    await server.database.write
      .deleteFrom('sys_user_role')
      .where('role_id', '=', role.roleId)
      .execute();
  });

  it('of which nobody is allowed is refused as one row is', async () => {
    const admin = await server.admin();
    expect(await admin.put(`/system/role/authUser/selectAll?roleId=2&userIds=1,${ABSENT}`)).toEqual(
      { code: 500, msg: '不允许操作超级管理员用户' },
    );
    expect(await rolesOf(1)).toEqual([1]);
  });
});

describe('data scope', () => {
  it('limits lists, and every id in path, query and body; absent and foreign ids read the same', async () => {
    expect(
      (await leader.get('/system/user/list?pageSize=100')).rows
        .map((row: Answer) => row.deptId)
        .every((deptId: number) => deptId === 103),
    ).toBe(true);
    for (const userId of [far.userId, ABSENT]) {
      for (const answer of [
        await leader.get(`/system/user/${userId}`),
        await leader.get(`/system/user/authRole/${userId}`),
        await leader.delete(`/system/user/${userId}`),
        await leader.put('/system/user', { userId, nickName: 'x' }),
        await leader.put('/system/user/changeStatus', { userId, status: '1' }),
        await leader.put('/system/user/resetPwd', { userId, password: 'Word-2026' }),
        await leader.put(`/system/user/authRole?userId=${userId}&roleIds=`),
        await leader.put('/system/role/authUser/cancel', { userId, roleId: near.roleId }),
        await leader.put(`/system/role/authUser/cancelAll?roleId=${near.roleId}&userIds=${userId}`),
        await leader.put(`/system/role/authUser/selectAll?roleId=${near.roleId}&userIds=${userId}`),
      ])
        expect(answer).toEqual(foreign('用户'));
    }
    expect(await rolesOf(far.userId)).toEqual([far.roleId]);
  });

  it('shows roles by the departments of their holders', async () => {
    const { rows } = await leader.get('/system/role/list?pageSize=100');
    const seen = rows.map((row: Answer) => row.roleId);
    expect(seen).toContain(near.roleId);
    expect(seen).not.toContain(far.roleId);
    for (const roleId of [far.roleId, ABSENT]) {
      for (const answer of [
        await leader.get(`/system/role/${roleId}`),
        await leader.get(`/system/role/deptTree/${roleId}`),
        await leader.get(`/system/menu/roleMenuTreeselect/${roleId}`),
        await leader.delete(`/system/role/${roleId}`),
        await leader.get(`/system/role/authUser/allocatedList?roleId=${roleId}`),
        await leader.get(`/system/role/authUser/unallocatedList?roleId=${roleId}`),
        await leader.put('/system/role', {
          roleId,
          roleName: 'x',
          roleKey: 'x',
          roleSort: 1,
          menuIds: [],
        }),
        await leader.put('/system/role/dataScope', { roleId, dataScope: '5', deptIds: [] }),
        await leader.put('/system/role/changeStatus', { roleId, status: '1' }),
        await leader.put(`/system/role/authUser/selectAll?roleId=${roleId}&userIds=${near.userId}`),
        await leader.put('/system/role/authUser/cancel', { userId: near.userId, roleId }),
        await leader.put(`/system/user/authRole?userId=${near.userId}&roleIds=${roleId}`),
        await leader.put('/system/user', {
          userId: near.userId,
          userName: 'near',
          deptId: 103,
          roleIds: [near.roleId, roleId],
        }),
      ])
        expect(answer).toEqual(foreign('角色'));
    }
  });

  it('checks the department of a body', async () => {
    for (const deptId of [105, ABSENT]) {
      expect(
        await leader.post('/system/user', { userName: 'someone', nickName: 'x', deptId }),
      ).toEqual(foreign('部门'));
      expect(
        await leader.put('/system/user', {
          userId: near.userId,
          userName: 'near',
          roleIds: [near.roleId],
          deptId,
        }),
      ).toEqual(foreign('部门'));
    }
  });
});

describe('grants', () => {
  it('never exceed the menus of the granter', async () => {
    const lacking = await menusWith('system:post:list');
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
    expect(await rolesOf(strong.userId)).toEqual([strong.roleId]);
    expect(
      (await leader.put('/system/user/resetPwd', { userId: strong.userId, password: 'Word-2026' }))
        .code,
    ).toBe(500);
    await server.signIn('strong', strong.password);
  });

  it('never exceed the data scope of the granter', async () => {
    const refused = { code: 500, msg: '不能授予超出自身范围的数据权限', field: 'dataScope' };
    const menuIds = await menusWith('system:user:list');
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

  it('gives a new role the scope of who makes it, unless told', async () => {
    expect(
      await leader.post('/system/role', {
        roleName: '组员',
        roleKey: 'member',
        roleSort: 1,
        menuIds: await menusWith('system:user:list'),
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
    const [menuId] = await menusWith('system:menu:edit');
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

  it('never lift the demand for a second factor from who makes the change', async () => {
    const permissions = [
      'system:user:list',
      'system:user:edit',
      'system:role:list',
      'system:role:edit',
    ];
    const bound = await makeUser(server.database, 'bound', {
      permissions,
      dataScope: '3',
      deptId: 103,
    });
    const fellow = await makeUser(server.database, 'fellow', {
      permissions,
      dataScope: '3',
      deptId: 103,
    });
    const client = await server.signIn('bound', bound.password);
    const db = server.database.write;
    await db
      .insertInto('sys_totp')
      .values({
        user_id: bound.userId,
        secret: 'sealed',
        begun_at: 1,
        confirmed_at: 1,
        last_step: 0,
      })
      .execute();
    await db
      .updateTable('sys_role')
      .set({ require_totp: true })
      .where('role_id', 'in', [bound.roleId, fellow.roleId])
      .execute();
    const refused = { code: 500, msg: '不能解除对自己的两步验证要求', field: 'requireTotp' };
    const role = {
      roleId: bound.roleId,
      roleName: 'bound',
      roleKey: 'bound',
      roleSort: 1,
      menuIds: await menusWith(...permissions),
    };
    expect(await client.put('/system/role', { ...role, requireTotp: false })).toEqual(refused);
    expect(
      await client.put('/system/role/dataScope', {
        roleId: bound.roleId,
        requireTotp: false,
        deptIds: [],
      }),
    ).toEqual(refused);
    expect(
      await client.put('/system/role/changeStatus', { roleId: bound.roleId, status: '1' }),
    ).toEqual(refused);
    expect(
      await client.put('/system/role/authUser/cancel', {
        roleId: bound.roleId,
        userId: bound.userId,
      }),
    ).toEqual(refused);
    expect(
      await client.put(
        `/system/role/authUser/cancelAll?roleId=${bound.roleId}&userIds=${bound.userId}`,
      ),
    ).toEqual(refused);
    expect(await client.put(`/system/user/authRole?userId=${bound.userId}&roleIds=`)).toEqual(
      refused,
    );
    expect(
      await client.put('/system/user', {
        userId: bound.userId,
        userName: 'bound',
        deptId: 103,
        roleIds: [],
      }),
    ).toEqual(refused);
    expect(await client.put('/system/role', role)).toEqual(ok);
    // Another role of theirs goes on demanding it, and roles of others are theirs to decide on.
    expect(
      await client.put('/system/role', {
        ...role,
        roleId: fellow.roleId,
        roleName: 'fellow',
        roleKey: 'fellow',
        requireTotp: false,
      }),
    ).toEqual(ok);
    await db
      .updateTable('sys_role')
      .set({ require_totp: true })
      .where('role_id', '=', fellow.roleId)
      .execute();
    await db
      .insertInto('sys_user_role')
      .values({ user_id: bound.userId, role_id: fellow.roleId })
      .execute();
    expect(
      await client.put('/system/role/authUser/cancel', {
        roleId: fellow.roleId,
        userId: bound.userId,
      }),
    ).toEqual(ok);
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
