/** /system/user/profile as docs/protocol/system.md#own-account describes it. */
import { describe, expect, it } from 'vitest';
import { makeUser, startedServer, ok } from '../support/index.ts';

const server = startedServer();

describe('/system/user/profile', () => {
  it('shows oneself without any permission', async () => {
    const admin = await server.admin();
    const { data, roleGroup, postGroup } = await admin.get('/system/user/profile');
    expect([data.userId, data.userName, roleGroup, postGroup, 'password' in data]).toEqual([
      1,
      'admin',
      '超级管理员',
      '董事长',
      false,
    ]);
    const person = await makeUser(server.database, 'wang');
    expect(
      (await (await server.signIn('wang', person.password)).get('/system/user/profile')).data,
    ).toMatchObject({
      userId: person.userId,
      dept: { deptId: 103 },
      roles: [{ roleName: 'wang' }],
    });
  });

  it('changes only one’s own four members', async () => {
    const person = await makeUser(server.database, 'zhao');
    const client = await server.signIn('zhao', person.password);
    expect(
      await client.put('/system/user/profile', {
        nickName: '赵',
        email: 'zhao@example.com',
        phonenumber: '13911112222',
        sex: '1',
        deptId: 100,
        status: '1',
        roleIds: [1],
        userId: 1,
      }),
    ).toEqual(ok);
    const { data } = await client.get('/system/user/profile');
    expect(data).toMatchObject({
      userId: person.userId,
      nickName: '赵',
      email: 'zhao@example.com',
      phonenumber: '13911112222',
      sex: '1',
      deptId: 103,
      status: '0',
      updateBy: 'zhao',
    });
    expect(data.roles.map((role: { roleId: number }) => role.roleId)).toEqual([person.roleId]);
    expect(await client.put('/system/user/profile', { phonenumber: '15888888888' })).toMatchObject({
      code: 500,
      msg: "修改用户'zhao'失败，手机号码已存在",
    });
    expect(await client.put('/system/user/profile', { email: 'admin@example.com' })).toMatchObject({
      code: 500,
      msg: "修改用户'zhao'失败，邮箱账号已存在",
    });
  });

  it('changes the password: this session goes on, others end', async () => {
    const person = await makeUser(server.database, 'qian');
    const client = await server.signIn('qian', person.password);
    const elsewhere = await server.signIn('qian', person.password);
    const change = (oldPassword: string, newPassword: string) =>
      client.put('/system/user/profile/updatePwd', { oldPassword, newPassword });
    expect(await change('wrong-one', 'Fresh-2026')).toMatchObject({
      code: 500,
      msg: '修改密码失败，旧密码错误',
    });
    expect(await change(person.password, person.password)).toMatchObject({
      code: 500,
      msg: '新密码不能与旧密码相同',
    });
    expect(await change(person.password, 'Fresh-2026')).toEqual(ok);
    expect((await client.get('/system/user/profile')).data.pwdUpdateDate).not.toBeNull();
    expect((await elsewhere.get('/system/user/profile')).code).toBe(401);
    await server.signIn('qian', 'Fresh-2026');
  });

  it('is for signed-in users', async () => {
    expect((await server.client().get('/system/user/profile')).code).toBe(401);
  });
});
