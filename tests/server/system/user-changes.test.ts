/**
 * /system/user: users are changed, protected and removed, their passwords, states and roles set.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOW_TEXT, openOffice } from './support/office.ts';
import type { Office } from './support/office.ts';
import { ok } from '../support/index.ts';
import { lin, add, detail, stored } from './support/users.ts';

let office: Office;

beforeEach(async () => {
  office = await openOffice();
});

afterEach(() => office.close());

describe('/system/user', () => {
  it('changes a user: lists replaced, name and password kept', async () => {
    const userId = await add(office);
    const before = (await stored(office, userId)).password;
    expect(
      await office.admin.put('/system/user', {
        ...lin,
        userId,
        userName: 'other',
        nickName: '琳',
        password: 'Another-1',
        roleIds: [],
        postIds: [2],
      }),
    ).toEqual(ok);
    const { data, roleIds, postIds } = await detail(office, userId);
    expect([
      data.userName,
      data.nickName,
      roleIds,
      postIds,
      (await stored(office, userId)).password,
    ]).toEqual(['lin', '琳', [], [2], before]);
    expect(
      await office.admin.put('/system/user', { ...lin, userId, phonenumber: '15666666666' }),
    ).toMatchObject({ code: 500, msg: "修改用户'lin'失败，手机号码已存在" });
    expect(
      await office.admin.put('/system/user', { ...lin, userId, email: 'demo@example.com' }),
    ).toMatchObject({ code: 500, msg: "修改用户'lin'失败，邮箱账号已存在" });
  });

  it('protects the super administrator and oneself', async () => {
    const refused = { code: 500, msg: '不允许操作超级管理员用户' };
    expect(await office.admin.put('/system/user', { ...lin, userId: 1 })).toEqual(refused);
    expect(
      await office.admin.put('/system/user/resetPwd', { userId: 1, password: 'Word-2026' }),
    ).toEqual(refused);
    expect(await office.admin.put('/system/user/changeStatus', { userId: 1, status: '1' })).toEqual(
      refused,
    );
    expect(await office.admin.put('/system/user/authRole?userId=1&roleIds=2')).toEqual(refused);
    const staff = await office.staff(['system:user:remove', 'system:user:list']);
    expect(await staff.remove('/system/user/1')).toEqual(refused);
    const own = (await staff.get('/system/user/profile')).data.userId;
    expect(await staff.remove(`/system/user/2,${own}`)).toEqual({
      code: 500,
      msg: '当前用户不能删除',
    });
  });

  it('removes softly, with the links', async () => {
    const userId = await add(office);
    expect(await office.admin.remove(`/system/user/${userId}`)).toEqual(ok);
    expect((await stored(office, userId)).del_flag).toBe('2');
    for (const table of ['sys_user_role', 'sys_user_post'])
      expect(
        await office.database.read
          .selectFrom(table)
          .selectAll()
          .where('user_id', '=', userId)
          .execute(),
      ).toEqual([]);
    await add(office);
  });

  it('resets a password, sets a status, assigns roles', async () => {
    const userId = await add(office);
    const before = (await stored(office, userId)).password;
    expect(
      await office.admin.put('/system/user/resetPwd', { userId, password: 'Fresh-2026' }),
    ).toEqual(ok);
    const after = await stored(office, userId);
    expect([
      after.password === before,
      after.password.startsWith('$argon2id$'),
      after.pwd_update_date,
    ]).toEqual([false, true, NOW_TEXT]);
    expect(await office.admin.put('/system/user/changeStatus', { userId, status: '1' })).toEqual(
      ok,
    );
    expect((await detail(office, userId)).data).toMatchObject({ status: '1', nickName: '林' });
    expect(await office.admin.put(`/system/user/authRole?userId=${userId}&roleIds=`)).toEqual(ok);
    expect(await office.admin.get(`/system/user/authRole/${userId}`)).toMatchObject({
      code: 200,
      user: { userId, roles: [] },
      roles: [{ roleId: 2, flag: false }],
    });
    expect(await office.admin.put(`/system/user/authRole?userId=${userId}&roleIds=2`)).toEqual(ok);
    expect((await office.admin.get(`/system/user/authRole/${userId}`)).roles).toMatchObject([
      { roleId: 2, flag: true },
    ]);
    expect((await office.operations()).map((row) => [row.title, row.business_type])).toEqual([
      ['用户管理', 1],
      ['用户管理', 2],
      ['用户管理', 2],
      ['用户管理', 4],
      ['用户管理', 4],
    ]);
  });
});
