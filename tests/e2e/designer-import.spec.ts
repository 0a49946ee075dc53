/** Pages begin with what other tools wrote. */
import { amisCrud } from '../designer/imports/samples.ts';
import { violations } from './support/axe.ts';
import { part } from './support/designer.ts';
import { expect, test } from './support/test.ts';

test('a list of amis is imported, with a report of what was not carried', async ({
  page,
  open,
}) => {
  await open('/tool/build');
  await page.getByRole('button', { name: '新增页面' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '导入 JSON' }).check();
  const text = dialog.getByLabel('要导入的内容');
  await text.fill('{"type":"crud","__proto__":{}}');
  await expect(dialog.getByRole('alert').first()).toContainText('__proto__');
  await text.fill(JSON.stringify(amisCrud, null, 2));
  await expect(dialog.getByText('amis 页面')).toBeVisible();
  await expect(dialog.getByText('按钮“画像”没有对应的操作，已略去')).toBeVisible();
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  await dialog.getByLabel('页面编号').fill('demo/imported');
  await dialog.getByLabel('页面标题').fill('会员');
  await dialog.getByRole('button', { name: '创建' }).press('Enter');
  await expect(part(page, '/list/columns/1')).toContainText('姓名');
  await expect(part(page, '/forms/edit')).toBeVisible();
});
