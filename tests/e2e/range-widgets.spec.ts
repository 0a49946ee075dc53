/** Ranges of dates, times and numbers as widgets: on a phone, by the keyboard, with bad values. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const widgets = ['DateRange', 'NumberRange', 'ValueRange'];

const entered = (page: Page, widget: string, example: string) =>
  page
    .locator(`[data-widget="${widget}"]`)
    .getByRole('region', { name: example, exact: true })
    .locator('[data-field="input"]');

test('ranges have room on a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(`/widgets?only=${widgets.join(',')}`);
  for (const name of widgets) {
    const article = page.locator(`[data-widget="${name}"]`);
    await expect(article.locator('[data-field="input"] input').first()).toBeVisible();
    await expect(article.locator('.pl-widget-waiting')).toHaveCount(0);
    const beyond = await article.evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      return [...element.querySelectorAll('input')]
        .filter((input) => input.getBoundingClientRect().right > right)
        .map((input) => input.value);
    });
    expect(beyond, name).toEqual([]);
  }
});

test('both ends are typed and taken back by the keyboard', async ({ page, open }) => {
  await open(`/widgets?only=${widgets.join(',')}`);
  for (const [example, begin, end] of [
    ['范围 日期', '2026-02-10', '2026-02-12'],
    ['范围 时刻', '2026-02-10 08:30:00', '2026-02-12 09:00:00'],
    ['范围 时间', '07:00:00', '08:15:00'],
  ] as const) {
    const inputs = entered(page, 'ValueRange', example).locator('input');
    await inputs.nth(0).click();
    await inputs.nth(0).fill(begin);
    await inputs.nth(0).press('Enter');
    await inputs.nth(1).fill(end);
    await inputs.nth(1).press('Enter');
    await expect(inputs.nth(0), example).toHaveValue(begin);
    await expect(inputs.nth(1), example).toHaveValue(end);
  }
  const numbers = entered(page, 'ValueRange', '范围 整数').locator('input');
  await numbers.nth(0).fill('3');
  await numbers.nth(0).press('Tab');
  await expect(numbers.nth(1)).toBeFocused();
  await numbers.nth(1).fill('');
  await expect(numbers.nth(0)).toHaveValue('3');
});

test('a stored end that is none is said, and not lost unseen', async ({ page, open }) => {
  await open(`/widgets?only=${widgets.join(',')}&values=hard`);
  const hard = (widget: string, example: string) =>
    page
      .locator(`[data-widget="${widget}"]`)
      .locator('section', { has: page.getByRole('heading', { name: example, exact: true }) })
      .last();
  for (const widget of ['DateRange', 'ValueRange']) {
    const example = hard(widget, 'an impossible date');
    await expect(example.locator('[data-field="input"]').getByRole('status')).toContainText(
      '原值“2026-13-45 99:99:99”无法在此编辑',
    );
  }
  await expect(hard('ValueRange', 'an object').locator('[data-field="view"]')).toContainText(
    '"begin"',
  );
});
