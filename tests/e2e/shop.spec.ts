/**
 * The application of docs/a-real-application.md: files under examples/shop alone, in a copy of the
 * project. Three people work with it over HTTP, each within what their role may do; in a browser an
 * order goes from its lines to the figures of the month.
 */
import { globSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot, startApp, type App } from './support/app.ts';
import { violations } from './support/axe.ts';
import { copyProject, type Copy } from './support/guide.ts';
import { drawerOf, rowOf } from './support/list.ts';
import { makePerson } from './support/people.ts';
import { api, enter, expect, signIn, test } from './support/test.ts';

const example = path.join(projectRoot, 'examples/shop');
const roles = {
  seller: ['customer:list', 'customer:add', 'product:list', 'order:list', 'order:add', 'order:pay'],
  shipper: ['order:list', 'order:query', 'order:ship'],
  auditor: ['order:list', 'order:query'],
};
type Role = keyof typeof roles;

let copy: Copy;
let app: App;
const tokens = new Map<Role, string>();

test.beforeAll(async () => {
  copy = copyProject();
  copy.write(
    Object.fromEntries(
      globSync('schemas/**/*.json', { cwd: example }).map((file) => [
        file,
        readFileSync(path.join(example, file), 'utf8'),
      ]),
    ),
  );
  symlinkSync(path.join(projectRoot, 'dist'), path.join(copy.root, 'dist'));
  app = await startApp({ root: copy.root });
  for (const role of Object.keys(roles) as Role[]) {
    const { userName, password } = await makePerson(
      app.dataDir,
      role,
      roles[role].map((verb) => `shop:${verb}`),
    );
    tokens.set(role, await signIn(app.url, userName, password));
  }
});

test.afterAll(async () => {
  await app.stop();
  copy.remove();
});

const as = (role: Role, method: string, url: string, body?: object) =>
  api(app.url, tokens.get(role)!, method, `/shop${url}`, body);

/** Keys of a customer and a product of their own. */
async function goods(name: string): Promise<{ customerId: number; productId: number }> {
  const admin = await signIn(app.url);
  const add = (url: string, body: object) => api(app.url, admin, 'POST', `/shop${url}`, body);
  await add('/customer', { customerName: `${name}茶行`, region: 'east', phone: '13800001234' });
  await add('/product', { productName: `${name}绿茶`, price: 0.1, stock: 5 });
  const found = async (url: string) => (await api(app.url, admin, 'GET', `/shop${url}`)).rows[0];
  const { customerId } = await found(`/customer/list?customerName=${name}`);
  const { productId } = await found(`/product/list?productName=${name}`);
  return { customerId, productId };
}

test('sells, ships and audits as three people, each within their role', async () => {
  const { customerId, productId } = await goods('甲');
  const order = {
    customerId,
    orderedOn: '2026-03-05',
    freight: 10,
    // What the server works out is not taken from clients.
    total: 1,
    lines: [
      { productId, quantity: 3, price: 0.1 },
      { productId, quantity: 1, price: 0.2 },
    ],
  };
  expect(await as('shipper', 'POST', '/order', order)).toMatchObject({ code: 403 });
  expect(await as('seller', 'POST', '/order', order)).toMatchObject({ code: 200 });
  const [{ orderId, orderNo, total }] = (await as('seller', 'GET', '/order/list')).rows;
  expect(orderNo).toMatch(/^ORD\d{8}\d{4}$/);
  expect(Number(total)).toBe(10.5);

  const sent = { expressNo: 'SF-1001' };
  expect(await as('shipper', 'PUT', `/order/ship/${orderId}`, sent)).toMatchObject({
    code: 500,
    msg: '当前状态不允许该操作',
  });
  expect(await as('auditor', 'PUT', `/order/pay/${orderId}`)).toMatchObject({ code: 403 });
  expect(await as('seller', 'PUT', `/order/pay/${orderId}`)).toMatchObject({ code: 200 });
  expect(await as('seller', 'PUT', `/order/ship/${orderId}`, sent)).toMatchObject({ code: 403 });
  expect(await as('shipper', 'PUT', `/order/ship/${orderId}`, sent)).toMatchObject({ code: 200 });
  expect((await as('auditor', 'GET', `/order/${orderId}`)).data).toMatchObject({
    status: 'shipped',
    ...sent,
    lines: [{ quantity: 3 }, { quantity: 1 }],
  });
  expect((await as('auditor', 'GET', `/order/transitions/${orderId}`)).rows).toMatchObject([
    { name: 'ship', userName: 'shipper' },
    { name: 'pay', userName: 'seller' },
  ]);
});

test('shows telephones masked, and keeps what orders need', async () => {
  const { customerId, productId } = await goods('乙');
  const admin = await signIn(app.url);
  await api(app.url, admin, 'POST', '/shop/order', {
    customerId,
    orderedOn: '2026-03-06',
    lines: [{ productId, quantity: 1, price: 1 }],
  });
  const { rows } = await as('seller', 'GET', '/customer/list?customerName=乙');
  expect(rows[0].phone).toBe('138****1234');
  for (const [url, msg] of [
    [`/customer/${customerId}`, '存在关联的订单,不允许删除'],
    [`/product/${productId}`, '存在关联的订单明细,不允许删除'],
  ] as const)
    expect(await api(app.url, admin, 'DELETE', `/shop${url}`)).toMatchObject({ code: 500, msg });
});

/** Chooses from a select box by its text. */
async function choose(page: Page, label: string, text: string): Promise<void> {
  await drawerOf(page).getByLabel(label, { exact: true }).click();
  await page.locator('.ant-select-dropdown:visible').getByText(text, { exact: true }).click();
}

test('in a browser an order goes from its lines to the figures of the month', async ({ page }) => {
  await goods('丙');
  await enter(page.context(), app.url);
  await page.goto(`${app.url}/#/shop/order`);
  await page.getByRole('button', { name: '新增' }).click();
  const form = drawerOf(page);
  await choose(page, '客户', '丙茶行');
  await form.getByLabel('下单日期').fill('2026-04-07');
  await page.keyboard.press('Enter');
  // What is chosen by its label stands to the left, although its key is a number.
  await expect(form.getByRole('columnheader', { name: '商品' })).toHaveCSS('text-align', 'start');
  const cell = (column: string) => form.locator(`[data-row="0"] [data-column="${column}"]`);
  await cell('productId').getByRole('combobox').click();
  await page.locator('.ant-select-dropdown:visible').getByText('丙绿茶', { exact: true }).click();
  await cell('quantity').locator('input').fill('3');
  await cell('price').locator('input').fill('12.5');
  await form.getByLabel('运费').fill('8');
  await expect(form.locator('[data-field="total"]')).toContainText('45.50');
  expect(await violations(page, '.ant-drawer', 'all')).toEqual([]);
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('新增成功')).toBeVisible();

  const row = rowOf(page, '丙茶行');
  await expect(row).toContainText('¥45.50');
  await row.getByRole('button', { name: '付款' }).click();
  await expect(row).toContainText('待发货');
  await row.getByRole('button', { name: '发货' }).click();
  await drawerOf(page).getByLabel('快递单号').fill('SF-2002');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('已发货');
  await row.getByRole('button', { name: /^ORD/ }).click();
  await expect(drawerOf(page)).toContainText('待发货');
  await expect(drawerOf(page)).toContainText('SF-2002');

  await page.goto(`${app.url}/#/shop/figures`);
  await expect(rowOf(page, '2026-04')).toContainText('¥45.50');
  const cards = page.getByRole('region', { name: '本月' });
  await expect(cards.getByRole('listitem').first()).toContainText('应付¥45.50');
  const chart = page.getByRole('region', { name: '每月走势' });
  await expect(chart.getByRole('img', { name: /柱状图.*、订单$/ })).toBeVisible();
  await chart.getByRole('button', { name: '查看表格' }).click();
  await expect(chart.getByRole('row', { name: /2026-04/ })).toHaveText('2026-04¥45.501单');
});
