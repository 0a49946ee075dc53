/**
 * A form field that fills others from a code, by the look-up of a unique field:
 * docs/examples/sales.
 */
import { drawerOf, rowOf } from './support/list.ts';
import { makeSales } from './support/sales.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

test.use({ schemas: exampleSchemas('sales') });

test('a code fills other fields; one that nobody has says so and changes nothing', async ({
  page,
  app,
  open,
}) => {
  await makeSales(app);
  await open('/demo/sale');
  await page.getByRole('button', { name: '新增' }).click();
  const form = drawerOf(page);
  await form.getByLabel('参照单号').fill('S001');
  await expect(form.getByLabel('数量')).toHaveValue('1,000');
  await expect(form.getByTitle('乙公司')).toBeVisible();
  await form.getByLabel('数量').fill('5');
  await form.getByLabel('参照单号').fill('S999');
  await expect(page.getByText('销售单不存在或已被删除')).toBeVisible();
  await expect(form.getByLabel('数量')).toHaveValue('5');
  await form.getByLabel('单号', { exact: true }).fill('S900');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  await page.getByRole('textbox', { name: '单号' }).fill('S900');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(rowOf(page, 'S900')).toContainText('乙公司');
});
