/** Numbers of a model with unit, currency and places: in the list, its search, and forms. */
import type { Model, Page } from '../../src/schema/generated/types.gen.ts';
import { expect, test } from './support/test.ts';

const deal: Model = {
  version: 2,
  name: 'deal',
  label: '成交',
  table: 'demo_deal',
  key: 'dealId',
  labelField: 'code',
  path: '/demo/deal',
  permission: 'demo:deal',
  sort: { code: 'asc' },
  fields: {
    dealId: { type: 'id', label: '编号' },
    code: { type: 'string', label: '单号', required: true, maxLength: 20 },
    amount: { type: 'decimal', label: '金额', precision: 12, currency: 'CNY', filter: 'range' },
    quantity: { type: 'integer', label: '数量', unit: '件' },
  },
};
const deals: Page = {
  version: 2,
  id: 'demo/deal',
  title: '成交管理',
  model: 'deal',
  access: 'demo:deal:list',
  menu: { parent: 'demo', parentTitle: '示例', order: 1 },
  list: {
    query: ['amount'],
    columns: ['code', 'amount', 'quantity'],
    toolbar: ['create'],
    row: ['edit'],
  },
  forms: { edit: { fields: ['code', 'amount', 'quantity'] } },
};

test.use({ schemas: { 'models/deal': deal, 'pages/demo/deal': deals } });

test('amounts are grouped, aligned to the right and searched from … to …', async ({
  page,
  admin,
  open,
}) => {
  for (const [code, amount, quantity] of [
    ['A', 1234567.5, 12000],
    ['B', -12, 3],
    ['C', 0, null],
  ])
    await admin('POST', '/demo/deal', { code, amount, quantity });
  await open('/demo/deal');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);
  const cell = page.getByRole('cell', { name: '¥1,234,567.50' });
  await expect(cell).toHaveCSS('text-align', 'right');
  await expect(rows.nth(0)).toContainText('12,000件');
  await expect(rows.nth(1)).toContainText('-¥12.00');

  await page.getByLabel('金额 最小值').fill('0');
  await page.getByRole('button', { name: /查\s*询/ }).click();
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/amount=0%7E/);
  await page.getByLabel('金额 最大值').fill('1000');
  await page.getByRole('button', { name: /查\s*询/ }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('¥0.00');
  await page.reload();
  await expect(page.getByLabel('金额 最大值')).toHaveValue('1,000.00');
  await page.getByRole('button', { name: /重\s*置/ }).click();
  await expect(rows).toHaveCount(3);

  await rows.nth(0).getByRole('button', { name: '修改' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('金额')).toHaveValue('1,234,567.50');
  await form.getByLabel('金额').fill('98765.4');
  await form.getByLabel('数量').click();
  await expect(form.getByLabel('金额')).toHaveValue('98,765.40');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(rows.nth(0)).toContainText('¥98,765.40');
});
