/**
 * A list as a board: cards are moved by mouse, keys and menu, and change the field of their column.
 */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { drop, nextTask, pickUp } from './support/list.ts';
import { expect } from './support/test.ts';
import { test, card, boxOf } from './support/outings.ts';

const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}，`) });

const total = (page: Page, name: string, count: number) =>
  expect(page.getByRole('region', { name: `${name}，${count} 项` })).toBeVisible();

/** Drags a card to a column with the mouse, when what went before has come to rest. */
async function drag(page: Page, name: string, to: string): Promise<void> {
  await expect(page.locator('.pl-board')).toHaveAttribute('aria-busy', 'false');
  const from = await boxOf(card(page, name));
  const target = await boxOf(column(page, to));
  await page.mouse.move(from.x + 20, from.y + from.height - 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + from.height + 8, { steps: 4 });
  await page.mouse.move(target.x + target.width / 2, target.y + 60, { steps: 8 });
  await drop(page);
}

test('a board changes the field of a card that is dragged, and takes it back', async ({
  page,
  openList,
  outing,
  outingNamed,
}) => {
  await outing('看板甲');
  await outing('看板乙', { stage: 'open' });
  await openList('看板', '&layout=kanban');
  await total(page, '筹备', 1);
  const place = await boxOf(page.locator('.pl-board'));
  await drag(page, '看板甲', '进行中');
  await expect(column(page, '进行中').getByRole('article', { name: '看板甲' })).toBeVisible();
  await total(page, '筹备', 0);
  await expect(page.getByText('已将“看板甲”移到“进行中”')).toBeInViewport();
  // What is said of it does not push the board away from under the pointer.
  expect((await boxOf(page.locator('.pl-board'))).y).toBe(place.y);
  await expect.poll(async () => (await outingNamed('看板甲')).stage).toBe('running');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(column(page, '筹备').getByRole('article', { name: '看板甲' })).toBeVisible();
  await expect.poll(async () => (await outingNamed('看板甲')).stage).toBe('idea');
  expect(await violations(page, '.pl-list', 'all')).toEqual([]);
});

test('a card that is moved again before the rows have come is stored where it went last', async ({
  page,
  openList,
  outing,
  outingNamed,
}) => {
  await outing('连续甲');
  await openList('连续', '&layout=kanban');
  await total(page, '筹备', 1);
  const moveTo = async (to: string) => {
    await page.getByRole('button', { name: '连续甲的操作' }).click();
    await page.getByRole('menuitem', { name: to }).click();
    await expect(column(page, to).getByRole('article', { name: '连续甲' })).toBeVisible();
  };
  let letIn: () => void = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route('**/api/demo/outing/list?*', async (route) => {
    await held;
    await route.continue();
  });
  await moveTo('报名中');
  await expect.poll(async () => (await outingNamed('连续甲')).stage).toBe('open');
  await moveTo('已结束');
  await total(page, '已结束', 1);
  letIn();
  await expect.poll(async () => (await outingNamed('连续甲')).stage).toBe('over');
  // Until then the message is that of the move before.
  await expect(page.getByText('已将“连续甲”移到“已结束”')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(async () => (await outingNamed('连续甲')).stage).toBe('open');
  await expect(column(page, '报名中').getByRole('article', { name: '连续甲' })).toBeVisible();
  await total(page, '报名中', 1);
});

test('a card stays where it was moved while the columns come again one by one', async ({
  page,
  openList,
  outing,
}) => {
  await outing('末列甲');
  await openList('末列', '&layout=kanban');
  await total(page, '筹备', 1);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/demo/outing/list?*stage=open*', async (route) => {
    await held.promise;
    await route.continue();
  });
  const others = ['stage=idea', 'stage=running', 'stage=over', 'pageSize=1'].map((part) =>
    page.waitForResponse((answer) => new URL(answer.url()).search.split(/[?&]/).includes(part)),
  );
  await page.getByRole('button', { name: '末列甲的操作' }).click();
  await page.getByRole('menuitem', { name: '报名中' }).click();
  for (const answer of await Promise.all(others)) await answer.finished();
  await nextTask(page);
  await total(page, '筹备', 0);
  await total(page, '报名中', 1);
  held.resolve();
  await expect(page.getByText('已将“末列甲”移到“报名中”')).toBeVisible();
  await expect(page.locator('.pl-board')).toHaveAttribute('aria-busy', 'false');
  await total(page, '筹备', 0);
  await total(page, '报名中', 1);
});

test('a card is moved by keys and by its menu, and put back when somebody was faster', async ({
  page,
  admin,
  openList,
  outing,
  outingNamed,
}) => {
  const before = await outing('按键甲');
  await openList('按键', '&layout=kanban');
  await pickUp(page.getByRole('button', { name: '拖动 按键甲' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.pl-board-over')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(column(page, '报名中').getByRole('article', { name: '按键甲' })).toBeVisible();
  await expect.poll(async () => (await outingNamed('按键甲')).stage).toBe('open');
  await expect(page.locator('.pl-board-dragged')).toHaveCount(0);
  await page.getByRole('button', { name: '按键甲的操作' }).click();
  await page.getByRole('menuitem', { name: '已结束' }).click();
  await expect(column(page, '已结束').getByRole('article', { name: '按键甲' })).toBeVisible();
  await expect.poll(async () => (await outingNamed('按键甲')).stage).toBe('over');
  await expect(page.getByRole('group', { name: '看板' })).toHaveAttribute('aria-busy', 'false');
  // Somebody else changes it: the card goes back, with what the server says.
  const { outingId } = before;
  const now = await outingNamed('按键甲');
  const other = { ...now, title: '按键乙' };
  expect((await admin('PUT', '/demo/outing', other)).code).toBe(200);
  await page.getByRole('button', { name: '按键甲的操作' }).click();
  await page.getByRole('menuitem', { name: '筹备' }).click();
  await expect(column(page, '已结束').getByRole('article', { name: '按键乙' })).toBeVisible();
  expect((await outingNamed('按键乙')).outingId).toBe(outingId);
  expect((await outingNamed('按键乙')).stage).toBe('over');
});

test('a column loads more of its cards, and counts them all', async ({
  page,
  openList,
  outing,
}) => {
  for (let number = 1; number <= 12; number += 1) await outing(`成列${number}`);
  await openList('成列', '&layout=kanban');
  await total(page, '筹备', 12);
  await expect(page.getByRole('article')).toHaveCount(10);
  // Those that are there stay while the others are on their way.
  const sent = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(/outing\/list\?.*pageSize=20/, async (route) => {
    sent.resolve();
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: '加载更多（还有 2 项）' }).click();
  await sent.promise;
  await expect(page.getByRole('button', { name: /加载更多/ })).toHaveClass(/ant-btn-loading/);
  await expect(page.getByRole('article')).toHaveCount(10);
  held.resolve();
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('button', { name: /加载更多/ })).toHaveCount(0);
});

test('orders are shipped by dragging, which asks what shipping asks', async ({
  page,
  admin,
  open,
}) => {
  const shop = (method: string, url: string, body?: object) => admin(method, `/shop${url}`, body);
  await shop('POST', '/customer', {
    customerName: '看板茶行',
    region: 'east',
    phone: '13800001234',
  });
  await shop('POST', '/product', { productName: '看板绿茶', price: 1, stock: 9 });
  const { customerId } = (await shop('GET', '/customer/list?customerName=看板')).rows[0];
  const { productId } = (await shop('GET', '/product/list?productName=看板')).rows[0];
  const order = {
    customerId,
    orderedOn: '2026-03-05',
    lines: [{ productId, quantity: 1, price: 1 }],
  };
  expect(await shop('POST', '/order', order)).toMatchObject({ code: 200 });
  const { orderNo, orderId } = (await shop('GET', '/order/list')).rows[0];
  await open('/shop/order?layout=kanban');
  await total(page, '待付款', 1);
  // Nothing ships what is not paid: the card stays where it is.
  await drag(page, orderNo, '已发货');
  await expect(column(page, '待付款').getByRole('article', { name: orderNo })).toBeVisible();
  await drag(page, orderNo, '待发货');
  await expect(column(page, '待发货').getByRole('article', { name: orderNo })).toBeVisible();
  await expect.poll(async () => (await shop('GET', `/order/${orderId}`)).data.status).toBe('paid');
  await total(page, '待发货', 1);
  // The form of the transition can be closed: the card goes back.
  await drag(page, orderNo, '已发货');
  const form = page.getByRole('dialog', { name: '发货' });
  await form.getByRole('button', { name: '取消' }).click();
  await expect(column(page, '待发货').getByRole('article', { name: orderNo })).toBeVisible();
  await drag(page, orderNo, '已发货');
  await form.getByLabel('快递单号').fill('SF-1001');
  await form.getByRole('button', { name: '发货' }).click();
  await total(page, '已发货', 1);
  await expect(card(page, orderNo).getByText('SF-1001')).toBeVisible();
  expect((await shop('GET', `/order/${orderId}`)).data).toMatchObject({ status: 'shipped' });
});
