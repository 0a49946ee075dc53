/** Nobody lifts from themselves the demand for a second factor. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser, ok } from '../../support/index.ts';
import type { TestServer } from '../../support/index.ts';
import { menusWith, openBranch } from './branch.ts';

let server: TestServer;

beforeAll(async () => {
  ({ server } = await openBranch());
});

afterAll(() => server.stop());

describe('grants', () => {
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
      menuIds: await menusWith(server, ...permissions),
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
});
