/** A list as a calendar of one week: rows stand at their hours, and are moved to others. */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { drop, pickUp } from './support/list.ts';
import { boxOf, test } from './support/outings.ts';
import { expect } from './support/test.ts';

const week = '&layout=calendar&at=w-2026-05-13';
const hoursOf = (page: Page, date: string) => page.locator(`[data-hours="${date}"]`);

test('a week shows rows at their hours, and moves them', async ({
  page,
  openList,
  outing,
  outingNamed,
}) => {
  await outing('小时甲', { startAt: '2026-05-12 09:30:00', endAt: '2026-05-12 11:00:00' });
  await outing('小时乙', { startAt: '2026-05-12 10:00:00', endAt: '2026-05-12 10:30:00' });
  await outing('小时夜', { startAt: '2026-05-14 22:00:00', endAt: '2026-05-15 02:00:00' });
  await outing('小时长', { startAt: '2026-05-13 08:00:00', endAt: '2026-05-15 18:00:00' });
  await openList('小时', week);
  const event = page.getByRole('button', { name: /09:30–11:00\s*小时甲/ });
  await expect(event).toBeInViewport();
  // Rows that come later may change the places of the others.
  await expect(page.locator('.pl-calendar')).toHaveAttribute('aria-busy', 'false');
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
  await drop(page);
  await expect(page.getByText('已将“小时甲”移到“5月13日 10:30”')).toBeVisible();
  expect(await outingNamed('小时甲')).toMatchObject({
    startAt: '2026-05-13 10:30:00',
    endAt: '2026-05-13 12:00:00',
  });
  await page.getByRole('button', { name: '撤销' }).press('Enter');
  await expect.poll(async () => (await outingNamed('小时甲')).startAt).toBe('2026-05-12 09:30:00');

  // By keys to the next day, at the same time.
  await expect(page.locator('.pl-calendar')).toHaveAttribute('aria-busy', 'false');
  await pickUp(event);
  await page.keyboard.press('ArrowRight');
  await expect(hoursOf(page, '2026-05-13')).toHaveClass(/pl-day-over/);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await outingNamed('小时甲')).startAt).toBe('2026-05-13 09:30:00');
});

test('a week begins with its first row, as long as nobody has scrolled', async ({
  page,
  openList,
  outing,
}) => {
  await outing('早班', { startAt: '2026-05-12 06:00:00', endAt: '2026-05-12 07:00:00' });
  const hours = page.getByRole('group', { name: '按小时显示的一周' });
  const scrolled = () => hours.evaluate((box) => box.scrollTop / 48);
  const openHeld = async () => {
    const held = Promise.withResolvers<void>();
    // The rows that begin in the week come last, after those that began before.
    await page.route(/outing\/list\?.*2026-05-17/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await openList('早班', week);
    await expect(hours).toBeVisible();
    await expect.poll(scrolled).toBe(7.5);
    return held.resolve;
  };
  const event = page.getByRole('button', { name: /06:00–07:00\s*早班/ });

  const release = await openHeld();
  release();
  await expect.poll(scrolled).toBe(5.5);
  await expect(event).toBeInViewport();

  await page.goto('about:blank');
  const releaseLater = await openHeld();
  await hours.evaluate((box) => (box.scrollTop = 14 * 48));
  releaseLater();
  await expect(event).toBeAttached();
  await expect(page.locator('.pl-calendar')).toHaveAttribute('aria-busy', 'false');
  expect(await scrolled()).toBe(14);
});

test('a click on an hour opens the form with that time', async ({ page, openList }) => {
  await openList('点击', week);
  const column = hoursOf(page, '2026-05-16');
  await expect(column).toBeVisible();
  await column.click({ position: { x: 20, y: 48 * 14 + 30 } });
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('开始时间')).toHaveValue('2026-05-16 14:30:00');
});

test('keys move a row and its end by quarters of an hour', async ({
  page,
  openList,
  outing,
  outingNamed,
}) => {
  await outing('按键会', { startAt: '2026-05-12 09:30:00', endAt: '2026-05-12 11:00:00' });
  await openList('按键', week);
  const dragged = page.locator('.pl-hours-event.pl-event-dragged');
  await pickUp(page.getByRole('button', { name: /09:30–11:00\s*按键会/ }));
  for (const moved of [12, 24]) {
    await page.keyboard.press('ArrowDown');
    await expect(dragged).toHaveAttribute('style', new RegExp(`, ${moved}px\\)`));
  }
  await page.keyboard.press('Space');
  const later = page.getByRole('button', { name: /10:00–11:30\s*按键会/ });
  await expect(later).toBeVisible();
  await expect
    .poll(() => outingNamed('按键会'))
    .toMatchObject({ startAt: '2026-05-12 10:00:00', endAt: '2026-05-12 11:30:00' });

  await expect(page.locator('.pl-calendar')).toHaveAttribute('aria-busy', 'false');
  await pickUp(page.getByRole('button', { name: '调整按键会的结束时间' }));
  const { height } = await boxOf(dragged);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await boxOf(dragged)).height).toBe(height + 12);
  await page.keyboard.press('Space');
  await expect
    .poll(() => outingNamed('按键会'))
    .toMatchObject({ startAt: '2026-05-12 10:00:00', endAt: '2026-05-12 11:45:00' });
});
