/** /system/user as docs/protocol/system.md#users describes it: lists, additions, permissions. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOW_TEXT, openOffice } from './support/office.ts';
import type { Answer, Office } from './support/office.ts';
import { lin, add, detail, stored } from './support/users.ts';

let office: Office;

beforeEach(async () => {
  office = await openOffice();
});

afterEach(() => office.close());

describe('/system/user', () => {
  it('lists users with their department, without roles and passwords', async () => {
    const answer = await office.admin.get('/system/user/list');
    expect([answer.code, answer.msg, answer.total]).toEqual([200, '查询成功', 2]);
    expect(answer.rows[0]).toMatchObject({
      userId: 1,
      userName: 'admin',
      admin: true,
      roles: [],
      roleIds: null,
      postIds: null,
      roleId: null,
      dept: { deptId: 103, deptName: '研发部门', leader: '管理员' },
    });
    expect(answer.rows[1].admin).toBe(false);
    expect(answer.rows.some((row: Answer) => 'password' in row)).toBe(false);
  });

  it('filters by name, phone, status, department with those below, and days', async () => {
    const userId = await add(office);
    const names = async (query: Record<string, unknown>): Promise<string[]> =>
      (await office.admin.get('/system/user/list', query)).rows.map((row: Answer) => row.userName);
    expect(await names({ userName: 'LI' })).toEqual(['lin']);
    expect(await names({ phonenumber: '139' })).toEqual(['lin']);
    expect(await names({ status: '1' })).toEqual(['demo']);
    expect(await names({ deptId: 101 })).toEqual(['admin', 'demo', 'lin']);
    expect(await names({ deptId: 105 })).toEqual(['demo']);
    expect(await names({ userId })).toEqual(['lin']);
    expect(await names({ 'params[beginTime]': '2026-03-02' })).toEqual([]);
    expect(
      await names({
        userName: 'lin',
        'params[beginTime]': '2026-03-01',
        'params[endTime]': '2026-03-01',
      }),
    ).toEqual(['lin']);
  });

  it('gives the choices of a blank form', async () => {
    const { roles, posts, code } = await office.admin.get('/system/user/');
    expect([code, roles.map((role: Answer) => role.roleId), posts.length]).toEqual([200, [2], 4]);
  });

  it('adds and shows a user, the password stored hashed only', async () => {
    const userId = await add(office);
    const { data, roleIds, postIds, roles, posts } = await detail(office, userId);
    expect(data).toMatchObject({
      userId,
      userName: 'lin',
      nickName: '林',
      deptId: 103,
      status: '0',
      sex: '1',
      delFlag: '0',
      createBy: 'admin',
      createTime: NOW_TEXT,
      pwdUpdateDate: null,
      admin: false,
      dept: {
        deptId: 103,
        parentId: 101,
        ancestors: '0,100,101',
        deptName: '研发部门',
        orderNum: 1,
        status: '0',
      },
      roles: [
        {
          roleId: 2,
          roleName: '普通角色',
          roleKey: 'common',
          roleSort: 2,
          dataScope: '2',
          status: '0',
        },
      ],
    });
    expect([roleIds, postIds, roles.map((role: Answer) => role.roleId), posts.length]).toEqual([
      [2],
      [1, 4],
      [2],
      4,
    ]);
    expect('password' in data).toBe(false);
    expect((await stored(office, userId)).password).toMatch(/^\$argon2id\$/);
    expect((await detail(office, 1)).roles.map((role: Answer) => role.roleId)).toEqual([1, 2]);
    const [row] = await office.operations();
    expect([row?.title, row?.business_type, row?.oper_param.includes('Word-2026')]).toEqual([
      '用户管理',
      1,
      false,
    ]);
  });

  it.each([
    [{ userName: '' }, '用户账号不能为空'],
    [{ userName: 'u'.repeat(31) }, '用户账号长度不能超过30个字符'],
    [{ nickName: '昵'.repeat(31) }, '用户昵称长度不能超过30个字符'],
    [{ email: 'nobody' }, '邮箱格式不正确'],
    [{ email: `${'e'.repeat(45)}@example.com` }, '邮箱长度不能超过50个字符'],
    [{ phonenumber: '1'.repeat(12) }, '手机号码长度不能超过11个字符'],
    [{ userName: 'demo' }, "新增用户'demo'失败，登录账号已存在"],
    [
      { phonenumber: '15666666666', email: 'demo@example.com' },
      "新增用户'lin'失败，手机号码已存在",
    ],
    [{ email: 'demo@example.com' }, "新增用户'lin'失败，邮箱账号已存在"],
    [{ deptId: 999 }, '归属部门不存在'],
    [{ roleIds: [999] }, '角色不存在'],
    [{ postIds: [999] }, '岗位不存在'],
  ])('refuses to add %j', async (values, msg) => {
    expect(await office.admin.post('/system/user', { ...lin, ...values })).toMatchObject({
      code: 500,
      msg,
    });
    expect((await office.admin.get('/system/user/list')).total).toBe(2);
  });

  it.each(['/system/user/list', '/system/user/', '/system/user/2', '/system/user/authRole/2'])(
    'needs a permission for %s',
    async (url) => {
      const staff = await office.staff([]);
      expect(await staff.get(url)).toEqual({ code: 403, msg: '没有权限，请联系管理员授权' });
    },
  );
});
