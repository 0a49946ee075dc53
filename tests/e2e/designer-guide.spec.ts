/**
 * The page of docs/designer.md that is made from nothing in ten minutes, as it is written there.
 * With PICTURES set, the pictures of the guide are taken.
 */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from './support/app.ts';
import { pick, tab, view } from './support/designer.ts';
import { add, addFields, choose } from './support/designing.ts';
import { chooseBy } from './support/list.ts';
import { menu } from './support/frame.ts';
import { Kind, pickOf, set } from './support/setting.ts';
import { expect, test } from './support/test.ts';

const images = path.join(projectRoot, 'docs/images');

async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  await page.screenshot({
    path: path.join(images, `designer-${name}.png`),
    animations: 'disabled',
  });
}

test('the guide makes a page from nothing, and publishes it', async ({ page, open }) => {
  const dialog = page.getByRole('dialog');
  await open('/tool/build');
  await page.getByRole('button', { name: '新增页面' }).click();
  await dialog.getByLabel('页面编号').fill('demo/jobs');
  await dialog.getByLabel('页面标题').fill('岗位一览');
  await picture(page, 'begin');
  await dialog.getByRole('button', { name: '创建' }).press('Enter');

  await tab(page, '数据');
  await pick(page, '模型', '岗位 post');
  await tab(page, '权限');
  await pick(page, '权限', 'list');

  await add(page, '列表');
  await addFields(page, ['岗位编码', '岗位名称', '状态', '创建时间']);
  await choose(page, '/list');
  await addFields(page, ['岗位名称', '状态'], '查询条件');
  for (const action of ['create', 'edit', 'remove'])
    await pickOf(page, '/list', ['工具栏', action]);
  const canvas = page.getByRole('region', { name: '页面画布' });
  await expect(canvas.getByRole('row', { name: /普通员工/ })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'create：1 处问题' })).toBeVisible();
  await picture(page, 'list');

  await add(page, '表单', 'edit');
  await addFields(page, ['岗位名称', '岗位编码', '显示顺序', '状态', '备注']);
  await choose(page, '/forms/edit/fields/4');
  await tab(page, '联动');
  await pick(page, '显示条件', '按表达式');
  await page.getByRole('button', { name: '添加条件' }).click();
  const rule = page.getByRole('group', { name: '显示条件' });
  for (const [box, value] of [
    ['比较的内容', '状态'],
    ['比较方式', '等于'],
    ['比较的值', '停用'],
  ] as const) {
    await chooseBy(rule.getByRole('combobox', { name: box }), value);
  }
  await expect(rule.getByRole('textbox', { name: /表达式/ })).toHaveText("values.status == '1'");
  await expect(rule.getByRole('group', { name: '示例结果' })).toContainText('示例结果： 否');
  await picture(page, 'rule');

  await set(page, '', { 属性: { 菜单: new Kind(undefined, { 上级: 'system', 顺序: 9 }) } });

  await page.getByRole('button', { name: '预览' }).click();
  await page.getByRole('button', { name: '新增', exact: true }).click();
  await expect(dialog.getByLabel('备注')).toHaveCount(0);
  await chooseBy(dialog.getByRole('combobox', { name: '状态' }), '停用');
  await expect(dialog.getByLabel('备注')).toBeVisible();
  await picture(page, 'preview');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '放弃修改' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await view(page, '问题');
  await expect(page.getByText('没有问题')).toBeVisible();

  await page.getByRole('button', { name: '发布', exact: true }).click();
  await dialog.getByRole('textbox', { name: '发布说明' }).fill('岗位一览，供各部门查看');
  await expect(dialog.getByRole('region', { name: '修改内容' })).toContainText('新建页面');
  await picture(page, 'publish');
  await dialog.getByRole('button', { name: '发布', exact: true }).press('Enter');
  await expect(page.getByText('已发布第 1 版')).toBeVisible();
  await page.reload();
  await menu(page).getByText('系统管理').click();
  await menu(page).getByRole('link', { name: '岗位一览' }).click();
  await expect(page.getByRole('row', { name: /普通员工/ })).toBeVisible();
});
