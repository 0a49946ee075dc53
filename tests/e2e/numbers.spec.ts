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
    quantity: { type: 'integer', label: '数量', unit: '件', minimum: 1, maximum: 20000 },
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

test('a number beyond its limits stays as it was typed, and is said to be wrong', async ({
  page,
  admin,
  open,
}) => {
  await open('/demo/deal');
  await page.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('单号').fill('D');
  const quantity = form.getByLabel('数量');
  const problem = form.getByRole('alert');
  for (const [typed, shown, said] of [
    ['0', '0', '数量不能小于1'],
    ['30000', '30,000', '数量不能大于20000'],
  ] as const) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity).toHaveValue(shown);
    await form.getByRole('button', { name: /保\s*存/ }).click();
    await expect(problem).toHaveText(said);
  }
  // The arrows go to the limit and no further.
  await quantity.press('ArrowUp');
  await expect(quantity).toHaveValue('20,000');
  await expect(problem).toHaveCount(0);
  await quantity.fill('19999');
  for (let presses = 0; presses < 3; presses += 1) await quantity.press('ArrowUp');
  await expect(quantity).toHaveValue('20,000');
  await expect(quantity).toHaveAttribute('aria-valuemax', '20000');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.locator('tbody')).toContainText('20,000件');
  expect((await admin('GET', '/demo/deal/list')).rows).toMatchObject([{ quantity: 20000 }]);
});
