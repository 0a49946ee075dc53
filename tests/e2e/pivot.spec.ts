/** Pivot tables on a page: docs/examples/sales. */
import { readFileSync } from 'node:fs';
import { violations } from './support/axe.ts';
import { makeSales } from './support/sales.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

test.use({ schemas: exampleSchemas('sales') });
test.beforeEach(({ app }) => makeSales(app));

test('a pivot table shows an aggregate with totals, is sorted, saved and leads on', async ({
  page,
  open,
}) => {
  await open('/demo/saleReport');
  const pivot = page.getByRole('region', { name: '各客户每月销售额' }).first();
  const rows = pivot.getByRole('row');
  await expect(rows).toHaveText([
    '客户2026-012026-03合计',
    '乙公司¥2.00¥1.00¥3.00',
    '甲公司¥2.00¥0.90¥2.90',
    '（空）-¥0.10¥0.10',
    '合计¥4.00¥2.00¥6.00',
  ]);
  expect(await violations(page, '.pl-blocks', 'all')).toEqual([]);

  const march = pivot.getByRole('columnheader', { name: '2026-03' });
  await march.getByRole('button').press('Enter');
  await expect(march).toHaveAttribute('aria-sort', 'descending');
  await march.getByRole('button').press('Enter');
  await expect(march).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows.nth(1)).toContainText('（空）');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    pivot.getByRole('button', { name: '下载 CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('各客户每月销售额.csv');
  expect(readFileSync(await file.path(), 'utf8').split('\r\n')[1]).toMatch(
    /^（空）,,0\.10?,0\.10?$/,
  );

  // A number leads to what it stands for.
  await pivot.getByRole('button', { name: '¥3.00' }).click();
  await expect(page).toHaveURL(/saleCustomers\?customer=2/);
  await expect(page.getByRole('region', { name: '乙公司' })).toBeVisible();
});

test('records at hand have their labels and kinds of totals; a failure comes with 重试', async ({
  page,
  open,
  complaints,
}) => {
  let fails = true;
  await page.route('**/aggregate/monthlyCustomers?**', (route) =>
    fails ? route.fulfill({ json: { code: 500, msg: '数据库忙' } }) : route.continue(),
  );
  await open('/demo/saleReport');
  const pivot = page.getByRole('region', { name: '渠道访问' }).first();
  await expect(pivot.getByRole('row').last()).toHaveText(
    /^合计7次2\.003\.20?¥1017次1\.254\.90?-24次1\.254\.90?-$/,
  );
  await expect(pivot.getByRole('rowheader', { name: '正常' })).toBeVisible();
  const months = page.getByRole('region', { name: '各客户每月销售额' }).first();
  await expect(months.getByText('数据库忙')).toBeVisible();
  fails = false;
  await months.getByRole('button', { name: /重\s*试/ }).click();
  await expect(months.getByRole('row')).toHaveCount(5);
  complaints.forget();
});
