/**
 * The application of docs/a-real-application.md: files under examples/shop alone. Three people work
 * with it over HTTP, each within what their role may do; in a browser an order goes from its lines
 * to the figures of the month.
 */
import { violations } from './support/axe.ts';
import { choose, drawerOf, rowOf } from './support/list.ts';
import { makePerson } from './support/people.ts';
import { shopSchemas } from './support/schemas.ts';
import { api, expect, signIn, test as base } from './support/test.ts';

const roles = {
  seller: [
    'customer:list',
    'customer:add',
    'product:list',
    'order:list',
    'order:add',
    'order:pay',
    'order:return',
  ],
  shipper: ['order:list', 'order:query', 'order:ship'],
  auditor: ['order:list', 'order:query'],
};
type Role = keyof typeof roles;

interface Fixtures {
  /** Calls the API of the shop as somebody who has just the permissions of a role. */
  as(role: Role, method: string, url: string, body?: object): ReturnType<typeof api>;
  /** Stores a customer and a product; answers their keys. */
  goods(name: string): Promise<{ customerId: number; productId: number }>;
}

const test = base.extend<Fixtures>({
  as: async ({ app, server }, use) => {
    const tokens = new Map<Role, Promise<string>>();
    const signInAs = async (role: Role): Promise<string> => {
      const permissions = roles[role].map((verb) => `shop:${verb}`);
      const { userName, password } = await makePerson(server.dataDir, role, permissions);
      return signIn(app, userName, password);
    };
    await use(async (role, method, url, body) => {
      if (!tokens.has(role)) tokens.set(role, signInAs(role));
      return api(app, (await tokens.get(role))!, method, `/shop${url}`, body);
    });
  },
  goods: async ({ admin }, use) => {
    await use(async (name) => {
      const customer = { customerName: `${name}茶行`, region: 'east', phone: '13800001234' };
      await admin('POST', '/shop/customer', customer);
      await admin('POST', '/shop/product', { productName: `${name}绿茶`, price: 0.1, stock: 5 });
      const [{ customerId }] = (await admin('GET', `/shop/customer/list?customerName=${name}`))
        .rows;
      const [{ productId }] = (await admin('GET', `/shop/product/list?productName=${name}`)).rows;
      return { customerId, productId };
    });
  },
});

test.use({ schemas: shopSchemas() });

test('sells, ships and audits as three people, each within their role', async ({ as, goods }) => {
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
  const back = { reason: '茶叶受潮' };
  expect(await as('shipper', 'PUT', `/order/return/${orderId}`, back)).toMatchObject({ code: 403 });
  expect(await as('seller', 'PUT', `/order/return/${orderId}`, {})).toMatchObject({ code: 500 });
  expect(await as('seller', 'PUT', `/order/return/${orderId}`, back)).toMatchObject({ code: 200 });
  expect((await as('auditor', 'GET', `/order/transitions/${orderId}`)).rows).toMatchObject([
    { name: 'return', userName: 'seller', ...back },
    { name: 'ship', userName: 'shipper' },
    { name: 'pay', userName: 'seller' },
  ]);
});

test('shows telephones masked, and keeps what orders need', async ({ admin, as, goods }) => {
  const { customerId, productId } = await goods('乙');
  await admin('POST', '/shop/order', {
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
    expect(await admin('DELETE', `/shop${url}`)).toMatchObject({ code: 500, msg });
});

test('in a browser an order goes from its lines to the figures of the month', async ({
  page,
  app,
  open,
  goods,
}) => {
  await goods('丙');
  await open('/shop/order');
  await page.getByRole('button', { name: '新增' }).click();
  const form = drawerOf(page);
  await choose(page, form.getByLabel('客户', { exact: true }), '丙茶行');
  await form.getByLabel('下单日期').fill('2026-04-07');
  await page.keyboard.press('Enter');
  // What is chosen by its label stands to the left, although its key is a number.
  await expect(form.getByRole('columnheader', { name: '商品' })).toHaveCSS('text-align', 'start');
  const cell = (column: string) => form.locator(`[data-row="0"] [data-column="${column}"]`);
  await choose(page, cell('productId').getByRole('combobox'), '丙绿茶');
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

  await page.goto(`${app}/#/shop/figures`);
  await expect(rowOf(page, '2026-04')).toContainText('¥45.50');
  const cards = page.getByRole('region', { name: '本月' });
  await expect(cards.getByRole('listitem').first()).toContainText('应付¥45.50');
  const chart = page.getByRole('region', { name: '每月走势' });
  await expect(chart.getByRole('img', { name: /柱状图.*、订单$/ })).toBeVisible();
  await chart.getByRole('button', { name: '查看表格' }).click();
  await expect(chart.getByRole('row', { name: /2026-04/ })).toHaveText('2026-04¥45.501单');
});
