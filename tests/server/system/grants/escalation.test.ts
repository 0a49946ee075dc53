/** Holes of the protocol that are closed: nobody reaches beyond their data scope. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser, ok } from '../../support/index.ts';
import type { Answer, Client, TestServer, TestUser } from '../../support/index.ts';
import { rolesOf, openBranch } from './branch.ts';

const foreign = (label: string) => ({ code: 500, msg: `没有权限访问${label}数据！` });
const ABSENT = 999_999;

let server: TestServer;
let leader: Client;
let near: TestUser;
let strong: TestUser;
let far: TestUser;

beforeAll(async () => {
  ({ server, leader, near, strong, far } = await openBranch());
});
afterAll(() => server.stop());

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
      client.put('/system/user', {
        userId,
        userName,
        deptId,
        roleIds: await rolesOf(server, userId),
      });
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
      expect(await rolesOf(server, near.userId)).toEqual([near.roleId, role.roleId]);
      expect(await rolesOf(server, far.userId)).toEqual([far.roleId]);
      expect(await change(client, 'cancelAll', batch)).toEqual(report('取消授权', refused));
      expect(await rolesOf(server, near.userId)).toEqual([near.roleId]);
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
    expect(await rolesOf(server, 1)).toEqual([1]);
  });
});
