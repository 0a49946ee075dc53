/** A list searched and sorted by what no column holds: the days until an outing begins. */
import { timeText } from '../../src/protocol/clock.ts';
import { rowOf } from './support/list.ts';
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
