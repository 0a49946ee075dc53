/**
 * States of records, by the example of docs/examples/shipment: orders are paid, shipped and
 * cancelled from their list, with what each of these asks for.
 */
import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { drawerOf, rowOf } from './support/list.ts';
import { expect } from './support/test.ts';
import { test, move } from './support/shipments.ts';

const toolbar = (page: Page, name: string): Locator =>
  page.locator('.pl-toolbar').getByRole('button', { name });

test('a move that asks for values opens their dialog, checks them, and shows where it led', async ({
  page,
  order,
  openList,
}) => {
  const { shipmentNo } = await order({}, ['pay']);
  await order({}, ['pay'], ['ship', { expressNo: 'SF-TAKEN' }]);
  await openList(shipmentNo);
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

test('what may come begins as it is stored, and can be cleared', async ({
  page,
  admin,
  order,
  openList,
}) => {
  const { shipmentNo, shipmentId } = await order({ carrier: '顺丰' }, ['pay']);
  await openList(shipmentNo);
  await move(rowOf(page, shipmentNo), '发货').click();
  const dialog = drawerOf(page);
  await expect(dialog.getByLabel('承运商')).toHaveValue('顺丰');
  await dialog.getByLabel('承运商').clear();
  await dialog.getByLabel('快递单号').fill(`SF-${shipmentNo}`);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, shipmentNo)).toContainText('已发货');
  const { data } = await admin('GET', `/demo/shipment/${shipmentId}`);
  expect(data.carrier ?? '').toBe('');
});

test('where several records differ, what may come begins empty and says so', async ({
  page,
  order,
  openList,
}) => {
  const [first, second] = [
    await order({ shipmentNo: 'K-1', carrier: '顺丰' }, ['pay']),
    await order({ shipmentNo: 'K-2', carrier: '中通' }, ['pay']),
  ];
  await openList('K-');
  for (const { shipmentNo } of [first, second])
    await rowOf(page, shipmentNo).getByRole('checkbox').check();
  await toolbar(page, '发货').click();
  const dialog = drawerOf(page);
  await expect(dialog).toContainText('所选记录的值不同，留空则各自保持不变');
  await expect(dialog.getByLabel('承运商')).toHaveValue('');
});

test('a reason has its length', async ({ page, admin, order, openList }) => {
  const { shipmentNo, shipmentId } = await order();
  await openList(shipmentNo);
  await move(rowOf(page, shipmentNo), '取消订单').click();
  const dialog = drawerOf(page);
  await dialog.getByLabel('取消原因').fill('不要');
  await dialog.getByRole('button', { name: '取消订单' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('取消原因长度必须介于 4 和 500 之间');
  await dialog.getByLabel('取消原因').fill('客户不要了');
  await dialog.getByRole('button', { name: '取消订单' }).click();
  await expect(rowOf(page, shipmentNo)).toContainText('已取消');
  const { rows } = await admin('GET', `/demo/shipment/transitions/${shipmentId}`);
  expect(rows).toMatchObject([{ name: 'cancel', reason: '客户不要了' }]);
});

test('of several orders those that fail are listed one by one', async ({
  page,
  order,
  openList,
}) => {
  const facts = (index: number) => ({ shipmentNo: `G-${index}` });
  await order(facts(1));
  await order(facts(2), ['pay']);
  await order(facts(3), ['pay'], ['ship', { expressNo: 'SF-G' }]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openList('G-');
  await page.getByRole('checkbox', { name: '全选' }).check();
  await toolbar(page, '取消订单').click();
  await drawerOf(page).getByLabel('取消原因').fill('全部停产');
  await drawerOf(page).getByRole('button', { name: '取消订单' }).click();

  const report = page.getByRole('dialog').filter({ hasText: '成功 2 条，失败 1 条' });
  await expect(report).toBeVisible();
  await expect(report.getByRole('row').nth(1)).toHaveText('G-3失败当前状态不允许该操作');
  await expect(report.getByRole('row').nth(2)).toContainText('成功');
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  await report.getByRole('button', { name: '复制结果' }).click();
  await expect(page.getByText('已复制')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '记录\t结果\t原因\nG-3\t失败\t当前状态不允许该操作\nG-2\t成功\t\nG-1\t成功\t',
  );
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('操作成功')).toHaveCount(0);
  await expect(rowOf(page, '已取消')).toHaveCount(2);
});

test('only possible moves can be made; the others say why not', async ({
  page,
  order,
  openList,
}) => {
  const paid = await order({}, ['pay']);
  await openList(paid.shipmentNo);
  const pay = move(rowOf(page, paid.shipmentNo), '付款');
  await expect(pay).toBeDisabled();
  await pay.hover({ force: true });
  await expect(page.getByRole('tooltip')).toHaveText('当前状态不允许该操作');
  await expect(move(rowOf(page, paid.shipmentNo), '发货')).toBeEnabled();

  const free = await order({ amount: 0 });
  await openList(free.shipmentNo);
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
  admin,
  order,
  openList,
}) => {
  const { shipmentNo, shipmentId } = await order();
  await openList(shipmentNo);
  await admin('PUT', `/demo/shipment/pay/${shipmentId}`);
  await move(rowOf(page, shipmentNo), '付款').click();
  // The button below the pointer says the same once the list has the state of now.
  const refusal = page.getByText('当前状态不允许该操作').and(page.locator(':not([role=tooltip])'));
  await expect(refusal).toBeVisible();
  await expect(rowOf(page, shipmentNo)).toContainText('待发货');
});
