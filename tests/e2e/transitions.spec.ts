/**
 * States of records: the example of docs/examples/shipment, run in a copy of the project. Orders
 * are paid, shipped and cancelled from their list, with what each of these asks for.
 */
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { projectRoot, startApp, type App } from './support/app.ts';
import { violations } from './support/axe.ts';
import { copyProject, type Copy } from './support/guide.ts';
import { drawerOf, rowOf } from './support/list.ts';
import { api, enter, expect, signIn, test } from './support/test.ts';

const example = (name: string): string =>
  readFileSync(path.join(projectRoot, 'docs/examples/shipment', name), 'utf8');

let copy: Copy;
let app: App;
let token: string;
let count = 0;

test.beforeAll(async () => {
  copy = copyProject();
  copy.write({
    'schemas/models/shipment.json': example('model.json'),
    'schemas/pages/demo/shipment.json': example('page.json'),
  });
  symlinkSync(path.join(projectRoot, 'dist'), path.join(copy.root, 'dist'));
  app = await startApp({ root: copy.root });
  token = await signIn(app.url);
});

test.afterAll(async () => {
  await app.stop();
  copy.remove();
});

/** The number of a new order, and its key; `moves` are made with it. */
async function order(
  facts: { shipmentNo?: string; amount?: number; carrier?: string } = {},
  ...moves: (readonly [name: string, body?: object])[]
): Promise<{ shipmentNo: string; shipmentId: number }> {
  const body = {
    shipmentNo: `S-${test.info().parallelIndex}${++count}`,
    customer: '茶行',
    amount: 9,
    ...facts,
  };
  const { shipmentNo } = body;
  expect(await api(app.url, token, 'POST', '/demo/shipment', body)).toMatchObject({ code: 200 });
  const { rows } = await api(app.url, token, 'GET', `/demo/shipment/list?shipmentNo=${shipmentNo}`);
  const { shipmentId } = rows[0];
  for (const [name, sent = {}] of moves)
    expect(
      await api(app.url, token, 'PUT', `/demo/shipment/${name}/${shipmentId}`, sent),
    ).toMatchObject({
      code: 200,
    });
  return { shipmentNo, shipmentId };
}

const carrierOf = async (shipmentId: number): Promise<unknown> =>
  (await api(app.url, token, 'GET', `/demo/shipment/${shipmentId}`)).data.carrier;

/** The list of these orders alone. */
async function openList(page: Page, shipmentNo: string): Promise<void> {
  await enter(page.context(), app.url);
  await page.goto(`${app.url}/#/demo/shipment?shipmentNo=${shipmentNo}`);
  await expect(rowOf(page, shipmentNo).first()).toBeVisible();
}

const move = (row: Locator, name: string): Locator =>
  row.getByRole('button', { name, exact: true });
const toolbar = (page: Page, name: string): Locator =>
  page.locator('.pl-toolbar').getByRole('button', { name });

test('a move that asks for values opens their dialog, checks them, and shows where it led', async ({
  page,
}) => {
  const { shipmentNo } = await order({}, ['pay']);
  await order({}, ['pay'], ['ship', { expressNo: 'SF-TAKEN' }]);
  await openList(page, shipmentNo);
  await move(rowOf(page, shipmentNo), '发货').click();
  const dialog = drawerOf(page);
  await expect(dialog).toContainText(`发货后不能取消。本次发货： ${shipmentNo}`);
  await expect(dialog.getByLabel('快递单号')).toBeFocused();
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);

  await dialog.getByRole('button', { name: /发\s*货/ }).click();
  await expect(dialog.getByRole('alert')).toHaveText('快递单号不能为空');
  await dialog.getByLabel('快递单号').fill('SF-TAKEN');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('快递单号');
  // What was entered is not lost without a question.
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toContainText('有未保存的修改，确定放弃吗？');
  await page.getByRole('button', { name: '继续编辑' }).click();
  await dialog.getByLabel('快递单号').fill(`SF-${shipmentNo}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(rowOf(page, shipmentNo)).toContainText('已发货');
  await expect(rowOf(page, shipmentNo)).toContainText(`SF-${shipmentNo}`);
});

test('what may come begins as it is stored, and can be cleared', async ({ page }) => {
  const { shipmentNo, shipmentId } = await order({ carrier: '顺丰' }, ['pay']);
  await openList(page, shipmentNo);
  await move(rowOf(page, shipmentNo), '发货').click();
  const dialog = drawerOf(page);
  await expect(dialog.getByLabel('承运商')).toHaveValue('顺丰');
  await dialog.getByLabel('承运商').clear();
  await dialog.getByLabel('快递单号').fill(`SF-${shipmentNo}`);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, shipmentNo)).toContainText('已发货');
  expect((await carrierOf(shipmentId)) ?? '').toBe('');
});

test('where several records differ, what may come begins empty and says so', async ({ page }) => {
  const prefix = `K-${++count}`;
  const [first, second] = [
    await order({ shipmentNo: `${prefix}1`, carrier: '顺丰' }, ['pay']),
    await order({ shipmentNo: `${prefix}2`, carrier: '中通' }, ['pay']),
  ];
  await openList(page, prefix);
  for (const { shipmentNo } of [first, second])
    await rowOf(page, shipmentNo).getByRole('checkbox').check();
  await toolbar(page, '发货').click();
  const dialog = drawerOf(page);
  await expect(dialog).toContainText('所选记录的值不同，留空则各自保持不变');
  await expect(dialog.getByLabel('承运商')).toHaveValue('');
});

test('a reason has its length', async ({ page }) => {
  const { shipmentNo, shipmentId } = await order();
  await openList(page, shipmentNo);
  await move(rowOf(page, shipmentNo), '取消订单').click();
  const dialog = drawerOf(page);
  await dialog.getByLabel('取消原因').fill('不要');
  await dialog.getByRole('button', { name: '取消订单' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('取消原因长度必须介于 4 和 500 之间');
  await dialog.getByLabel('取消原因').fill('客户不要了');
  await dialog.getByRole('button', { name: '取消订单' }).click();
  await expect(rowOf(page, shipmentNo)).toContainText('已取消');
  const { rows } = await api(app.url, token, 'GET', `/demo/shipment/transitions/${shipmentId}`);
  expect(rows).toMatchObject([{ name: 'cancel', reason: '客户不要了' }]);
});

test('of several orders those that fail are told one by one', async ({ page }) => {
  const group = `G${test.info().parallelIndex}${++count}`;
  const facts = (index: number) => ({ shipmentNo: `${group}-${index}` });
  await order(facts(1));
  await order(facts(2), ['pay']);
  await order(facts(3), ['pay'], ['ship', { expressNo: `${group}-X` }]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openList(page, group);
  await page.getByRole('checkbox', { name: '全选' }).check();
  await toolbar(page, '取消订单').click();
  await drawerOf(page).getByLabel('取消原因').fill('全部停产');
  await drawerOf(page).getByRole('button', { name: '取消订单' }).click();

  const report = page.getByRole('dialog').filter({ hasText: '成功 2 条，失败 1 条' });
  await expect(report).toBeVisible();
  await expect(report.getByRole('row').nth(1)).toHaveText(`${group}-3失败当前状态不允许该操作`);
  await expect(report.getByRole('row').nth(2)).toContainText('成功');
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  await report.getByRole('button', { name: '复制结果' }).click();
  await expect(page.getByText('已复制')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `记录\t结果\t原因\n${group}-3\t失败\t当前状态不允许该操作\n${group}-2\t成功\t\n${group}-1\t成功\t`,
  );
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('操作成功')).toHaveCount(0);
  await expect(rowOf(page, '已取消')).toHaveCount(2);
});

test('only possible moves can be made; the others say why not', async ({ page }) => {
  const paid = await order({}, ['pay']);
  await openList(page, paid.shipmentNo);
  const pay = move(rowOf(page, paid.shipmentNo), '付款');
  await expect(pay).toBeDisabled();
  await pay.hover({ force: true });
  await expect(page.getByRole('tooltip')).toHaveText('当前状态不允许该操作');
  await expect(move(rowOf(page, paid.shipmentNo), '发货')).toBeEnabled();

  const free = await order({ amount: 0 });
  await openList(page, free.shipmentNo);
  const refused = rowOf(page, free.shipmentNo).getByRole('group', {
    name: `订单${free.shipmentNo}没有金额，不能付款`,
  });
  await refused.focus();
  await expect(page.getByRole('tooltip')).toHaveText(`订单${free.shipmentNo}没有金额，不能付款`);
  await expect(refused.getByRole('button', { name: '付款' })).toBeDisabled();
  await page.getByRole('checkbox', { name: '选择第 1 行' }).check();
  await expect(toolbar(page, '付款')).toBeDisabled();
  await expect(toolbar(page, '取消订单')).toBeEnabled();
});

test('a move that is no longer possible is refused, and the list shows where the record is', async ({
  page,
}) => {
  const { shipmentNo, shipmentId } = await order();
  await openList(page, shipmentNo);
  await api(app.url, token, 'PUT', `/demo/shipment/pay/${shipmentId}`);
  await move(rowOf(page, shipmentNo), '付款').click();
  // The button below the pointer says the same once the list has the state of now.
  const refusal = page.getByText('当前状态不允许该操作').and(page.locator(':not([role=tooltip])'));
  await expect(refusal).toBeVisible();
  await expect(rowOf(page, shipmentNo)).toContainText('待发货');
});

test('the history of an order tells who moved it, from where to where and why', async ({
  page,
}) => {
  const { shipmentNo } = await order();
  await openList(page, shipmentNo);
  await rowOf(page, shipmentNo).getByRole('button', { name: '展开行' }).click();
  const history = page.getByRole('region', { name: '流转记录' });
  await expect(history.getByText('暂无流转记录')).toBeVisible();
  // What is done to the record shows at once.
  await move(rowOf(page, shipmentNo), '付款').click();
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await expect(history.getByRole('listitem')).toHaveText(/^付款待付款→待发货admin \d{4}-/);
  await move(rowOf(page, shipmentNo), '取消订单').click();
  await drawerOf(page).getByLabel('取消原因').fill('客户不要了');
  await drawerOf(page).getByRole('button', { name: '取消订单' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history.getByRole('listitem').first()).toContainText('取消原因：客户不要了');
  expect(await violations(page, '.pl-history', 'all')).toEqual([]);

  await page.getByRole('button', { name: shipmentNo, exact: true }).click();
  await expect(drawerOf(page)).toContainText('已取消');
  await drawerOf(page).getByRole('tab', { name: '流转记录' }).click();
  await expect(drawerOf(page).getByRole('listitem')).toHaveCount(2);
});

test('a history that cannot be loaded says so, and one that is long comes in parts', async ({
  page,
  complaints,
}) => {
  const { shipmentNo, shipmentId } = await order();
  const moves = Array.from({ length: 7 }, (_, index) => ({
    seq: 7 - index,
    name: 'gone',
    label: `旧操作${7 - index}`,
    field: 'status',
    from: 'new',
    to: 'unknown',
    reason: null,
    userName: 'admin',
    time: '2026-01-01 00:00:00',
  }));
  let fails = true;
  await page.route(`**/transitions/${shipmentId}?*`, (route) => {
    if (fails) return route.fulfill({ status: 500, body: '{}' });
    const first = (Number(new URL(route.request().url()).searchParams.get('pageNum')) - 1) * 5;
    const rows = moves.slice(first, first + 5);
    return route.fulfill({ json: { code: 200, msg: '', total: moves.length, rows } });
  });
  await openList(page, shipmentNo);
  await rowOf(page, shipmentNo).getByRole('button', { name: '展开行' }).click();
  const history = page.getByRole('region', { name: '流转记录' });
  await expect(history.getByText('加载失败')).toBeVisible();
  fails = false;
  await history.getByRole('button', { name: /重\s*试/ }).click();
  await expect(history.getByRole('listitem')).toHaveCount(5);
  await history.getByRole('button', { name: '查看更早的 2 条' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(7);
  // What the model no longer knows is shown as it was kept.
  await expect(history.getByRole('listitem').last()).toContainText('旧操作1待付款→unknown');
  complaints.length = 0;
});

test('who removes an order says why, which is kept in the operation log', async ({ page }) => {
  const { shipmentNo, shipmentId } = await order();
  await openList(page, shipmentNo);
  const remove = async () => {
    await rowOf(page, shipmentNo).getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
  };
  await remove();
  const dialog = drawerOf(page);
  const area = dialog.getByLabel('删除原因');
  await expect(dialog).toContainText(shipmentNo);
  await expect(area).toBeFocused();
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  await dialog.getByRole('button', { name: /确\s*定/ }).click();
  await expect(dialog.getByRole('alert')).toHaveText('删除原因不能为空');
  await area.fill('重了');
  await expect(dialog.getByRole('alert')).toHaveText('删除原因至少5个字符');
  // Declined: nothing is removed.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(page, shipmentNo)).toBeVisible();

  await remove();
  await area.fill('与上一单重复');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(rowOf(page, shipmentNo)).toHaveCount(0);
  const { rows } = await api(app.url, token, 'GET', '/monitor/operlog/list?title=销售管理');
  const [row] = rows.filter(({ operUrl }: { operUrl: string }) =>
    operUrl.endsWith(`/${shipmentId}`),
  );
  expect(JSON.parse(row.operParam)).toMatchObject({
    reason: '与上一单重复',
    shipmentIds: [shipmentId],
  });
});
