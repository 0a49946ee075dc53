/** A page goes from one installation into another as one file. */
import { readFileSync } from 'node:fs';
import { violations } from './support/axe.ts';
import { fromMenu, part, retitle } from './support/designer.ts';
import { expect, test } from './support/test.ts';

test('a page is exported, imported after a look at what that does, and is live', async ({
  page,
  open,
  admin,
}) => {
  await open('/tool/build?page=system/post');
  await retitle(page, '编码');
  const download = page.waitForEvent('download');
  await fromMenu(page, '导出');
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    format: 'pageloom-page',
    models: { post: { name: 'post' } },
  });
  await page.getByRole('button', { name: '放弃草稿' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: '放弃草稿' }).press('Enter');
  await expect(page.getByText('没有修改')).toBeVisible();
  await page.evaluate(() => void (location.hash = '#/tool/build'));
  await page.getByRole('button', { name: '导入' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByRole('region', { name: '修改内容' })).toContainText('编码');
  await expect(dialog.getByRole('region', { name: '相同，不变' })).toContainText('模型“岗位”');
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  await dialog.getByRole('radio', { name: /覆盖/ }).check();
  await dialog.getByRole('textbox', { name: '导入说明' }).fill('从测试环境');
  await dialog.getByRole('button', { name: '导入', exact: true }).press('Enter');
  await expect(page.getByText('已导入')).toBeVisible();
  await expect(part(page, '/list/columns/1')).toContainText('编码');
  const { data } = await admin('GET', '/tool/build/live?page=system/post');
  expect(data).toMatchObject({ number: 1 });
});

test('a file that is no page says so', async ({ page, open }) => {
  await open('/tool/build');
  await page.getByRole('button', { name: '导入' }).click();
  const dialog = page.getByRole('dialog');
  const buffer = Buffer.from('{"format":"other"}');
  const file = { name: 'a.json', mimeType: 'application/json', buffer };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByRole('alert')).toContainText('文件不是导出的页面');
  await expect(dialog.getByRole('button', { name: '导入', exact: true })).toBeDisabled();
});
