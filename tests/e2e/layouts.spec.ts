/**
 * A list in several layouts, by the page of docs/examples/outing in a copy of the project: one
 * search, one toolbar, one selection, whatever the rows look like.
 */
import { globSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { projectRoot, startApp, type App } from './support/app.ts';
import { violations } from './support/axe.ts';
import { copyProject, type Copy } from './support/guide.ts';
import { rowOf } from './support/list.ts';
import { api, enter, expect, signIn, test } from './support/test.ts';

let copy: Copy;
let own: App;
let token: string;

test.beforeAll(async () => {
  copy = copyProject();
  const example = (name: string) =>
    readFileSync(path.join(projectRoot, 'docs/examples/outing', name), 'utf8');
  const shopFiles = globSync('schemas/**/*.json', { cwd: path.join(projectRoot, 'examples/shop') });
  copy.write(
    Object.fromEntries(
      shopFiles.map((file) => [
        file,
        readFileSync(path.join(projectRoot, 'examples/shop', file), 'utf8'),
      ]),
    ),
  );
  copy.write({
    'schemas/models/outing.json': example('model.json'),
    'schemas/pages/demo/outing.json': example('page.json'),
  });
  symlinkSync(path.join(projectRoot, 'dist'), path.join(copy.root, 'dist'));
  own = await startApp({ root: copy.root });
  token = await signIn(own.url);
});

test.afterAll(async () => {
  await own.stop();
  copy.remove();
});

/** Stores an outing; answers what the list knows of it. */
async function outing(title: string, values: object = {}): Promise<Record<string, unknown>> {
  const body = { title, startAt: '2026-03-05 09:00:00', ...values };
  const answer = await api(own.url, token, 'POST', '/demo/outing', body);
  expect(answer.code, answer.msg).toBe(200);
  return outingNamed(title);
}

async function outingNamed(title: string): Promise<Record<string, unknown>> {
  const url = `/demo/outing/list?title=${encodeURIComponent(title)}`;
  return (await api(own.url, token, 'GET', url)).rows[0];
}

/** Opens the page narrowed to the outings of one test. */
async function openList(page: Page, title: string, more = ''): Promise<void> {
  await enter(page.context(), own.url);
  await page.goto(`${own.url}/#/demo/outing?title=${encodeURIComponent(title)}${more}`);
}

const layout = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: '显示方式' }).getByText(name);
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('keeps search and check marks from one layout to the next, and the choice in the address', async ({
  page,
}) => {
  await outing('换样甲', { place: '东湖' });
  await outing('换样乙');
  await openList(page, '换样');
  await rowOf(page, '换样甲').getByRole('checkbox').check();
  await layout(page, '画廊').click();
  await expect(page).toHaveURL(/title=.*layout=gallery|layout=gallery.*title=/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(card(page, '换样甲').getByText('集合地点')).toBeVisible();
  await expect(card(page, '换样甲').getByText('东湖')).toBeVisible();
  await expect(card(page, '换样甲').getByRole('checkbox')).toBeChecked();
  await card(page, '换样乙').getByRole('checkbox').check();
  await expect(page.getByRole('checkbox', { name: '全选' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await layout(page, '表格').click();
  await expect(rowOf(page, '换样甲')).toBeVisible();
  await expect(page).not.toHaveURL(/layout=/);
});

test('a gallery shows pictures, and says where there is none and where one is broken', async ({
  page,
  complaints,
}) => {
  const picture = `${own.url}/logo.svg`;
  await outing('画廊有图', { cover: picture });
  await outing('画廊坏图', { cover: '/profile/upload/none.png' });
  await outing('画廊无图');
  await openList(page, '画廊', '&layout=gallery');
  await expect(card(page, '画廊坏图').getByText('图片无法显示')).toBeVisible();
  await expect(card(page, '画廊无图').getByText('暂无图片')).toBeVisible();
  await expect(card(page, '画廊有图').getByRole('img', { name: '画廊有图的图片' })).toBeVisible();
  expect(await violations(page, '.pl-list', 'all')).toEqual([]);
  // The browser itself complains about the broken one.
  complaints.length = 0;
});

test('a card opens its record and offers what the row does', async ({ page }) => {
  await outing('卡片甲');
  await openList(page, '卡片', '&layout=gallery');
  await card(page, '卡片甲').getByRole('button', { name: '卡片甲' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('活动名称').fill('卡片乙');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(card(page, '卡片乙')).toBeVisible();
  await card(page, '卡片乙').getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click();
  await expect(page.getByRole('img', { name: '暂无数据' })).toBeVisible();
});

test('a list of a model with a parent is a tree without another model', async ({ page }) => {
  const { outingId } = await outing('从属之春');
  await outing('从属之春一', { parentId: outingId });
  await openList(page, '从属', '&layout=parts');
  const root = rowOf(page, '从属之春').first();
  await expect(root).toHaveAttribute('aria-expanded', 'true');
  await expect(rowOf(page, '从属之春一')).toHaveAttribute('aria-level', '2');
  await root.getByRole('button', { name: '收起' }).click();
  await expect(rowOf(page, '从属之春一')).toHaveCount(0);
});

const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}，`) });
const total = (page: Page, name: string, count: number) =>
  expect(page.getByRole('region', { name: `${name}，${count} 项` })).toBeVisible();

/** Where something stands; while its list is drawn again it stands nowhere for a moment. */
async function boxOf(place: Locator) {
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect.poll(async () => (box = await place.boundingBox())).not.toBeNull();
  return box!;
}

/** Drags a card to a column with the mouse, when what went before has come to rest. */
async function drag(page: Page, name: string, to: string): Promise<void> {
  await expect(page.locator('.pl-board')).toHaveAttribute('aria-busy', 'false');
  const from = await boxOf(card(page, name));
  const target = await boxOf(column(page, to));
  await page.mouse.move(from.x + 20, from.y + from.height - 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + from.height + 8, { steps: 4 });
  await page.mouse.move(target.x + target.width / 2, target.y + 60, { steps: 8 });
  await page.mouse.up();
}

test('a board changes the field of a card that is dragged, and takes it back', async ({ page }) => {
  await outing('看板甲');
  await outing('看板乙', { stage: 'open' });
  await openList(page, '看板', '&layout=kanban');
  await total(page, '筹备', 1);
  await drag(page, '看板甲', '进行中');
  await expect(column(page, '进行中').getByRole('article', { name: '看板甲' })).toBeVisible();
  await total(page, '筹备', 0);
  await expect(page.getByText('已将“看板甲”移到“进行中”')).toBeVisible();
  await expect.poll(async () => (await outingNamed('看板甲')).stage).toBe('running');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(column(page, '筹备').getByRole('article', { name: '看板甲' })).toBeVisible();
  await expect.poll(async () => (await outingNamed('看板甲')).stage).toBe('idea');
  expect(await violations(page, '.pl-list', 'all')).toEqual([]);
});

test('a card is moved by keys and by its menu, and put back when somebody was faster', async ({
  page,
}) => {
  const before = await outing('按键甲');
  await openList(page, '按键', '&layout=kanban');
  await page.getByRole('button', { name: '拖动 按键甲' }).press('Space');
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
  expect((await api(own.url, token, 'PUT', '/demo/outing', other)).code).toBe(200);
  await page.getByRole('button', { name: '按键甲的操作' }).click();
  await page.getByRole('menuitem', { name: '筹备' }).click();
  await expect(column(page, '已结束').getByRole('article', { name: '按键乙' })).toBeVisible();
  expect((await outingNamed('按键乙')).outingId).toBe(outingId);
  expect((await outingNamed('按键乙')).stage).toBe('over');
});

test('a column loads more of its cards, and counts them all', async ({ page }) => {
  for (let number = 1; number <= 12; number += 1) await outing(`成列${number}`);
  await openList(page, '成列', '&layout=kanban');
  await total(page, '筹备', 12);
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('button', { name: '加载更多（还有 2 项）' }).click();
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('button', { name: /加载更多/ })).toHaveCount(0);
});

test('orders are shipped by dragging, which asks what shipping asks', async ({ page }) => {
  const shop = (method: string, url: string, body?: object) =>
    api(own.url, token, method, `/shop${url}`, body);
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
  await enter(page.context(), own.url);
  await page.goto(`${own.url}/#/shop/order?layout=kanban`);
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

const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);
const march = '&layout=calendar&at=m-2026-03';

test('a calendar shows the rows of its days, and moves them to others', async ({ page }) => {
  await outing('日历甲', { startAt: '2026-03-10 09:30:00', endAt: '2026-03-11 12:00:00' });
  await outing('日历早', { startAt: '2026-02-20 09:00:00', endAt: '2026-03-03 12:00:00' });
  await outing('日历晚', { startAt: '2026-04-20 09:00:00' });
  await openList(page, '日历', march);
  const event = page.getByRole('button', { name: /日历甲/ });
  await expect(event).toBeVisible();
  await expect(page.getByRole('button', { name: /日历早/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /日历晚/ })).toHaveCount(0);
  expect(await violations(page, '.pl-list', 'all')).toEqual([]);
  // Both weeks away from the edges of the window, where a drag scrolls on to other weeks.
  const target = day(page, '2026-03-19');
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const from = await boxOf(event);
  const to = await boxOf(target);
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 30, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 90, { steps: 8 });
  await expect(target).toHaveClass(/pl-day-over/);
  await page.mouse.up();
  await expect(page.getByText('已将“日历甲”移到“3月19日”')).toBeInViewport();
  expect(await outingNamed('日历甲')).toMatchObject({
    startAt: '2026-03-19 09:30:00',
    endAt: '2026-03-20 12:00:00',
  });
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(async () => (await outingNamed('日历甲')).startAt).toBe('2026-03-10 09:30:00');
  await page.getByRole('button', { name: '上个月' }).click();
  await expect(page).toHaveURL(/at=m-2026-02/);
  await page.getByRole('button', { name: '下个月' }).click();
  await page.getByRole('button', { name: '下个月' }).click();
  await expect(page.getByRole('button', { name: /日历晚/ })).toBeVisible();
});

test('a day of a calendar shows what does not fit, and opens the form with its date', async ({
  page,
}) => {
  for (let number = 1; number <= 5; number += 1)
    await outing(`满日${number}`, { startAt: `2026-03-12 0${number}:00:00` });
  await openList(page, '满日', march);
  await page.getByRole('button', { name: '还有 2 项' }).click();
  await expect(page.getByRole('tooltip').getByRole('button')).toHaveCount(5);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '在3月17日新增' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('开始时间')).toHaveValue('2026-03-17 09:00:00');
  await form.getByLabel('活动名称').fill('满日新');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('button', { name: /满日新/ })).toBeVisible();
  await page.getByRole('radiogroup', { name: '日历范围' }).getByText('周').click();
  await expect(page.locator('.pl-week')).toHaveCount(1);
  // On a phone the days stand below each other.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${own.url}/#/demo/outing?title=${encodeURIComponent('满日')}${march}`);
  await expect(page.getByRole('heading', { name: /3月12日/ })).toBeVisible();
  await expect(card(page, '满日新')).toBeVisible();
});

const week = '&layout=calendar&at=w-2026-05-13';
const hoursOf = (page: Page, date: string) => page.locator(`[data-hours="${date}"]`);

test('a week shows rows at their hours, and moves them', async ({ page }) => {
  await outing('小时甲', { startAt: '2026-05-12 09:30:00', endAt: '2026-05-12 11:00:00' });
  await outing('小时乙', { startAt: '2026-05-12 10:00:00', endAt: '2026-05-12 10:30:00' });
  await outing('小时夜', { startAt: '2026-05-14 22:00:00', endAt: '2026-05-15 02:00:00' });
  await outing('小时长', { startAt: '2026-05-13 08:00:00', endAt: '2026-05-15 18:00:00' });
  await openList(page, '小时', week);
  const event = page.getByRole('button', { name: /09:30–11:00\s*小时甲/ });
  await expect(event).toBeInViewport();
  // Beside each other where they meet; over midnight on both days; from a day on above the hours.
  const [one, other] = [
    await boxOf(event),
    await boxOf(page.getByRole('button', { name: /10:30\s*小时乙/ })),
  ];
  expect(one.x + one.width).toBeLessThanOrEqual(other.x + 4);
  await expect(
    hoursOf(page, '2026-05-15').getByRole('button', { name: /02:00\s*小时夜/ }),
  ).toHaveCount(1);
  await expect(hoursOf(page, '2026-05-13').getByRole('button')).toHaveCount(0);
  await expect(
    page.locator('.pl-hours-whole').getByRole('button', { name: /08:00\s*小时长/ }),
  ).toBeVisible();
  expect(await violations(page, '.pl-list', 'all')).toEqual([]);

  const target = await boxOf(hoursOf(page, '2026-05-13'));
  await page.mouse.move(one.x + 10, one.y + 10);
  await page.mouse.down();
  await page.mouse.move(one.x + 20, one.y + 20, { steps: 4 });
  await page.mouse.move(target.x + 20, one.y + 10 + 48, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText('已将“小时甲”移到“5月13日 10:30”')).toBeVisible();
  expect(await outingNamed('小时甲')).toMatchObject({
    startAt: '2026-05-13 10:30:00',
    endAt: '2026-05-13 12:00:00',
  });
  await page.getByRole('button', { name: '撤销' }).press('Enter');
  await expect.poll(async () => (await outingNamed('小时甲')).startAt).toBe('2026-05-12 09:30:00');

  // By keys to the next day, at the same time.
  await expect(page.locator('.pl-calendar')).toHaveAttribute('aria-busy', 'false');
  await event.focus();
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect.poll(async () => (await outingNamed('小时甲')).startAt).toBe('2026-05-13 09:30:00');
});

test('a click on an hour opens the form with that time', async ({ page }) => {
  await openList(page, '点击', week);
  const column = hoursOf(page, '2026-05-16');
  await expect(column).toBeVisible();
  await column.click({ position: { x: 20, y: 48 * 14 + 30 } });
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('开始时间')).toHaveValue('2026-05-16 14:30:00');
});
