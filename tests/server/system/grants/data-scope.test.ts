/** Nobody reaches beyond their data scope, by whatever id they name. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Client, TestServer, TestUser } from '../../support/index.ts';
import { rolesOf, openBranch } from './branch.ts';

const foreign = (label: string) => ({ code: 500, msg: `没有权限访问${label}数据！` });
const ABSENT = 999_999;

let server: TestServer;
let leader: Client;
let near: TestUser;
let far: TestUser;

beforeAll(async () => {
  ({ server, leader, near, far } = await openBranch());
});
afterAll(() => server.stop());

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
        expect(answer).toMatchObject(foreign('用户'));
    }
    expect(await rolesOf(server, far.userId)).toEqual([far.roleId]);
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
        expect(answer).toMatchObject(foreign('角色'));
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
