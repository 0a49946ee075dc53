/** A page with rules is made again from an empty one, by clicks, drags and typing alone. */
import { pageFile, panelField, pick, tab, view } from './support/designer.ts';
import { add, addFields, begin, choose, committed } from './support/designing.ts';
import { exampleSchemas } from './support/schemas.ts';
import { Kind, panel, pickOf, set, setIcon } from './support/setting.ts';
import { expect, test } from './support/test.ts';

test.use({
  schemas: { ...exampleSchemas('warehouse'), 'pages/demo/warehouse': null },
});

test('a page with rules is rebuilt with the bytes of its file', async ({ page, open }) => {
  await open('/tool/build');
  await begin(page, 'demo/warehouse', '仓库管理');
  await set(page, '', {
    属性: { 菜单: new Kind(undefined, { 上级: 'demo', 上级目录名称: '示例', 顺序: 1 }) },
  });
  await setIcon(page, '', 'component');
  await tab(page, '数据');
  await pick(page, '模型', '仓库 warehouse');
  await tab(page, '权限');
  // The verb of the model comes first, the whole permission behind it.
  await panel(page).getByRole('combobox', { name: '权限' }).fill('demo:warehouse:list');
  const active = page.locator('.ant-select-item-option-active:visible');
  await expect(active).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveText('demo:warehouse:list');
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
  await set(page, '/forms/edit/fields/2', {
    数据: {
      选项: new Kind('接口请求', {
        地址: '/system/dept/list',
        值: 'deptId',
        标题: 'deptName',
        上级: 'parentId',
      }),
    },
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
  expect(await pageFile(page)).toBe(committed('docs/examples/warehouse/page.json'));
});
