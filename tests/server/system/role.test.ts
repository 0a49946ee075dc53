/** /system/role as docs/protocol/system.md#roles describes it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { NOW_TEXT, openOffice } from './support/office.ts';
import type { Answer, Office } from './support/office.ts';
import { ok } from '../support/index.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

const editor = {
  roleName: '编辑',
  roleKey: 'editor',
  roleSort: 3,
  status: '0',
  menuCheckStrictly: true,
  deptCheckStrictly: true,
  menuIds: [1, 103, 104],
  remark: '',
};

async function add(values: object = {}): Promise<number> {
  const body = { ...editor, ...values };
  expect(await office.admin.post('/system/role', body)).toEqual(ok);
  return (await office.admin.get('/system/role/list', { roleKey: body.roleKey })).rows[0].roleId;
}
const role = async (roleId: number): Promise<Answer> =>
  (await office.admin.get(`/system/role/${roleId}`)).data;
const ids = (rows: Answer[], key = 'roleId'): number[] => rows.map((row) => row[key]);

describe('/system/role', () => {
  it('lists, filters and exports roles in their order', async () => {
    const answer = await office.admin.get('/system/role/list');
    expect([answer.total, ids(answer.rows)]).toEqual([2, [1, 2]]);
    expect(answer.rows[0]).toMatchObject({
      roleName: '超级管理员',
      roleKey: 'admin',
      dataScope: '1',
      menuCheckStrictly: true,
      admin: true,
      flag: false,
      menuIds: null,
      deptIds: null,
      permissions: null,
    });
    expect(ids((await office.admin.get('/system/role/list', { roleName: '普通' })).rows)).toEqual([
      2,
    ]);
    expect(
      ids((await office.admin.get('/system/role/list', { roleKey: 'adm', status: '0' })).rows),
    ).toEqual([1]);
    expect(ids((await office.admin.get('/system/role/optionselect')).data)).toEqual([1, 2]);
    const { header, rows } = await readWorkbook(
      (await office.admin.form('/system/role/export', { roleId: '2' })).rawPayload,
    );
    expect([header, rows[0]?.cells]).toEqual([
      ['角色序号', '角色名称', '角色权限', '角色排序', '数据范围', '角色状态'],
      ['2', '普通角色', 'common', '2', '自定义数据权限', '正常'],
    ]);
  });

  it('adds, shows, changes and removes a role', async () => {
    const roleId = await add();
    expect(await role(roleId)).toMatchObject({
      ...editor,
      roleId,
      dataScope: '1',
      admin: false,
      createTime: NOW_TEXT,
    });
    expect(
      await office.admin.put('/system/role', {
        ...editor,
        roleId,
        roleName: '主编',
        menuIds: [1, 103],
        deptIds: [100],
      }),
    ).toEqual(ok);
    expect(await role(roleId)).toMatchObject({ roleName: '主编', menuIds: [1, 103], deptIds: [] });
    expect(
      await office.admin.put('/system/role/dataScope', {
        roleId,
        dataScope: '2',
        deptIds: [101, 105],
        menuIds: [],
      }),
    ).toEqual(ok);
    expect(await role(roleId)).toMatchObject({
      dataScope: '2',
      menuIds: [1, 103],
      deptIds: [101, 105],
    });
    expect(await office.admin.put('/system/role/changeStatus', { roleId, status: '1' })).toEqual(
      ok,
    );
    expect(await role(roleId)).toMatchObject({
      status: '1',
      menuCheckStrictly: true,
      deptCheckStrictly: true,
    });
    expect(await office.admin.remove(`/system/role/${roleId}`)).toEqual(ok);
    for (const table of ['sys_role_menu', 'sys_role_dept'])
      expect(
        await office.database.read
          .selectFrom(table)
          .selectAll()
          .where('role_id', '=', roleId)
          .execute(),
      ).toEqual([]);
    expect((await office.operations()).map((row) => [row.title, row.business_type])).toEqual([
      ['角色管理', 1],
      ['角色管理', 2],
      ['角色管理', 2],
      ['角色管理', 2],
      ['角色管理', 3],
    ]);
  });

  it('takes absent flags of a new role for false', async () => {
    const { menuCheckStrictly: _menu, deptCheckStrictly: _dept, ...rest } = editor;
    expect(await office.admin.post('/system/role', rest)).toEqual(ok);
    expect(
      (await office.admin.get('/system/role/list', { roleKey: 'editor' })).rows[0],
    ).toMatchObject({ menuCheckStrictly: false, deptCheckStrictly: false });
  });

  it.each([
    [{ roleName: '' }, '角色名称不能为空'],
    [{ roleName: '角'.repeat(31) }, '角色名称长度不能超过30个字符'],
    [{ roleKey: '' }, '权限字符不能为空'],
    [{ roleKey: 'k'.repeat(101) }, '权限字符长度不能超过100个字符'],
    [{ roleSort: null }, '显示顺序不能为空'],
    [{ roleName: '普通角色', roleKey: 'common' }, "新增角色'普通角色'失败，角色名称已存在"],
    [{ roleKey: 'common' }, "新增角色'编辑'失败，角色权限已存在"],
    [{ menuIds: [999_999] }, '菜单不存在'],
  ])('refuses to add %j', async (values, msg) => {
    expect(await office.admin.post('/system/role', { ...editor, ...values })).toMatchObject({
      code: 500,
      msg,
    });
    expect((await office.admin.get('/system/role/list')).total).toBe(2);
  });

  it('refuses names that another role has, the protected role, and roles in use', async () => {
    const roleId = await add();
    expect(
      await office.admin.put('/system/role', { ...editor, roleId, roleName: '普通角色' }),
    ).toMatchObject({ msg: "修改角色'普通角色'失败，角色名称已存在" });
    expect(
      await office.admin.put('/system/role', { ...editor, roleId, roleKey: 'common' }),
    ).toMatchObject({ msg: "修改角色'编辑'失败，角色权限已存在" });
    const refused = { code: 500, msg: '不允许操作超级管理员角色' };
    expect(await office.admin.put('/system/role', { ...editor, roleId: 1 })).toEqual(refused);
    expect(
      await office.admin.put('/system/role/dataScope', { roleId: 1, dataScope: '5', deptIds: [] }),
    ).toEqual(refused);
    expect(await office.admin.put('/system/role/changeStatus', { roleId: 1, status: '1' })).toEqual(
      refused,
    );
    expect(await office.admin.remove('/system/role/1')).toEqual(refused);
    expect(await office.admin.remove('/system/role/2')).toEqual({
      code: 500,
      msg: '普通角色已分配,不能删除',
    });
  });

  it('gives a role to users and takes it away', async () => {
    const roleId = await add();
    const lists = async (): Promise<number[][]> =>
      Promise.all(
        ['allocatedList', 'unallocatedList'].map(async (name) =>
          ids((await office.admin.get(`/system/role/authUser/${name}`, { roleId })).rows, 'userId'),
        ),
      );
    expect(await lists()).toEqual([[], [2]]);
    expect(
      await office.admin.put(`/system/role/authUser/selectAll?roleId=${roleId}&userIds=2`),
    ).toEqual(ok);
    expect(await lists()).toEqual([[2], []]);
    expect(
      (
        await office.admin.get('/system/role/authUser/allocatedList', {
          roleId,
          userName: 'nobody',
        })
      ).total,
    ).toBe(0);
    expect(await office.admin.put('/system/role/authUser/cancel', { userId: 2, roleId })).toEqual(
      ok,
    );
    expect(await office.admin.put('/system/role/authUser/cancel', { userId: 2, roleId })).toEqual({
      code: 500,
      msg: '操作失败',
    });
    expect(
      await office.admin.put(`/system/role/authUser/selectAll?roleId=${roleId}&userIds=2`),
    ).toEqual(ok);
    expect(
      await office.admin.put(`/system/role/authUser/cancelAll?roleId=${roleId}&userIds=2`),
    ).toEqual(ok);
    expect(await lists()).toEqual([[], [2]]);
    expect(
      (await office.operations()).slice(1).map((row) => [row.title, row.business_type]),
    ).toEqual(Array.from({ length: 5 }, () => ['角色管理', 4]));
  });

  it('answers the departments of a role, without parents where the tree links them', async () => {
    const answer = await office.admin.get('/system/role/deptTree/2');
    expect([answer.code, answer.checkedKeys]).toEqual([200, [105]]);
    expect(answer.depts[0]).toMatchObject({ id: 100, label: '织页科技', disabled: false });
    expect(
      await office.admin.put('/system/role/dataScope', {
        roleId: 2,
        dataScope: '2',
        deptIds: [100, 101, 105],
        deptCheckStrictly: false,
      }),
    ).toEqual(ok);
    expect((await office.admin.get('/system/role/deptTree/2')).checkedKeys).toEqual([
      100, 101, 105,
    ]);
  });
});
