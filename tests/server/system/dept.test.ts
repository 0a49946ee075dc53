import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOW_TEXT, openOffice } from './support/office.ts';
import type { Answer, Office } from './support/office.ts';
import { ok } from '../support/index.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

const quality = {
  parentId: 103,
  deptName: '质量组',
  orderNum: 1,
  leader: '',
  phone: '',
  email: '',
  status: '0',
};

const ids = (rows: Answer[]): number[] => rows.map((row) => row.deptId);
const dept = async (deptId: number): Promise<Answer> =>
  (await office.admin.get(`/system/dept/${deptId}`)).data;
const change = async (deptId: number, values: object): Promise<Answer> =>
  office.admin.put('/system/dept', { ...(await dept(deptId)), ...values });

async function add(values: object): Promise<number> {
  expect(await office.admin.post('/system/dept', { ...quality, ...values })).toEqual(ok);
  return Math.max(...ids((await office.admin.get('/system/dept/list')).data));
}

describe('/system/dept', () => {
  it('lists all departments by parent and order, and filters them', async () => {
    const { code, data, rows } = await office.admin.get('/system/dept/list');
    expect([code, rows]).toEqual([200, undefined]);
    expect(ids(data)).toEqual([100, 101, 102, 103, 104, 105, 106, 107, 108, 109]);
    expect(data[1]).toEqual({
      deptId: 101,
      parentId: 100,
      ancestors: '0,100',
      deptName: '深圳总公司',
      parentName: '织页科技',
      orderNum: 1,
      leader: '管理员',
      phone: '15888888888',
      email: 'dept@example.com',
      status: '0',
      delFlag: '0',
      children: [],
      remark: null,
      version: 1,
      createBy: 'admin',
      createTime: NOW_TEXT,
      updateBy: null,
      updateTime: null,
    });
    expect(ids((await office.admin.get('/system/dept/list', { deptName: '财务' })).data)).toEqual([
      106, 109,
    ]);
    expect(ids((await office.admin.get('/system/dept/list', { parentId: 102 })).data)).toEqual([
      108, 109,
    ]);
    expect((await office.admin.get('/system/dept/list', { status: '1' })).data).toEqual([]);
  });

  it('leaves out a department and what is below it for choosing a parent', async () => {
    expect(ids((await office.admin.get('/system/dept/list/exclude/101')).data)).toEqual([
      100, 102, 108, 109,
    ]);
  });

  it('nests departments for choosers', async () => {
    await change(109, { status: '1' });
    expect((await office.admin.get('/system/user/deptTree', { deptName: '公司' })).data).toEqual([
      { id: 101, label: '深圳总公司', disabled: false },
      { id: 102, label: '长沙分公司', disabled: false },
    ]);
    const [root] = (await office.admin.get('/system/user/deptTree')).data;
    expect(root).toMatchObject({
      id: 100,
      children: [
        { id: 101 },
        {
          id: 102,
          children: [
            { id: 108, disabled: false },
            { id: 109, disabled: true },
          ],
        },
      ],
    });
  });

  it('keeps ancestors, also of what moves along', async () => {
    const deptId = await add({});
    expect(deptId).toBeGreaterThanOrEqual(200);
    expect(await dept(deptId)).toMatchObject({
      ancestors: '0,100,101,103',
      parentName: '研发部门',
    });
    expect(await change(103, { parentId: 102 })).toEqual(ok);
    expect((await dept(deptId)).ancestors).toBe('0,100,102,103');
  });

  it.each([
    [{ deptName: '' }, '部门名称不能为空'],
    [{ deptName: '部'.repeat(31) }, '部门名称长度不能超过30个字符'],
    [{ orderNum: null }, '显示顺序不能为空'],
    [{ phone: '1'.repeat(12) }, '联系电话长度不能超过11个字符'],
    [{ email: 'nobody' }, '邮箱格式不正确'],
    [{ email: `${'e'.repeat(45)}@example.com` }, '邮箱长度不能超过50个字符'],
    [{ parentId: 101, deptName: '测试部门' }, "新增部门'测试部门'失败，部门名称已存在"],
    [{ parentId: 0 }, '上级部门不能为空'],
    [{ parentId: 999 }, '上级部门不存在'],
  ])('refuses to create with %j', async (values, msg) => {
    expect(await office.admin.post('/system/dept', { ...quality, ...values })).toMatchObject({
      code: 500,
      msg,
    });
  });

  it('allows equal names below different parents', async () => {
    await add({ parentId: 102, deptName: '研发部门' });
    expect(await change(104, { deptName: '研发部门' })).toMatchObject({
      code: 500,
      msg: "修改部门'研发部门'失败，部门名称已存在",
    });
  });

  it('refuses a department as its own parent', async () => {
    expect(await change(103, { parentId: 103 })).toMatchObject({
      code: 500,
      msg: "修改部门'研发部门'失败，上级部门不能是自己",
    });
    expect(await change(101, { parentId: 103 })).toMatchObject({ code: 500 });
    expect((await dept(101)).ancestors).toBe('0,100');
  });

  it('disables only what has nothing enabled below, adds nothing below it, and enables upwards', async () => {
    expect(await change(102, { status: '1' })).toMatchObject({
      code: 500,
      msg: '该部门包含未停用的子部门！',
    });
    for (const deptId of [108, 109, 102]) expect(await change(deptId, { status: '1' })).toEqual(ok);
    expect(await office.admin.post('/system/dept', { ...quality, parentId: 102 })).toMatchObject({
      code: 500,
      msg: '部门停用，不允许新增',
    });
    expect(await change(108, { status: '0' })).toEqual(ok);
    expect([(await dept(102)).status, (await dept(109)).status]).toEqual(['0', '1']);
  });

  it('saves the order of siblings', async () => {
    expect(
      await office.admin.put('/system/dept/updateSort', { deptIds: '101,102', orderNums: '2,1' }),
    ).toEqual(ok);
    expect(ids((await office.admin.get('/system/dept/list', { parentId: 100 })).data)).toEqual([
      102, 101,
    ]);
    expect((await office.operations()).at(-1)).toMatchObject({
      title: '保存部门排序',
      business_type: 2,
    });
    expect(
      await office.admin.put('/system/dept/updateSort', { deptIds: '101,102', orderNums: '2' }),
    ).toEqual({ code: 500, msg: '保存排序异常，请联系管理员' });
    expect(await office.admin.put('/system/dept/updateSort', {})).toEqual({
      code: 500,
      msg: '保存排序异常，请联系管理员',
    });
  });

  it('removes softly, and only what nothing hangs on', async () => {
    expect(await office.admin.remove('/system/dept/102')).toEqual({
      code: 601,
      msg: '存在下级部门,不允许删除',
    });
    expect(await office.admin.remove('/system/dept/105')).toEqual({
      code: 601,
      msg: '部门存在用户,不允许删除',
    });
    expect(await office.admin.remove('/system/dept/109')).toEqual(ok);
    expect(ids((await office.admin.get('/system/dept/list', { parentId: 102 })).data)).toEqual([
      108,
    ]);
    expect(
      await office.database.read
        .selectFrom('sys_dept')
        .select('del_flag')
        .where('dept_id', '=', 109)
        .executeTakeFirst(),
    ).toEqual({ del_flag: '2' });
    await add({ parentId: 102, deptName: '财务部门' });
  });

  it('lets a scoped user see and touch own departments only', async () => {
    const all = [
      'system:dept:list',
      'system:dept:query',
      'system:dept:edit',
      'system:dept:remove',
      'system:user:list',
    ];
    const staff = await office.staff(all, { dataScope: '4', deptId: 102 });
    expect(ids((await staff.get('/system/dept/list')).data)).toEqual([102, 108, 109]);
    expect(ids((await staff.get('/system/dept/list/exclude/108')).data)).toEqual([102, 109]);
    expect((await staff.get('/system/user/deptTree')).data).toMatchObject([
      { id: 102, children: [{ id: 108 }, { id: 109 }] },
    ]);
    const refusal = { code: 500, msg: '没有权限访问部门数据！' };
    expect(await staff.get('/system/dept/103')).toMatchObject(refusal);
    expect(await staff.put('/system/dept', { ...(await dept(103)), leader: '我' })).toMatchObject(
      refusal,
    );
    expect(
      await staff.put('/system/dept/updateSort', { deptIds: '103', orderNums: '9' }),
    ).toMatchObject(refusal);
    expect(await staff.remove('/system/dept/109,103')).toMatchObject(refusal);
    expect((await dept(103)).orderNum).toBe(1);
  });

  it('asks for permissions', async () => {
    const staff = await office.staff([]);
    for (const answer of [
      await staff.get('/system/dept/list'),
      await staff.get('/system/dept/list/exclude/1'),
      await staff.get('/system/user/deptTree'),
      await staff.put('/system/dept/updateSort', { deptIds: '101', orderNums: '1' }),
    ]) {
      expect(answer).toMatchObject({ code: 403 });
    }
  });
});
