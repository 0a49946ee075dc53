/** Parts are put into containers and out again, by the keyboard. */
import { part } from './support/designer.ts';
import { violations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('a field is put into tabs and comes out as it was', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  const panel = page.getByRole('complementary', { name: '属性面板' });
  const bar = page.getByRole('toolbar', { name: '页面设计' });
  const menu = page.getByRole('menu').last();
  await part(page, '/forms/edit/fields/0').click();
  await panel.getByRole('button', { name: '放入容器' }).press('Enter');
  await expect(menu.getByRole('menuitem', { name: '选项卡' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: '删除容器' })).toHaveCount(0);
  expect(await violations(page, '.ant-dropdown', 'all')).toEqual([]);
  await menu.getByRole('menuitem', { name: '选项卡' }).click();
  await expect(part(page, '/forms/edit/fields/0/items/0/fields/0')).toContainText('岗位名称');
  const canvas = page.getByRole('region', { name: '页面画布' });
  await expect(canvas.getByRole('tabpanel').getByText('岗位名称')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(bar.getByText('没有修改')).toBeVisible();

  await part(page, '/forms/edit/fields/0').click();
  await panel.getByRole('button', { name: '放入容器' }).press('Enter');
  await menu.getByRole('menuitem', { name: '分组' }).click();
  await expect(part(page, '/forms/edit/fields/0/fields/0')).toContainText('岗位名称');
  await panel.getByRole('button', { name: '放入容器' }).press('Enter');
  await menu.getByRole('menuitem', { name: '删除容器' }).click();
  await expect(bar.getByText('没有修改')).toBeVisible();
});
