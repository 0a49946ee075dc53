/** /system/user as docs/protocol/system.md#users describes it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { NOW_TEXT, openOffice } from './support/office.ts';
import type { Answer, Office } from './support/office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

const ok = { code: 200, msg: '操作成功' };
const lin = {
  deptId: 103,
  userName: 'lin',
  nickName: '林',
  email: 'lin@example.com',
  phonenumber: '13900000000',
  sex: '1',
  status: '0',
  password: 'Word-2026',
  roleIds: [2],
  postIds: [1, 4],
  remark: '',
};

async function add(values: object = {}): Promise<number> {
  const body = { ...lin, ...values };
  expect(await office.admin.post('/system/user', body)).toEqual(ok);
  return (await office.admin.get('/system/user/list', { userName: body.userName })).rows.find(
    (row: Answer) => row.userName === body.userName,
  ).userId;
}
const detail = (userId: number): Promise<Answer> => office.admin.get(`/system/user/${userId}`);
const stored = (userId: number) =>
  office.database.read
    .selectFrom('sys_user')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

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
    const userId = await add();
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
    const userId = await add();
    const { data, roleIds, postIds, roles, posts } = await detail(userId);
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
    expect((await stored(userId)).password).toMatch(/^\$argon2id\$/);
    expect((await detail(1)).roles.map((role: Answer) => role.roleId)).toEqual([1, 2]);
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

  it('changes a user: lists replaced, name and password kept', async () => {
    const userId = await add();
    const before = (await stored(userId)).password;
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
    const { data, roleIds, postIds } = await detail(userId);
    expect([
      data.userName,
      data.nickName,
      roleIds,
      postIds,
      (await stored(userId)).password,
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
    const userId = await add();
    expect(await office.admin.remove(`/system/user/${userId}`)).toEqual(ok);
    expect((await stored(userId)).del_flag).toBe('2');
    for (const table of ['sys_user_role', 'sys_user_post'])
      expect(
        await office.database.read
          .selectFrom(table)
          .selectAll()
          .where('user_id', '=', userId)
          .execute(),
      ).toEqual([]);
    await add();
  });

  it('resets a password, sets a status, assigns roles', async () => {
    const userId = await add();
    const before = (await stored(userId)).password;
    expect(
      await office.admin.put('/system/user/resetPwd', { userId, password: 'Fresh-2026' }),
    ).toEqual(ok);
    const after = await stored(userId);
    expect([
      after.password === before,
      after.password.startsWith('$argon2id$'),
      after.pwd_update_date,
    ]).toEqual([false, true, NOW_TEXT]);
    expect(await office.admin.put('/system/user/changeStatus', { userId, status: '1' })).toEqual(
      ok,
    );
    expect((await detail(userId)).data).toMatchObject({ status: '1', nickName: '林' });
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

  it('exports users with the name and leader of their department', async () => {
    const response = await office.admin.form('/system/user/export', { userName: 'demo' });
    const { header, rows } = await readWorkbook(response.rawPayload);
    expect(header).toEqual([
      '用户序号',
      '登录名称',
      '用户名称',
      '用户邮箱',
      '手机号码',
      '用户性别',
      '账号状态',
      '最后登录IP',
      '最后登录时间',
      '部门名称',
      '部门负责人',
    ]);
    expect(rows.map(({ cells }) => cells)).toEqual([
      [
        '2',
        'demo',
        '演示用户',
        'demo@example.com',
        '15666666666',
        '女',
        '停用',
        '',
        '',
        '测试部门',
        '管理员',
      ],
    ]);
  });

  it('gives an import template to everyone signed in', async () => {
    const staff = await office.staff([]);
    const { header, rows } = await readWorkbook(
      (await staff.form('/system/user/importTemplate')).rawPayload,
    );
    expect([header, rows]).toEqual([
      ['部门编号', '登录名称', '用户名称', '用户邮箱', '手机号码', '用户性别', '账号状态'],
      [],
    ]);
  });

  it.each(['/system/user/list', '/system/user/', '/system/user/2', '/system/user/authRole/2'])(
    'needs a permission for %s',
    async (url) => {
      const staff = await office.staff([]);
      expect(await staff.get(url)).toEqual({ code: 403, msg: '没有权限，请联系管理员授权' });
    },
  );
});
