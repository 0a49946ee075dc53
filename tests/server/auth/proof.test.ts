/**
 * Changes that matter ask again who one is when the last proof is old (protocol-differences.md).
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { makeUser, setParameter, type TestUser } from '../support/index.ts';
import { minute, needed, password, REAUTHENTICATE, startedProver, TOTP } from './support/proof.ts';
import { proofChanges } from './support/proof-changes.ts';

const { server, signIn, pass } = startedProver();
let target: TestUser;
let role: number;
beforeAll(async () => {
  target = await makeUser(server.database, 'target');
  ({ roleId: role } = await makeUser(server.database, 'given'));
});
const changes = proofChanges({ server, target: () => target, role: () => role });

const setMinutes = (value: string) =>
  setParameter(server.database, 'sys.account.reauthMinutes', value);

describe('a recent proof', () => {
  it('is given by signing in, and lasts fifteen minutes however busy one is', async () => {
    const admin = await signIn();
    pass(15 * minute);
    for (const [name, change] of Object.entries(changes))
      expect(await change(admin), name).toMatchObject({ code: 200 });
    pass(1);
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

  it('is renewed by the password, for this session only', async () => {
    const [admin, other] = [await signIn(), await signIn()];
    pass(16 * minute);
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

  it('is given by the old password when one changes it', async () => {
    await makeUser(server.database, 'changer');
    const client = await signIn('changer', password);
    pass(16 * minute);
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
    const client = await signIn('locker', password);
    pass(16 * minute);
    expect(await client.post(TOTP)).toEqual(needed);
    expect(await client.post('/unlockscreen', { password })).toMatchObject({ code: 200 });
    expect(await client.post(TOTP)).toMatchObject({ code: 200 });
  });

  it('is not asked of sessions that cannot give one, unless the installation wants it', async () => {
    const [foreign, ours] = [await server.admin(), await signIn()];
    pass(16 * minute);
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

  it('lasts as long as the parameter says; 0 asks nothing, and a typing error counts as the usual time', async () => {
    const admin = await signIn();
    pass(20 * minute);
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
