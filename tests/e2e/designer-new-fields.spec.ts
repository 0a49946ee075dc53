/** A field that the model lacks: made in the designer, published, filled in on the page. */
import { violations } from './support/axe.ts';
import { part, view } from './support/designer.ts';
import { drawerOf, rowOf } from './support/list.ts';
import { expect, test } from './support/test.ts';

test('a new field is added by clicks, published and filled in', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await part(page, '/list/columns/1').click();
  await view(page, '组件');
  const fields = page.getByRole('region', { name: '岗位字段' });
  const dialog = page.getByRole('dialog');
  await fields.getByRole('button', { name: '新增字段' }).click();
  await dialog.getByLabel('显示名称').fill('等级');
  await dialog.getByLabel('名称', { exact: true }).fill('postName');
  await dialog.getByLabel('默认值').fill('一级');
  await dialog.getByRole('button', { name: '创建' }).press('Enter');
  await expect(dialog).toContainText('模型已有此字段');
  // A name that servers of the protocol take with posts, too.
  await dialog.getByLabel('名称', { exact: true }).fill('flag');
  await dialog.getByLabel('最多字符数').fill('1');
  await dialog.getByRole('button', { name: '创建' }).press('Enter');
  await expect(dialog.getByRole('alert')).toHaveCount(1);
  await dialog.getByLabel('最多字符数').fill('10');
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  await dialog.getByRole('button', { name: '创建' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const grade = fields.getByRole('button', { name: '等级', exact: true });
  await grade.press('Enter');
  const canvas = page.getByRole('region', { name: '页面画布' });
  await expect(canvas.getByRole('columnheader', { name: '等级' })).toBeVisible();
  await view(page, '大纲');
  await part(page, '/forms/edit').click();
  await view(page, '组件');
  await grade.press('Enter');
  await expect(canvas.getByText('等级')).toBeVisible();
  const bar = page.getByRole('toolbar', { name: '页面设计' });
  await bar.getByRole('button', { name: '发布', exact: true }).click();
  await expect(dialog).toContainText('模型“岗位”的数据表 sys_post 增加字段“等级”（flag）');
  await dialog.getByRole('textbox', { name: '发布说明' }).fill('需要等级');
  await dialog.getByRole('button', { name: '发布', exact: true }).press('Enter');
  await expect(page.getByText('已发布第 1 版')).toBeVisible();

  await page.evaluate(() => void (location.hash = '#/system/post'));
  await expect(rowOf(page, '董事长')).toContainText('一级');
  await rowOf(page, '董事长').getByRole('button', { name: '修改' }).click();
  const drawer = drawerOf(page);
  await drawer.getByLabel('等级').fill('特级');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  await expect(rowOf(page, '董事长')).toContainText('特级');
});
