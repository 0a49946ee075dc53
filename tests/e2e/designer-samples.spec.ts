/** Sample records in the canvas: for models without records, and for those that no server has. */
import { violations } from './support/axe.ts';
import { pageFile, part, view } from './support/designer.ts';
import { expect, test } from './support/test.ts';

const canvas = '.pl-design-paper';

test('lists show sample records made from the model, and the file stays as it is', async ({
  page,
  open,
}) => {
  await open('/tool/build?page=system/post');
  const before = await pageFile(page);
  const rows = page.locator(`${canvas} tbody tr`);
  await expect(rows.filter({ hasText: '董事长' })).toBeVisible();
  const samples = page.getByRole('button', { name: '示例数据' });
  await samples.click();
  await expect(rows.filter({ hasText: '岗位名称 8' })).toBeVisible();
  await expect(rows.filter({ hasText: '董事长' })).toHaveCount(0);
  await expect(rows.filter({ hasText: '岗位名称 2' })).toContainText('停用');
  await expect(page.locator(canvas)).toContainText('共 8 条');
  expect(await violations(page, '.pl-design', 'all')).toEqual([]);
  expect(await pageFile(page)).toBe(before);
  await samples.click();
  await expect(rows.filter({ hasText: '董事长' })).toBeVisible();
});

test('a form and a tree are filled from their models, too', async ({ page, open }) => {
  await open('/tool/build?page=system/dept');
  await page.getByRole('button', { name: '示例数据' }).click();
  await expect(page.locator(`${canvas} tbody tr`).first()).toContainText('部门名称 1');
  await part(page, '/forms/edit').click();
  const name = page.locator(`${canvas} [data-field="deptName"] input`);
  await expect(name).toHaveValue('部门名称 1');
});

test('a field that no server has yet has sample values', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await page.getByRole('button', { name: '示例数据' }).click();
  await part(page, '/list/columns/1').click();
  await view(page, '组件');
  await page.getByRole('button', { name: '新增字段' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('显示名称').fill('办公室');
  await dialog.getByLabel('名称', { exact: true }).fill('office');
  await dialog.getByRole('button', { name: '创建' }).press('Enter');
  await page.getByRole('button', { name: '办公室', exact: true }).click();
  await expect(page.locator(`${canvas} tbody tr`).first()).toContainText('办公室 1');
});
