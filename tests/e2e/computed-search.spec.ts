/** A list searched and sorted by what no column holds: the days until an outing begins. */
import { timeText } from '../../src/protocol/clock.ts';
import { drawerOf, rowOf } from './support/list.ts';
import { test } from './support/outings.ts';
import { expect } from './support/test.ts';

const day = 86_400_000;
/** Noon of a day: a test that runs past midnight finds every outing a day nearer, in its order. */
const noonIn = (days: number): string =>
  `${timeText(Date.now() + days * day).slice(0, 10)} 12:00:00`;

test('finds outings by the days that are left, and sorts by them', async ({
  page,
  openList,
  outing,
}) => {
  await outing('剩余远', { startAt: noonIn(40) });
  await outing('剩余近', { startAt: noonIn(10) });
  await outing('剩余过', { startAt: noonIn(-10) });
  await openList('剩余');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);

  const head = page.getByRole('columnheader', { name: '距开始' });
  await head.click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows.nth(0)).toContainText('剩余过');
  await expect(rows.nth(2)).toContainText('剩余远');
  await head.click();
  await expect(rows.nth(0)).toContainText('剩余远');

  await page.getByRole('button', { name: '展开' }).click();
  await page.getByLabel('距开始 最小值').fill('0');
  await page.getByLabel('距开始 最大值').fill('20');
  await page.getByRole('button', { name: /查\s*询/ }).click();
  await expect(rows).toHaveCount(1);
  await expect(rowOf(page, '剩余近')).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(page.getByLabel('距开始 最大值')).toHaveValue('20');
});

test('a saved view keeps a search and an order by the days that are left', async ({
  page,
  openList,
  outing,
}) => {
  await outing('视图远', { startAt: noonIn(40) });
  await outing('视图近', { startAt: noonIn(10) });
  await outing('视图过', { startAt: noonIn(-10) });
  await openList('视图');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: '展开' }).click();
  await page.getByLabel('距开始 最小值').fill('0');
  await page.getByRole('button', { name: /查\s*询/ }).click();
  const head = page.getByRole('columnheader', { name: '距开始' });
  await head.click();
  await head.click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(rows).toHaveCount(2);

  const menu = page.getByRole('button', { name: /^视图：/ });
  await menu.click();
  await page.getByRole('menuitem', { name: '另存为新视图' }).click();
  await drawerOf(page).getByLabel('视图名称').fill('将要开始');
  await drawerOf(page)
    .getByRole('button', { name: /保\s*存/ })
    .click();
  await expect(page.getByRole('button', { name: '视图：将要开始' })).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: '页面默认' }).click();
  await expect(rowOf(page, '视图过')).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: '将要开始' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('视图远');
  await expect(rows.nth(1)).toContainText('视图近');
  await expect(page.getByRole('note')).toHaveCount(0);
});
