/**
 * Changes that matter ask again who one is when the last proof is old (protocol-differences.md).
 */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  adminPassword,
  type Client,
  makeUser,
  setParameter,
  startedServer,
  type TestUser,
} from '../support/index.ts';
import { codeAt } from './support/authenticator.ts';
import { proofChanges } from './support/proof-changes.ts';

const REAUTHENTICATE = '/system/user/profile/reauthenticate';
const TOTP = '/system/user/profile/totp';
const password = 'Person-2026!';
const minute = 60_000;
const needed = { code: 601, msg: '为确认是您本人操作，请重新验证登录密码', reauthenticate: true };

let clock = Date.now();
let target: TestUser;
let role: number;
const server = startedServer({ now: () => clock });
beforeAll(async () => {
  target = await makeUser(server.database, 'target');
  ({ roleId: role } = await makeUser(server.database, 'given'));
});

/** Somebody in a client that can give a proof again. */
const asked = (userName = 'admin', word = adminPassword) =>
  server.client().signIn(userName, word, { reauthenticate: true });

const setMinutes = (value: string) =>
  setParameter(server.database, 'sys.account.reauthMinutes', value);

const changes = proofChanges({ server, target: () => target, role: () => role });

describe('a recent proof', () => {
  it('is given by signing in, and lasts fifteen minutes however busy one is', async () => {
    const admin = await asked();
    clock += 15 * minute;
    for (const [name, change] of Object.entries(changes))
      expect(await change(admin), name).toMatchObject({ code: 200 });
    clock += 1;
    for (const [name, change] of Object.entries(changes))
      expect(await change(admin), name).toEqual(needed);
    expect(await admin.get('/system/user/list')).toMatchObject({ code: 200 });
    expect(
      await admin.put('/system/user', {
        userId: target.userId,
        userName: 'target',
        deptId: 103,
        nickName: '目标',
        roleIds: [target.roleId],
      }),
    ).toMatchObject({ code: 200 });
    expect(
      await admin.post('/system/user', { userName: 'newcomer', nickName: '新人', roleIds: [role] }),
    ).toEqual(needed);
    expect(
      await admin.post('/system/user', { userName: 'newcomer', nickName: '新人' }),
    ).toMatchObject({ code: 200 });
  });

  it('is asked before what gives rights through roles and permissions, and before asking itself is switched off', async () => {
    const admin = await asked();
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
    clock += 16 * minute;
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
    await admin.post(REAUTHENTICATE, { password: 'Loom-2026!' });
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

  it('is renewed by the password, for this session only', async () => {
    const [admin, other] = [await asked(), await asked()];
    clock += 16 * minute;
    expect(await admin.post(REAUTHENTICATE, {})).toMatchObject({
      code: 500,
      msg: '密码不能为空',
      field: 'password',
    });
    expect(await admin.post(REAUTHENTICATE, { password: 'wrong-one' })).toMatchObject({
      code: 500,
      msg: '密码错误，请重新输入',
      field: 'password',
    });
    expect(await changes['给角色添加用户']?.(admin)).toEqual(needed);
    expect(await admin.post(REAUTHENTICATE, { password: 'Loom-2026!' })).toMatchObject({
      code: 200,
      msg: '验证成功',
    });
    expect(await changes['给角色添加用户']?.(admin)).toMatchObject({ code: 200 });
    expect(await changes['给角色添加用户']?.(other)).toEqual(needed);
    const operations = JSON.stringify(
      await server.database.read
        .selectFrom('sys_oper_log')
        .selectAll()
        .where('title', '=', '身份验证')
        .execute(),
    );
    expect(operations).not.toContain('Loom-2026!');
    expect(operations).not.toContain('wrong-one');
  });

  it('takes password and code together where a second factor is set up, and the code not alone', async () => {
    await makeUser(server.database, 'coded');
    const client = await asked('coded', password);
    const {
      data: { secret },
    } = await client.post(TOTP);
    await client.put(TOTP, { code: codeAt(secret, clock) });
    clock += 16 * minute;
    const both = { ...needed, totpRequired: true };
    expect(await client.delete(TOTP)).toEqual(both);
    expect(await client.post(REAUTHENTICATE, { totp: codeAt(secret, clock) })).toMatchObject({
      code: 500,
      field: 'password',
    });
    expect(await client.post(REAUTHENTICATE, { password })).toMatchObject({
      code: 500,
      msg: '请输入两步验证码',
      field: 'totp',
    });
    expect(await client.post(REAUTHENTICATE, { password, totp: '000000' })).toMatchObject({
      code: 500,
      msg: '两步验证码错误',
      field: 'totp',
    });
    expect(
      await client.post(REAUTHENTICATE, { password: 'wrong-one', totp: codeAt(secret, clock) }),
    ).toMatchObject({ code: 500, field: 'password' });
    // Neither the lock screen nor a change of password proves more than the password.
    expect(await client.post('/unlockscreen', { password })).toMatchObject({ code: 200 });
    expect(await client.delete(TOTP)).toEqual(both);
    expect(
      await client.put('/system/user/profile/updatePwd', {
        oldPassword: password,
        newPassword: 'Fresh-2026!',
      }),
    ).toMatchObject({ code: 200 });
    expect(await client.delete(TOTP)).toEqual(both);
    expect(
      await client.post(REAUTHENTICATE, { password: 'Fresh-2026!', totp: codeAt(secret, clock) }),
    ).toMatchObject({ code: 200 });
    expect(await client.delete(TOTP)).toMatchObject({ code: 200 });
  });

  it('is asked for the second factor in any session, whatever its client said', async () => {
    await makeUser(server.database, 'plain');
    const client = await server.signIn('plain', password);
    const {
      data: { secret },
    } = await client.post(TOTP);
    await client.put(TOTP, { code: codeAt(secret, clock) });
    clock += 16 * minute;
    expect(await client.delete(TOTP)).toEqual({ ...needed, totpRequired: true });
    expect(await client.post(`${TOTP}/recoveryCodes`)).toEqual({ ...needed, totpRequired: true });
  });

  it('says of a code that was used a moment ago to wait for the next one', async () => {
    await makeUser(server.database, 'hasty');
    const client = await asked('hasty', password);
    const {
      data: { secret },
    } = await client.post(TOTP);
    const code = codeAt(secret, clock);
    await client.put(TOTP, { code });
    const wait = '该验证码已使用过，请等待下一个验证码';
    expect(await client.post(REAUTHENTICATE, { password, totp: code })).toMatchObject({
      code: 500,
      msg: wait,
      field: 'totp',
    });
    expect(
      await server.client().post('/login', { username: 'hasty', password, totp: code }),
    ).toMatchObject({ code: 601, msg: wait, totpRequired: true });
    clock += 30_000;
    expect(
      await client.post(REAUTHENTICATE, { password, totp: codeAt(secret, clock) }),
    ).toMatchObject({ code: 200 });
  });

  it('is given by the old password when one changes it', async () => {
    await makeUser(server.database, 'changer');
    const client = await asked('changer', password);
    clock += 16 * minute;
    expect(await client.post(TOTP)).toEqual(needed);
    expect(
      await client.put('/system/user/profile/updatePwd', {
        oldPassword: password,
        newPassword: 'Fresh-2026!',
      }),
    ).toMatchObject({ code: 200 });
    expect(await client.post(TOTP)).toMatchObject({ code: 200 });
  });

  it('is given by unlocking the screen', async () => {
    await makeUser(server.database, 'locker');
    const client = await asked('locker', password);
    clock += 16 * minute;
    expect(await client.post(TOTP)).toEqual(needed);
    expect(await client.post('/unlockscreen', { password })).toMatchObject({ code: 200 });
    expect(await client.post(TOTP)).toMatchObject({ code: 200 });
  });

  it('is a matter of the session: clients that cannot give one are not asked, unless the installation wants it', async () => {
    const [foreign, ours] = [await server.admin(), await asked()];
    clock += 16 * minute;
    const own = new Set(['设置两步验证']);
    const common = Object.entries(changes).filter(([name]) => !own.has(name));
    for (const [name, change] of common)
      expect(await change(foreign), name).toMatchObject({ code: 200 });
    // No header and no member of a later request changes what was said at sign-in.
    const headers = { reauthenticate: 'false', 'x-reauthenticate': 'false' };
    const reset = { userId: target.userId, password: 'Person-2027!', reauthenticate: false };
    expect(await ours.put('/system/user/resetPwd', reset, { headers })).toEqual(needed);
    const forAll = (value: string) =>
      setParameter(server.database, 'sys.account.reauthForAll', value);
    await forAll('true');
    for (const [name, change] of common) expect(await change(foreign), name).toEqual(needed);
    await forAll('false');
  });

  it('is guessed no oftener than the password at sign-in', async () => {
    await makeUser(server.database, 'held');
    const client = await asked('held', password);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        client.post(REAUTHENTICATE, { password: `guess-${index}` }),
      ),
    );
    expect(answers.filter(({ msg }) => msg === '密码错误，请重新输入')).toHaveLength(5);
    expect(await client.post(REAUTHENTICATE, { password })).toMatchObject({
      code: 500,
      msg: '密码输入错误5次，帐户锁定10分钟',
    });
  });

  it.each([
    [
      'the lock screen',
      (client: Client, guess: string) => client.post('/unlockscreen', { password: guess }),
    ],
    [
      'the old password',
      (client: Client, guess: string) =>
        client.put('/system/user/profile/updatePwd', {
          oldPassword: guess,
          newPassword: 'Fresh-2026!',
        }),
    ],
  ])('cannot be guessed at %s either', async (name, attempt) => {
    const { userName } = await makeUser(
      server.database,
      `at-${name.replaceAll(' ', '-')}`.slice(0, 20),
    );
    const client = await asked(userName, password);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => attempt(client, `guess-${index}`)),
    );
    expect(answers.filter(({ msg }) => msg === '密码输入错误5次，帐户锁定10分钟')).toHaveLength(15);
    expect(await attempt(client, password)).toMatchObject({
      code: 500,
      msg: '密码输入错误5次，帐户锁定10分钟',
    });
  });

  it('lasts as long as the parameter says; 0 asks nothing, and a typing error counts as the usual time', async () => {
    const admin = await asked();
    clock += 20 * minute;
    for (const [value, answer] of [
      ['', needed],
      ['x5', needed],
      ['15', needed],
      ['0', { code: 200 }],
      ['20', { code: 200 }],
      ['19', needed],
    ] as const) {
      await setMinutes(value);
      expect(await changes['给角色添加用户']?.(admin), `'${value}'`).toMatchObject(answer);
    }
    await setMinutes('15');
  });
});
