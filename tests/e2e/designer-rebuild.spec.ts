/** Committed pages are made again from an empty one, by clicks, drags and typing alone. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from './support/app.ts';
import { pageFile, panelField, pick, tab, view } from './support/designer.ts';
import {
  add,
  addFields,
  addPart,
  begin,
  choose,
  moveUp,
  panel,
  pickOf,
  set,
  setExpression,
  setIcon,
  typeJson,
  writePart,
} from './support/designing.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

const textOf = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

test.describe('posts', () => {
  test.use({ schemas: { 'pages/system/post': null } });

  test('the page of posts is rebuilt with the bytes of its file', async ({ page, open }) => {
    await open('/tool/build');
    await begin(page, 'system/post', '岗位管理');
    await tab(page, '数据');
    await pick(page, '模型', '岗位 post');
    await tab(page, '权限');
    await pick(page, '权限', 'list');

    await add(page, '列表');
    await addFields(page, ['岗位编码', '岗位名称', '显示顺序', '状态', '创建时间']);
    await choose(page, '/list');
    await addFields(page, ['岗位编码', '岗位名称', '状态'], '查询条件');
    await pickOf(page, '/list/columns/3', ['可排序', '是']);
    await pickOf(page, '/list/columns/4', ['可筛选', '是']);
    for (const action of ['create', 'edit', 'remove', 'import', 'export'])
      await pickOf(page, '/list', ['工具栏', action]);
    for (const action of ['edit', 'remove']) await pickOf(page, '/list', ['行操作', action]);

    await add(page, '表单', 'edit');
    await addFields(page, ['岗位编码', '岗位名称', '显示顺序', '状态', '备注']);
    await choose(page, '/forms/edit/fields/2');
    await tab(page, '数据');
    await panelField(page, '默认值').click();
    await page.keyboard.type('0');
    await moveUp(page, '/forms/edit/fields/1', '/forms/edit/fields/0');

    await add(page, '操作', 'import');
    await tab(page, '联动');
    await pick(page, '显示条件', '按表达式');
    await page.getByRole('button', { name: '添加条件' }).click();
    await page.getByRole('combobox', { name: '比较的内容' }).fill('features.imports');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: '比较方式' }).fill('为真');
    await page.keyboard.press('Enter');
    expect(await pageFile(page)).toBe(textOf('schemas/pages/system/post.json'));
  });
});

test.describe('warehouses', () => {
  test.use({
    schemas: { ...exampleSchemas('warehouse'), 'pages/demo/warehouse': null },
  });

  test('a page with rules is rebuilt with the bytes of its file', async ({ page, open }) => {
    await open('/tool/build');
    await begin(page, 'demo/warehouse', '仓库管理');
    await typeJson(page, '菜单', {
      parent: 'demo',
      parentTitle: '示例',
      order: 1,
      icon: 'component',
    });
    await tab(page, '数据');
    await pick(page, '模型', '仓库 warehouse');
    await tab(page, '权限');
    // The verb of the model comes first, the whole permission behind it.
    await panel(page).getByRole('combobox', { name: '权限' }).fill('demo:warehouse:list');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    await add(page, '列表');
    await addFields(page, [
      '仓库编码',
      '仓库名称',
      '部门名称',
      '面积（㎡）',
      '启用日期',
      '冷库',
      '状态',
    ]);
    await choose(page, '/list/columns/0');
    await page.keyboard.press('Delete');
    await pickOf(page, '/list/columns/0', ['可排序', '是']);
    await choose(page, '/list/columns/2');
    await panelField(page, '标题').fill('所属部门');
    await panelField(page, '标题').blur();
    await pickOf(page, '/list/columns/3', ['可排序', '是']);
    await choose(page, '/list');
    await addFields(page, ['仓库编码', '仓库名称', '状态', '启用日期'], '查询条件');
    for (const action of ['create', 'edit', 'remove', 'export'])
      await pickOf(page, '/list', ['工具栏', action]);
    for (const action of ['edit', 'remove']) await pickOf(page, '/list', ['行操作', action]);

    await add(page, '表单', 'edit');
    await addFields(page, [
      '仓库编码',
      '仓库名称',
      '所属部门',
      '面积（㎡）',
      '启用日期',
      '冷库',
      '温度（℃）',
      '状态',
      '备注',
    ]);
    await pickOf(page, '/forms/edit/fields/2', ['控件', 'TreeSelect']);
    await tab(page, '数据');
    await typeJson(page, '选项', {
      from: 'request',
      url: '/system/dept/list',
      value: 'deptId',
      label: 'deptName',
      parent: 'parentId',
    });
    await pickOf(page, '/forms/edit/fields/7', ['控件', 'RadioGroup']);

    await choose(page, '/forms/edit');
    await view(page, '组件');
    await page
      .getByRole('region', { name: '组成部分' })
      .getByRole('button', { name: '联动规则' })
      .click();
    await tab(page, '联动');
    await pick(page, '目标', 'temperature');
    await pick(page, '目标', 'warehouseCode');
    await page.getByRole('button', { name: '添加条件' }).click();
    await page.getByRole('combobox', { name: '比较的内容' }).fill('values.cold');
    await page.keyboard.press('Enter');
    await pick(page, '设置 · 显示条件', '是');
    await pick(page, '设置 · 必填', '是');
    expect(await pageFile(page)).toBe(textOf('docs/examples/warehouse/page.json'));
  });
});

test.describe('users', () => {
  test.use({ schemas: { 'pages/system/user': null } });

  test('the page of users is rebuilt with the bytes of its file', async ({ page, open }) => {
    test.setTimeout(600_000);
    await open('/tool/build');
    await begin(page, 'system/user', '用户管理');
    await set(page, '', {
      模型: '用户 user',
      权限: 'list（system:user:list）',
      页面状态: { deptId: null },
    });
    await usersBeside(page);
    await userForm(page);
    await passwordForm(page);
    await userActions(page);
    expect(await pageFile(page)).toBe(textOf('schemas/pages/system/user.json'));
  });
});

/** The tree of departments and the list of users beside it. */
async function usersBeside(page: Page): Promise<void> {
  await addPart(page, '分栏');
  await set(page, '/body/0/panes/0', {
    标题: '组织机构',
    宽度: 200,
    可折叠: '是',
    可调宽度: '是',
  });
  await choose(page, '/body/0/panes/0/body');
  await addPart(page, '树');
  await set(page, '/body/0/panes/0/body/0', {
    名称: 'depts',
    标题: '组织机构',
    选项: { from: 'request', url: '/system/user/deptTree', value: 'id', children: 'children' },
    占位提示: '请输入部门名称',
    表格工具: '是',
  });
  await choose(page, '/body/0/panes/1/body');
  await addPart(page, '列表');
  const list = '/body/0/panes/1/body/0';
  await set(page, list, { 参数: { deptId: { $expr: 'state.deptId' } } });
  await choose(page, list);
  await addFields(page, ['用户账号', '手机号码', '账号状态', '创建时间'], '查询条件');
  await set(page, `${list}/query/0`, { 标题: '用户名称' });
  await set(page, `${list}/query/2`, { 标题: '状态' });
  await choose(page, list);
  const columns = ['用户账号', '用户昵称', '部门名称', '手机号码', '账号状态', '创建时间'];
  await addFields(page, columns, '列');
  await userColumns(page, `${list}/columns`);
  for (const action of ['create', 'edit', 'remove', 'import', 'export'])
    await set(page, list, { 工具栏: action });
  for (const action of ['edit', 'remove']) await set(page, list, { 行操作: action });
  await setExpression(page, list, ['显示的行', 'row.userId != 1']);
  await setExpression(page, list, ['可勾选', 'row.userId != 1']);
}

async function userColumns(page: Page, columns: string): Promise<void> {
  await set(page, `${columns}/0`, { 宽度: 84 });
  await set(page, `${columns}/1`, {
    标题: '用户名称',
    单元格: { type: 'link', action: 'view' },
    宽度: 96,
  });
  await set(page, `${columns}/3`, { 标题: '部门', 宽度: 96 });
  await set(page, `${columns}/4`, { 显示: '否' });
  const texts = (on: string, off: string) => `value == '0' ? '${on}' : '${off}'`;
  const filled = (name: string, on: string, off: string, value: string) => ({
    $expr: `replaceText(${texts(on, off)}, '{${name}}', ${value})`,
  });
  await set(page, `${columns}/5`, {
    标题: '状态',
    单元格: {
      type: 'switch',
      confirm: filled(
        'name',
        '确认启用{name}的用户吗？',
        '确认停用{name}的用户吗？',
        'row.nickName',
      ),
      success: { $expr: texts('启用成功', '关闭成功') },
      failure: filled('problem', '启用异常：{problem}', '关闭异常：{problem}', 'problem'),
      disabled: { $expr: 'row.userId == 1' },
    },
    宽度: 76,
    可筛选: '是',
  });
  await set(page, `${columns}/6`, { 宽度: 162 });
}

/** The form of a user, with the password of new ones and what comes from other requests. */
async function userForm(page: Page): Promise<void> {
  const form = '/forms/edit';
  await add(page, '表单', 'edit');
  await writePart(page, form, {
    title: { create: '新增用户' },
    width: 760,
    columns: 2,
    fields: [],
  });
  const addresses = {
    blank: '/system/user/',
    initial: '/system/config/configKey/sys.user.initPassword',
  };
  for (const [name, address] of Object.entries(addresses)) {
    await choose(page, form);
    await add(page, '表单的数据源', name);
    await set(page, `${form}/sources/${name}`, { 地址: address });
    await setExpression(page, `${form}/sources/${name}`, ['条件', "mode == 'create'"]);
  }
  await choose(page, form);
  await addFields(page, ['用户昵称', '归属部门', '手机号码', '用户邮箱', '用户账号']);
  await choose(page, `${form}/fields/4`);
  await addPart(page, '密码');
  await choose(page, `${form}/fields/5`);
  await addFields(page, ['用户性别', '账号状态']);
  await addPart(page, '关联选择');
  await addPart(page, '关联选择');
  await addFields(page, ['备注']);
  await userFields(page, `${form}/fields`);
}

async function userFields(page: Page, fields: string): Promise<void> {
  await set(page, `${fields}/0`, { 必填: '是' });
  await set(page, `${fields}/1`, {
    标题: '部门',
    必填: '是',
    选项: {
      from: 'request',
      url: '/system/user/deptTree',
      value: 'id',
      children: 'children',
      disabled: { $expr: 'row.disabled' },
    },
  });
  await set(page, `${fields}/2`, {
    必填: '是',
    格式: 'phone',
    校验提示: { pattern: '请正确填写手机号码' },
  });
  await set(page, `${fields}/3`, {
    标题: '邮箱',
    必填: '是',
    校验提示: { pattern: '请正确填写邮箱地址' },
  });
  await set(page, `${fields}/4`, { 标题: '用户名称', 最小长度: 2, 模式: 'create' });
  await set(page, `${fields}/5`, {
    名称: 'password',
    最多字符: 128,
    必填: '是',
    最小长度: 5,
    最大长度: 128,
    模式: 'create',
    默认值: { $expr: 'sources.initial' },
    提交: null,
  });
  await setExpression(page, `${fields}/5`, [
    '前提条件',
    'values.password == sources.initial || isEmpty(passwordProblem(values.password, user.passwordRule))',
  ]);
  await set(page, `${fields}/6`, { 标题: '性别', 控件: 'RadioGroup' });
  await set(page, `${fields}/7`, { 标题: '状态', 控件: 'RadioGroup' });
  await manyOf(page, `${fields}/8`, ['post', '岗位']);
  await manyOf(page, `${fields}/9`, ['role', '角色']);
  await set(page, `${fields}/10`, { 占列数: 2 });
}

/** A choice of several records that another request brings along. */
async function manyOf(
  page: Page,
  field: string,
  [name, label]: readonly [string, string],
): Promise<void> {
  await set(page, field, {
    名称: `${name}Ids`,
    标题: label,
    多选: '是',
    选项: {
      from: 'records',
      records: { $expr: `mode == 'create' ? sources.blank.${name}s : record.${name}s` },
      search: {
        url: '/system/user/',
        param: `${name}Name`,
        records: { $expr: `result.${name}s` },
      },
      value: `${name}Id`,
      label: `${name}Name`,
      disabled: { $expr: "row.status == '1'" },
    },
    默认值: [],
    提交: null,
  });
}

/** The form that sets the password of somebody. */
async function passwordForm(page: Page): Promise<void> {
  const form = '/forms/password';
  await add(page, '表单', 'password');
  await set(page, form, {
    标题: '重置密码',
    打开方式: 'modal',
    宽度: 520,
    成功提示: '重置成功',
    提交请求: {
      create: {
        method: 'PUT',
        url: '/system/user/resetPwd',
        body: { userId: { $expr: 'row.userId' }, password: { $expr: 'values.password' } },
      },
    },
  });
  await choose(page, form);
  await addPart(page, '单行文本');
  await addPart(page, '密码');
  await addPart(page, '密码');
  await set(page, `${form}/fields/0`, {
    名称: 'userName',
    标题: '用户名称',
    控件: null,
    禁用: '是',
  });
  await writePart(page, `${form}/fields/1`, {
    name: 'password',
    label: '新密码',
    widget: 'PasswordInput',
    props: { maxLength: 128, checks: true, rule: { $expr: 'user.newPasswordRule' } },
    required: true,
    messages: { required: '请输入新密码' },
    validate: 'newPassword',
  });
  await set(page, `${form}/fields/2`, {
    名称: 'confirmPassword',
    标题: '确认密码',
    占位提示: '请确认密码',
    最多字符: 128,
    必填: '是',
    校验提示: { required: '请确认密码' },
    提示文字: '两次输入的密码不一致',
  });
  const equal = 'values.password == values.confirmPassword';
  await setExpression(page, `${form}/fields/2`, ['前提条件', equal]);
}

async function userActions(page: Page): Promise<void> {
  const [importing, view, totp, password, roles] = [
    '/actions/import',
    '/actions/view',
    '/actions/resetTotp',
    '/actions/resetPwd',
    '/actions/authRole',
  ] as const;
  await action(page, importing, {}, '导入');
  await set(page, `${importing}/run/0`, {
    警告: {
      request: { url: '/system/config/configKey/sys.user.initPassword' },
      if: { $expr: 'isEmpty(result)' },
      message:
        '尚未设置账号初始密码（参数 sys.user.initPassword）：新导入的用户在管理员重置密码之前不能登录',
    },
  });
  await action(page, view, { 标题: '详细', 权限: 'query（system:user:query）' }, '显示区块');
  await userDetails(page, `${view}/run/0`);
  const mayReset = { 权限: 'resetPwd（system:user:resetPwd）' };
  await action(page, totp, { 标题: '重置两步验证', ...mayReset }, '发送请求');
  await set(page, `${totp}/run/0`, { 请求方法: 'DELETE', 地址: '/system/user/totp/{row.userId}' });
  await addPart(page, '显示消息');
  await set(page, `${totp}/run/1`, { 文字: '重置成功' });
  await setExpression(page, totp, ['显示条件', 'features.secondFactor']);
  await set(page, totp, {
    确认提问: {
      title: { $text: '确认重置{row.nickName}的两步验证吗？' },
      content: '重置后该用户仅凭密码登录，可重新设置两步验证',
      danger: true,
    },
  });
  await action(page, password, { 标题: '重置密码', ...mayReset }, '打开表单');
  await set(page, `${password}/run/0`, {
    表单: 'password',
    初始值: { userName: { $expr: 'row.userName' } },
  });
  await action(page, roles, { 标题: '分配角色', 权限: 'edit（system:user:edit）' }, '跳转');
  await set(page, `${roles}/run/0`, { 目标: '/system/user-auth/role/{row.userId}' });
  const icons = { [totp]: 'safety', [password]: 'key', [roles]: 'peoples' };
  for (const [at, icon] of Object.entries(icons)) await setIcon(page, at, icon);
  for (const name of ['resetPwd', 'resetTotp', 'authRole'])
    await set(page, '/body/0/panes/1/body/0', { 更多操作: name });
}

/** Adds an action with its first step. */
async function action(
  page: Page,
  pointer: string,
  members: Readonly<Record<string, string>>,
  step: string,
): Promise<void> {
  await add(page, '操作', pointer.slice('/actions/'.length));
  if (Object.keys(members).length > 0) await set(page, pointer, members);
  await choose(page, pointer);
  await addPart(page, step);
}

/** The page of one user that the action opens. */
async function userDetails(page: Page, step: string): Promise<void> {
  await set(page, step, {
    标题: '用户信息详情',
    宽度: 'max(68%, 480px)',
    加载请求: { url: '/system/user/{row.userId}' },
  });
  await choose(page, `${step}/body`);
  await addPart(page, '描述列表');
  const block = `${step}/body/0`;
  await set(page, block, { 列: 2 });
  await choose(page, block);
  await addFields(page, [
    '用户编号',
    '用户账号',
    '用户昵称',
    '部门名称',
    '手机号码',
    '用户邮箱',
    '用户性别',
    '账号状态',
    '最后登录IP',
    '最后登录时间',
    '创建时间',
    '备注',
    '用户类型',
    '头像',
  ]);
  const labels = { 1: '用户名称', 3: '部门', 5: '邮箱' };
  for (const [at, label] of Object.entries(labels))
    await set(page, `${block}/fields/${at}`, { 标题: label });
  const lists = { 12: ['post', '岗位'], 13: ['role', '角色'] } as const;
  for (const [at, [name, label]] of Object.entries(lists))
    await writePart(page, `${block}/fields/${at}`, {
      field: `${name}Ids`,
      label,
      options: {
        from: 'records',
        records: { $expr: `record.${name}s` },
        value: `${name}Id`,
        label: `${name}Name`,
      },
    });
}
