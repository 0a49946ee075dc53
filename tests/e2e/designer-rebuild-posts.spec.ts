/** The page of posts is made again from an empty one, by clicks, drags and typing alone. */
import { pageFile, pick, tab } from './support/designer.ts';
import { add, addFields, begin, choose, committed, moveUp } from './support/designing.ts';
import { Kind, pickOf, set } from './support/setting.ts';
import { chooseBy } from './support/list.ts';
import { expect, test } from './support/test.ts';

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
  await set(page, '/forms/edit/fields/2', { 数据: { 默认值: new Kind('数字') } });
  await moveUp(page, '/forms/edit/fields/1', '/forms/edit/fields/0');

  await add(page, '操作', 'import');
  await tab(page, '联动');
  await pick(page, '显示条件', '按表达式');
  await page.getByRole('button', { name: '添加条件' }).click();
  await page.getByRole('combobox', { name: '比较的内容' }).fill('features.imports');
  await page.keyboard.press('Enter');
  await chooseBy(page.getByRole('combobox', { name: '比较方式' }), '为真');
  expect(await pageFile(page)).toBe(committed('schemas/pages/system/post.json'));
});
