/** Numbers of a model with unit, currency and places: in the list, its search, and forms. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Model, Page } from '../../src/schema/generated/types.gen.ts';
import { projectRoot, startApp, type App } from './support/app.ts';
import { adminPassword, api, expect, signIn, test } from './support/test.ts';

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

let copy: string;
let app: App;

test.beforeAll(async () => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'pageloom-numbers-'));
  for (const place of ['schemas', 'src', 'extensions', 'package.json'])
    cpSync(path.join(projectRoot, place), path.join(copy, place), { recursive: true });
  for (const place of ['node_modules', 'dist'])
    symlinkSync(path.join(projectRoot, place), path.join(copy, place));
  mkdirSync(path.join(copy, 'schemas/pages/demo'), { recursive: true });
  writeFileSync(path.join(copy, 'schemas/models/deal.json'), JSON.stringify(deal));
  writeFileSync(path.join(copy, 'schemas/pages/demo/deal.json'), JSON.stringify(deals));
  app = await startApp({ root: copy });
});

test.afterAll(async () => {
  await app.stop();
  rmSync(copy, { recursive: true, force: true });
});

test('amounts are grouped, aligned to the right and searched from … to …', async ({ page }) => {
  const token = await signIn(app.url);
  for (const [code, amount, quantity] of [
    ['A', 1234567.5, 12000],
    ['B', -12, 3],
    ['C', 0, null],
  ])
    await api(app.url, token, 'POST', '/demo/deal', { code, amount, quantity });
  await page.goto(app.url);
  await page.getByLabel('账号').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: '登录' }).click();
  await page.getByRole('menuitem', { name: '示例' }).click();
  await page.getByRole('menuitem', { name: '成交管理' }).click();
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
