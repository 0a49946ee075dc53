/** What is kept of the moves of an order, and of its removal. */
import { violations } from './support/axe.ts';
import { drawerOf, rowOf } from './support/list.ts';
import { expect } from './support/test.ts';
import { test, move } from './support/shipments.ts';

test('the history of an order tells who moved it, from where to where and why', async ({
  page,
  order,
  openList,
}) => {
  const { shipmentNo } = await order();
  await openList(shipmentNo);
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
  order,
  openList,
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
  await openList(shipmentNo);
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
  complaints.forget();
});

test('who removes an order says why, which is kept in the operation log', async ({
  page,
  admin,
  order,
  openList,
}) => {
  const { shipmentNo, shipmentId } = await order();
  await openList(shipmentNo);
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
  const { rows } = await admin('GET', '/monitor/operlog/list?title=销售管理');
  const [row] = rows.filter(({ operUrl }: { operUrl: string }) =>
    operUrl.endsWith(`/${shipmentId}`),
  );
  expect(JSON.parse(row.operParam)).toMatchObject({
    reason: '与上一单重复',
    shipmentIds: [shipmentId],
  });
});
