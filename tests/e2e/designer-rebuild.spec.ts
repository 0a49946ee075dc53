/** Committed pages, made again from an empty page by clicks alone. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './support/app.ts';
import {
  add,
  choose,
  chooseSeveral,
  pageFile,
  panelTab,
  part,
  pick,
  view,
} from './support/designer.ts';
import { expect, test } from './support/test.ts';

const fileOf = (id: string) =>
  readFileSync(path.join(projectRoot, `schemas/pages/${id}.json`), 'utf8');

test('the page of posts is rebuilt to the same file', async ({ page, open }) => {
  test.slow();
  await open(`/tool/build?page=system/post&new=${encodeURIComponent('岗位管理')}`);
  await choose(page, '模型', '岗位 post');
  await panelTab(page, '权限');
  await choose(page, '权限', 'list（system:post:list）');

  await view(page, '组件');
  await page.getByRole('button', { name: '新增列表', exact: true }).click();
  for (const field of ['岗位编码', '岗位名称', '显示顺序', '状态', '创建时间'])
    await pick(page, '岗位字段', field);
  await view(page, '大纲');
  await part(page, '/list').click();
  await view(page, '组件');
  await page.getByRole('combobox', { name: '放到' }).click();
  await page
    .getByRole('option', { name: '查询条件' })
    .or(page.locator('.ant-select-item-option', { hasText: '查询条件' }))
    .last()
    .click();
  for (const field of ['岗位编码', '岗位名称', '状态']) await pick(page, '岗位字段', field);

  await view(page, '大纲');
  await part(page, '/list/columns/3').click();
  await choose(page, '可排序', '是');
  await part(page, '/list/columns/4').click();
  await choose(page, '可筛选', '是');
  await part(page, '/list').click();
  await chooseSeveral(page, '工具栏', ['create', 'edit', 'remove', 'import', 'export']);
  await chooseSeveral(page, '行操作', ['edit', 'remove']);

  await view(page, '组件');
  await add(page, '新增表单', 'edit');
  for (const field of ['岗位名称', '岗位编码', '显示顺序', '状态', '备注'])
    await pick(page, '岗位字段', field);
  await view(page, '大纲');
  await part(page, '/forms/edit/fields/2').click();
  await panelTab(page, '数据');
  const standard = page.getByRole('tabpanel').getByRole('textbox', { name: '默认值' });
  await standard.click();
  await page.keyboard.type('0');

  await view(page, '组件');
  await add(page, '新增操作', 'import');
  await panelTab(page, '联动');
  await choose(page, '显示条件', '按表达式');
  await panelTab(page, '联动');
  await page.getByRole('textbox', { name: '显示条件（表达式）' }).fill('features.imports');
  await page.getByRole('textbox', { name: '显示条件（表达式）' }).blur();
  await expect(async () => expect(await pageFile(page)).toBe(fileOf('system/post'))).toPass();
});
