/**
 * Import of posts, roles, dictionaries and parameters from workbooks: the columns of their export,
 * in the texts of the user import (docs/protocol/system.md#users).
 */
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { makeUser, startedAdmin, startedServer, workbookForm } from '../support/index.ts';
import type { Answer, Client } from '../support/index.ts';
import { required } from '../../../src/schema/required.ts';

const server = startedServer();
const admin = startedAdmin(server);

interface Import {
  path: string;
  permission: string;
  header: string[];
  row: string[];
  changed: string[];
  named: string;
  title: string;
  list: string;
  stored: object;
}

const imports: Import[] = [
  {
    path: '/system/post',
    permission: 'system:post',
    header: ['岗位编码', '岗位名称', '岗位排序', '状态'],
    row: ['qa', '测试员', '7', '停用'],
    changed: ['qa', '测试员', '8', '正常'],
    named: '岗位 测试员',
    title: '岗位管理',
    list: '?postCode=qa',
    stored: { postCode: 'qa', postSort: 8, status: '0' },
  },
  {
    path: '/system/role',
    permission: 'system:role',
    header: ['角色名称', '角色权限', '角色排序', '数据范围', '角色状态'],
    row: ['编辑', 'editor', '5', '本部门数据权限', '正常'],
    changed: ['编辑', 'editor', '6', '仅本人数据权限', '停用'],
    named: '角色 编辑',
    title: '角色管理',
    list: '?roleKey=editor',
    stored: { roleName: '编辑', roleSort: 6, dataScope: '5', status: '1' },
  },
  {
    path: '/system/dict/type',
    permission: 'system:dict',
    header: ['字典名称', '字典类型', '状态'],
    row: ['颜色', 'app_colour', '正常'],
    changed: ['色彩', 'app_colour', '停用'],
    named: '字典 颜色',
    title: '字典类型',
    list: '?dictType=app_colour',
    stored: { dictName: '色彩', status: '1' },
  },
  {
    path: '/system/config',
    permission: 'system:config',
    header: ['参数名称', '参数键名', '参数键值', '系统内置'],
    row: ['标题', 'app.title', '织页', '否'],
    changed: ['标题', 'app.title', '=新', '否'],
    named: '参数 标题',
    title: '参数管理',
    list: '?configKey=app.title',
    stored: { configValue: '=新', configType: 'N' },
  },
];
const dictData = {
  path: '/system/dict/data',
  permission: 'system:dict',
  header: ['字典排序', '字典标签', '字典键值', '字典类型', '是否默认', '状态'],
  row: ['3', '红', 'r', 'app_colour', '否', '正常'],
};

const send = async (
  client: Client,
  { path, header }: { path: string; header: string[] },
  rows: string[][],
  updateSupport = false,
): Promise<Answer> =>
  client.post(
    `${path}/importData?updateSupport=${updateSupport}`,
    await workbookForm(header, rows),
  );

describe.each(imports)('$path/importData', (one) => {
  const { path, header, row, changed, named, title, list, stored } = one;

  it('offers a template, stores new rows, reports present ones, overwrites when asked', async () => {
    const template = await admin.raw('POST', `${path}/importTemplate`, {
      body: new URLSearchParams(),
    });
    expect(await readWorkbook(Buffer.from(await template.arrayBuffer()))).toEqual({
      header,
      rows: [],
    });
    expect(await send(admin, one, [])).toMatchObject({
      code: 500,
      msg: `导入${named.split(' ')[0]}数据不能为空！`,
    });
    expect(await send(admin, one, [row])).toMatchObject({
      code: 200,
      msg: `恭喜您，数据已全部导入成功！共 1 条，数据如下：<br/>1、${named} 导入成功`,
    });
    expect(await send(admin, one, [row])).toMatchObject({
      code: 500,
      msg: `很抱歉，导入失败！共 1 条数据格式不正确，错误如下：<br/>1、${named} 已存在`,
    });
    expect((await send(admin, one, [changed], true)).code).toBe(200);
    expect((await admin.get(`${path}/list${list}`)).rows[0]).toMatchObject(stored);
    const rows = await server.database.read
      .selectFrom('sys_oper_log')
      .selectAll()
      .where('business_type', '=', 6)
      .orderBy('oper_id', 'desc')
      .execute();
    expect(rows[0]).toMatchObject({ title, status: 0 });
  });
});

it('imports entries of dictionaries', async () => {
  expect(await send(admin, dictData, [])).toMatchObject({
    code: 500,
    msg: '导入字典数据不能为空！',
  });
  expect(
    (await send(admin, dictData, [dictData.row, ['x', '蓝', 'b', 'app_colour', '否', '正常']])).msg,
  ).toBe(
    '很抱歉，导入失败！共 1 条数据格式不正确，错误如下：<br/>1、字典数据 蓝 导入失败：字典排序必须是整数',
  );
  expect((await admin.get('/system/dict/data/type/app_colour')).data).toMatchObject([
    { dictLabel: '红', dictValue: 'r', dictSort: 3, isDefault: 'N' },
  ]);
});

it('asks for the permission to import, for the template, too', async () => {
  for (const [index, one] of [...imports, dictData].entries()) {
    const all = ['add', 'edit', 'list', 'query', 'export'].map(
      (verb) => `${one.permission}:${verb}`,
    );
    const { userName, password } = await makeUser(server.database, `without${index}`, {
      permissions: all,
    });
    const without = await server.signIn(userName, password);
    expect(await send(without, one, [one.row]), one.path).toMatchObject({ code: 403 });
    expect(await without.post(`${one.path}/importTemplate`), one.path).toMatchObject({ code: 403 });
  }
});

it('gives nobody a role beyond their own, and leaves the protected one alone', async () => {
  const role = required(imports[1], 'import of roles');
  const { userName, password } = await makeUser(server.database, 'importer', {
    permissions: ['system:role:import'],
    dataScope: '3',
  });
  const importer = await server.signIn(userName, password);
  expect((await send(importer, role, [['广', 'wide', '1', '所有数据权限', '正常']])).msg).toContain(
    '不能授予超出自身范围的数据权限',
  );
  expect(
    (await send(importer, role, [['冒名', 'common,admin', '1', '仅本人数据权限', '正常']])).msg,
  ).toContain('不能使用超出自身权限的权限字符');
  expect(
    (await send(importer, role, [['普通角色', 'common', '1', '仅本人数据权限', '停用']], true)).msg,
  ).toContain('没有权限访问角色数据！');
  expect(
    (await send(admin, role, [['超级管理员', 'admin', '1', '仅本人数据权限', '停用']], true)).msg,
  ).toContain('不允许操作超级管理员角色');
  expect((await send(importer, role, [['窄', 'narrow', '1', '仅本人数据权限', '正常']])).code).toBe(
    200,
  );
});
