/** A list as a calendar: rows stand on their days, and are moved to others. */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { drop } from './support/list.ts';
import { expect } from './support/test.ts';
import { test, card, boxOf } from './support/outings.ts';

const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);

const march = '&layout=calendar&at=m-2026-03';

test('a calendar shows the rows of its days, and moves them to others', async ({
  page,
  openList,
  outing,
  outingNamed,
}) => {
  await outing('日历甲', { startAt: '2026-03-10 09:30:00', endAt: '2026-03-11 12:00:00' });
  await outing('日历早', { startAt: '2026-02-20 09:00:00', endAt: '2026-03-03 12:00:00' });
  await outing('日历晚', { startAt: '2026-04-20 09:00:00' });
  await openList('日历', march);
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
  await drop(page);
  await expect(page.getByText('已将“日历甲”移到“3月19日”')).toBeInViewport();
  await expect
    .poll(() => outingNamed('日历甲'))
    .toMatchObject({ startAt: '2026-03-19 09:30:00', endAt: '2026-03-20 12:00:00' });
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
  app,
  openList,
  outing,
}) => {
  for (let number = 1; number <= 5; number += 1)
    await outing(`满日${number}`, { startAt: `2026-03-12 0${number}:00:00` });
  await openList('满日', march);
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
  await page.goto(`${app}/#/demo/outing?title=${encodeURIComponent('满日')}${march}`);
  await expect(page.getByRole('heading', { name: /3月12日/ })).toBeVisible();
  await expect(card(page, '满日新')).toBeVisible();
});
