/**
 * Ranges as one field, by the example of docs/examples/booking: one column in lists, one field in
 * forms, found by what they hold and overlap.
 */
import type { Locator } from '@playwright/test';
import { violations } from './support/axe.ts';
import { chooseByKeys, rowOf } from './support/list.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

test.use({ schemas: exampleSchemas('booking') });

test.beforeEach(async ({ admin, open, page }) => {
  await admin('POST', '/demo/booking', {
    subject: '例会',
    room: 'east',
    time: { begin: '2026-03-02 08:00:00', end: '2026-03-02 12:00:00' },
    valid: { begin: '2026-03-01', end: null },
    daily: { begin: '08:00:00', end: '18:00:00' },
    people: { begin: 5, end: 20 },
    budget: { begin: 1000, end: 20000.5 },
  });
  await admin('POST', '/demo/booking', {
    subject: '培训',
    room: 'west',
    time: { begin: '2026-03-05 09:00:00', end: '2026-03-07 17:00:00' },
    budget: { begin: null, end: 500 },
  });
  await open('/demo/booking');
  await expect(rowOf(page, '例会')).toBeVisible();
});

/** Types both ends of a range into the inputs of a field. */
async function type(field: Locator, begin: string, end: string): Promise<void> {
  const [first, last] = [field.locator('input').nth(0), field.locator('input').nth(1)];
  await first.click();
  await first.fill(begin);
  await first.press('Enter');
  await last.fill(end);
  await last.press('Enter');
  await expect(first).toHaveValue(begin);
  await expect(last).toHaveValue(end);
}

test('a range is one column, and open ends are said', async ({ page }) => {
  const row = rowOf(page, '例会');
  await expect(row).toContainText('2026-03-02 08:00:00 至 2026-03-02 12:00:00');
  await expect(row).toContainText('2026-03-01 起');
  await expect(row).toContainText('5人 至 20人');
  await expect(row).toContainText('¥1,000.00 至 ¥20,000.50');
  await expect(rowOf(page, '培训')).toContainText('至 ¥500.00');
  await expect(rowOf(page, '培训')).toContainText('2天');
  expect(await violations(page, '.pl-list', 'all')).toEqual([]);
});

test('a list is searched by a value in a range and by a range that overlaps', async ({
  page,
  app,
}) => {
  const rows = page.locator('tbody').getByRole('row');
  await page.goto(`${app}/#/demo/booking?people=7`);
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('例会');
  await page.goto(`${app}/#/demo/booking?time=2026-03-06~2026-03-30`);
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('培训');
});

test('a range is entered as one field, with what is wrong at it', async ({ page }) => {
  await page.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog');
  const field = (name: string) => form.locator(`[data-field="${name}"]`);
  await form.getByLabel('主题').fill('评审');
  await chooseByKeys(form.getByRole('combobox', { name: '会议室' }), '东厅');
  await form.getByRole('button', { name: /保\s*存|确\s*定/ }).click();
  await expect(field('time')).toContainText('使用时间不能为空');
  await type(field('time'), '2026-03-02 11:00:00', '2026-03-04 13:00:00');
  await expect(field('days')).toContainText('2');
  await field('people').locator('input').nth(0).fill('9');
  await field('people').locator('input').nth(1).fill('3');
  await form.getByLabel('主题').click();
  await expect(field('people')).toContainText('人数的开始不能大于结束');
  await field('people').locator('input').nth(1).fill('12');
  await form.getByRole('button', { name: /保\s*存|确\s*定/ }).click();
  await expect(field('time')).toContainText('使用时间与已有会议预订重叠');
  await type(field('time'), '2026-03-02 12:00:00', '2026-03-02 13:00:00');
  await form.getByRole('button', { name: /保\s*存|确\s*定/ }).click();
  await expect(rowOf(page, '评审')).toContainText('2026-03-02 12:00:00 至 2026-03-02 13:00:00');
  await expect(rowOf(page, '评审')).toContainText('9人 至 12人');
});
