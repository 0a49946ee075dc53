/** What asks for a recent proof among roles, permissions and parameters, and what does not. */
import { beforeAll, describe, expect, it } from 'vitest';
import { adminPassword, makeUser } from '../support/index.ts';
import { minute, needed, REAUTHENTICATE, startedProver } from './support/proof.ts';

const { server, signIn, pass } = startedProver();
let role: number;
beforeAll(async () => {
  ({ roleId: role } = await makeUser(server.database, 'given'));
});

describe('a recent proof', () => {
  it('is asked before rights are given by roles or permissions, and before it is switched off', async () => {
    const admin = await signIn();
    const { data: stored } = await admin.get(`/system/role/${role}`);
    const { data: menus } = await admin.get('/system/menu/list');
    const menu = menus.find(({ perms }: { perms: string }) => perms === 'system:post:export');
    const {
      rows: [minutes],
    } = await admin.get('/system/config/list?configKey=sys.account.reauthMinutes');
    const giving: Record<string, () => Promise<object>> = {
      菜单权限: () => admin.put('/system/role', { ...stored, menuIds: [menu.menuId] }),
      数据范围: () =>
        admin.put('/system/role/dataScope', {
          roleId: role,
          roleName: 'given',
          roleKey: 'given',
          roleSort: 9,
          dataScope: '2',
          deptIds: [100],
        }),
      自定义部门: () =>
        admin.put('/system/role/dataScope', {
          roleId: role,
          roleName: 'given',
          roleKey: 'given',
          roleSort: 9,
          deptIds: [101],
        }),
      两步验证的要求: () =>
        admin.put('/system/role', {
          roleId: role,
          roleName: 'given',
          roleKey: 'given',
          roleSort: 9,
          requireTotp: true,
        }),
      权限标识: () => admin.put('/system/menu', { ...menu, perms: 'system:post:take' }),
    };
    const setting = async (configKey: string, configValue: string) => {
      const {
        rows: [row],
      } = await admin.get(`/system/config/list?configKey=${configKey}`);
      return admin.put('/system/config', { ...row, version: undefined, configValue });
    };
    const switching: Record<string, () => Promise<object>> = {
      验证码: () => setting('sys.account.captchaEnabled', 'false'),
      开放注册: () => setting('sys.account.registerUser', 'true'),
      初始密码: () => setting('sys.user.initPassword', 'Word-2026'),
      黑名单: () => setting('sys.login.blackIPList', '10.9.9.9'),
      文件访问权限: () => setting('sys.file.access', 'session'),
      密码长度: () => setting('sys.account.passwordLength', '5,20'),
      密码字符: () => setting('sys.account.chrtype', '1'),
      密码须修改: () => setting('sys.account.passwordChangeRequired', 'true'),
      初始密码须修改: () => setting('sys.account.initPasswordModify', '2'),
      密码期限: () => setting('sys.account.passwordValidateDays', '9'),
      每人空间: () => setting('sys.file.quotaPerUser', '0'),
      全部空间: () => setting('sys.file.quotaTotal', '0'),
      所有客户端: () => setting('sys.account.reauthForAll', 'true'),
      验证时限: () =>
        admin.put('/system/config', { ...minutes, version: undefined, configValue: '0' }),
      时限的键名: () =>
        admin.put('/system/config', {
          ...minutes,
          version: undefined,
          configKey: 'sys.account.reauthMinute',
        }),
    };
    pass(16 * minute);
    for (const [name, change] of Object.entries({ ...giving, ...switching }))
      expect(await change(), name).toEqual(needed);
    expect(await admin.put('/system/role', { ...stored, roleName: '改名' })).toMatchObject({
      code: 200,
    });
    expect(
      await admin.put('/system/role/changeStatus', { roleId: role, status: '1' }),
    ).toMatchObject({ code: 200 });
    expect(await admin.put('/system/role/changeStatus', { roleId: role, status: '0' })).toEqual(
      needed,
    );
    expect(await admin.put('/system/menu', { ...menu, menuName: '岗位另存' })).toMatchObject({
      code: 200,
    });
    expect(await admin.put('/system/config', { ...minutes, configName: '改名' })).toMatchObject({
      code: 200,
    });
    await admin.post(REAUTHENTICATE, { password: adminPassword });
    for (const [name, change] of Object.entries(giving))
      expect(await change(), name).toMatchObject({ code: 200 });
    expect(
      await admin.put('/system/role/changeStatus', { roleId: role, status: '0' }),
    ).toMatchObject({ code: 200 });
    await server.database.write
      .updateTable('sys_role')
      .set({ require_totp: false })
      .where('role_id', '=', role)
      .execute();
  });
});
