/** A list with the chosen record beside it: docs/examples/sales. */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { makeSales } from './support/sales.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

test.use({ schemas: exampleSchemas('sales') });
test.beforeEach(({ app }) => makeSales(app));

const row = (page: Page, no: string) => page.getByRole('row').filter({ hasText: no });
const detail = (page: Page, no: string) =>
  page.getByRole('region', { name: `销售单 ${no}`, exact: true });

test('a record is chosen by a click, a key and the address, which keeps it', async ({
  page,
  open,
}) => {
  await open('/demo/saleDesk');
  await expect(page.getByText('请选择销售单')).toBeVisible();
  await row(page, 'S001').click();
  await expect(detail(page, 'S001').getByLabel('单号')).toHaveValue('S001');
  await expect(row(page, 'S001').getByRole('radio')).toBeChecked();
  await expect(page).toHaveURL(/saleId=1(&|$)/);
  expect(await violations(page, '.pl-blocks', 'all')).toEqual([]);

  await row(page, 'S001').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(detail(page, 'S002').getByLabel('单号')).toHaveValue('S002');
  await expect(row(page, 'S002').getByRole('radio')).toBeChecked();
  await expect(row(page, 'S001').getByRole('radio')).not.toBeChecked();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await expect(detail(page, 'S003')).toBeVisible();

  await page.reload();
  await expect(detail(page, 'S003').getByLabel('单号')).toHaveValue('S003');
  await expect(row(page, 'S003').getByRole('radio')).toBeChecked();
  await detail(page, 'S003').getByRole('button', { name: '关闭' }).click();
  await expect(page.getByText('请选择销售单')).toBeVisible();
  await expect(page).not.toHaveURL(/saleId/);
});

test('what is not stored asks before another record is chosen', async ({ page, open }) => {
  await open('/demo/saleDesk?saleId=1');
  await detail(page, 'S001').getByLabel('单号').fill('改过');
  await row(page, 'S002').click();
  const question = page.getByRole('dialog').filter({ hasText: '有未保存的修改，确定放弃吗？' });
  await question.getByRole('button', { name: '继续编辑' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(detail(page, 'S001').getByLabel('单号')).toHaveValue('改过');
  await expect(row(page, 'S001').getByRole('radio')).toBeChecked();
  await expect(page).toHaveURL(/saleId=1(&|$)/);
  await row(page, 'S002').click();
  await question.getByRole('button', { name: '放弃修改' }).press('Enter');
  await expect(detail(page, 'S002').getByLabel('单号')).toHaveValue('S002');

  // What is stored asks nothing, and is seen in the list.
  await detail(page, 'S002').getByLabel('单号').fill('S002B');
  await detail(page, 'S002')
    .getByRole('button', { name: /保\s*存/ })
    .click();
  await expect(row(page, 'S002B')).toBeVisible();
  await row(page, 'S003').click();
  await expect(detail(page, 'S003').getByLabel('单号')).toHaveValue('S003');
});

test('a record that is removed, or was never there, is not shown', async ({ page, open }) => {
  await open('/demo/saleDesk?saleId=1');
  await expect(detail(page, 'S001')).toBeVisible();
  await row(page, 'S001').getByRole('button', { name: '删除' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .press('Enter');
  await expect(page.getByText('所选记录已不存在，请重新选择')).toBeVisible();
  await expect(page).not.toHaveURL(/saleId/);
  await page.goto(page.url().replace(/#.*/, '#/demo/saleDesk?saleId=999'));
  await page.reload();
  await expect(page.getByText('记录不存在或已被删除')).toBeVisible();
});

test('on a phone the record opens over the list, and closes', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/demo/saleDesk');
  await row(page, 'S001').click();
  const over = page.getByRole('dialog', { name: '销售单 S001' });
  await expect(over.getByLabel('单号')).toHaveValue('S001');
  expect(await violations(page, '.ant-drawer', 'all')).toEqual([]);
  await over.getByRole('button', { name: /关闭|Close/ }).press('Enter');
  await expect(over).toBeHidden();
  await expect(row(page, 'S001').getByRole('radio')).not.toBeChecked();
});

test('above the record a list shows whose records these are', async ({ page, open }) => {
  await open('/demo/saleCustomers');
  await row(page, '乙公司').click();
  const sales = page.getByRole('region', { name: '乙公司' }).getByRole('row');
  await expect(sales).toHaveCount(11);
  await expect(sales.nth(1)).toContainText('S001');
  await row(page, '甲公司').click();
  await expect(page.getByRole('region', { name: '甲公司' }).getByRole('row').nth(1)).toContainText(
    'S002',
  );
});

test('on paper the list is as wide as the sheet, from a wide window, too', async ({
  page,
  open,
}) => {
  await open('/demo/saleDesk');
  await expect(row(page, 'S001')).toBeVisible();
  const share = () =>
    page.locator('.pl-master-detail').evaluate((block) => {
      const [list] = block.children;
      return Math.round((100 * list!.clientWidth) / block.clientWidth);
    });
  expect(await share()).toBeLessThan(90);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(share).toBe(100);
});
