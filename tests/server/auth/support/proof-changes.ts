/** Every change that asks for a proof, as something that can be done again and again. */
import {
  type Client,
  makeUser,
  type TestServer,
  type TestUser,
  workbookForm,
} from '../../support/index.ts';

/** The server, and whom and what is changed in it once the tests run. */
interface Changed {
  server: TestServer;
  target(): TestUser;
  role(): number;
}

/**
 * The changes by their names. Afterwards the roles are others than each of them sets, so that each
 * is a change again.
 */
export function proofChanges(
  changed: Changed,
): Record<string, (client: Client) => Promise<object>> {
  const { server, target, role } = changed;
  let count = 0;
  return {
    给用户分配角色: (client) =>
      client.put(`/system/user/authRole?userId=${target().userId}&roleIds=${role()}`),
    在用户表单中改角色: (client) =>
      client.put('/system/user', {
        userId: target().userId,
        userName: 'target',
        nickName: 'target',
        deptId: 103,
        roleIds: [target().roleId, role()],
      }),
    给角色添加用户: (client) =>
      client.put(`/system/role/authUser/selectAll?roleId=${role()}&userIds=${target().userId}`),
    取消用户的角色: (client) =>
      client.put('/system/role/authUser/cancel', { roleId: role(), userId: target().userId }),
    重置密码: (client) =>
      client.put('/system/user/resetPwd', {
        userId: target().userId,
        password: `Person-${++count}-2026!`,
      }),
    设置两步验证: (client) => client.post('/system/user/profile/totp'),
    停用用户: async (client) => {
      await server.database.write
        .updateTable('sys_user')
        .set({ status: '0' })
        .where('user_id', '=', target().userId)
        .execute();
      return client.put('/system/user/changeStatus', { userId: target().userId, status: '1' });
    },
    调动用户: async (client) => {
      await server.database.write
        .updateTable('sys_user')
        .set({ dept_id: 103 })
        .where('user_id', '=', target().userId)
        .execute();
      return client.put('/system/user', {
        userId: target().userId,
        userName: 'target',
        deptId: 105,
        roleIds: [target().roleId],
      });
    },
    导出用户: (client) => outcome(client, 'POST', '/system/user/export'),
    导入停用: async (client) =>
      client.post('/system/user/importData?updateSupport=true', await disabling(changed)),
    删除用户: async (client) =>
      client.delete(`/system/user/${(await makeUser(server.database, `gone${++count}`)).userId}`),
    清空登录日志: (client) => client.delete('/monitor/logininfor/clean'),
    清空操作日志: (client) => client.delete('/monitor/operlog/clean'),
    修改自己的邮箱: (client) =>
      client.put('/system/user/profile', { email: `admin${++count}@example.com` }),
    修改自己的手机: (client) =>
      client.put('/system/user/profile', {
        phonenumber: `1380000${String(++count).padStart(4, '0')}`,
      }),
    删除登录日志: async (client) => {
      await server.admin();
      const { id } = await server.database.read
        .selectFrom('sys_logininfor')
        .select(({ fn }) => fn.max('info_id').as('id'))
        .executeTakeFirstOrThrow();
      return client.delete(`/monitor/logininfor/${id}`);
    },
  };
}

/** A workbook that disables the target. */
async function disabling({ server, target }: Changed): Promise<FormData> {
  await server.database.write
    .updateTable('sys_user')
    .set({ status: '0' })
    .where('user_id', '=', target().userId)
    .execute();
  return workbookForm(['登录名称', '用户名称', '账号状态'], [['target', '目标', '停用']]);
}

/** A file counts as done. */
async function outcome(client: Client, method: string, path: string): Promise<object> {
  const response = await client.raw(method, path, { body: new URLSearchParams() });
  const isJson = response.headers.get('content-type')?.includes('json');
  if (isJson) return (await response.json()) as object;
  await response.arrayBuffer();
  return { code: 200 };
}
