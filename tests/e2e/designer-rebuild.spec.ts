/** Committed pages are made again from an empty one, by clicks, drags and typing alone. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from './support/app.ts';
import { designed, pageFile, panelField, part, pick, tab, view } from './support/designer.ts';
import { drop } from './support/list.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

const textOf = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

/** Begins an empty page on the start page of the designer. */
async function begin(page: Page, id: string, title: string): Promise<void> {
  await page.getByRole('button', { name: '新增页面' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('页面编号').fill(id);
  await dialog.getByLabel('页面标题').fill(title);
  await dialog.getByRole('button', { name: '创建' }).press('Enter');
  await expect(designed(page)).toBeVisible();
}

/** Chooses a part in the outline. */
async function choose(page: Page, pointer: string): Promise<void> {
  await view(page, '大纲');
  await part(page, pointer).click();
}

/** Adds a member of the page, under a name where there may be several. */
async function add(page: Page, what: string, name?: string): Promise<void> {
  await view(page, '组件');
  await page.getByRole('button', { name: `新增${what}`, exact: true }).click();
  if (name === undefined) return;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '名称' }).fill(name);
  await dialog.getByRole('button', { name: '创建' }).press('Enter');
  await expect(dialog).toHaveCount(0);
}

/** Puts fields of the model behind what is chosen, or into one of its lists. */
async function addFields(page: Page, labels: readonly string[], list?: string): Promise<void> {
  await view(page, '组件');
  if (list !== undefined) {
    await page.getByRole('combobox', { name: '放到' }).press('ArrowDown');
    await page.getByTitle(list, { exact: true }).click();
  }
  const fields = page.getByRole('region', { name: /字段$/ });
  for (const label of labels)
    await fields.getByRole('button', { name: label, exact: true }).click();
}

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

const panel = (page: Page) => page.getByRole('complementary', { name: '属性面板' });

/** Chooses in a box of the properties of a part. */
async function pickOf(
  page: Page,
  pointer: string,
  [label, value]: readonly [string, string],
): Promise<void> {
  await choose(page, pointer);
  await tab(page, '属性');
  await pick(page, label, value);
}

/** Types JSON into a field of the panel. */
async function typeJson(page: Page, label: string, value: unknown): Promise<void> {
  await panelField(page, label).click();
  await page.keyboard.insertText(JSON.stringify(value));
  await panelField(page, label).blur();
}

/** Drags a part of the outline before another one. */
async function moveUp(page: Page, pointer: string, before: string): Promise<void> {
  await view(page, '大纲');
  const from = (await part(page, pointer).locator('.pl-outline-label').boundingBox())!;
  const to = (await part(page, before).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height * 0.1, { steps: 12 });
  await expect(page.locator('.pl-drop-line[data-refused="false"]')).toBeVisible();
  await drop(page);
}
