/** Ranges of dates, times and numbers as widgets: in full, by the keyboard, with bad values. */
import type { Page } from '@playwright/test';
import { articleOf, scrollTo } from './support/gallery.ts';
import { expect, test } from './support/test.ts';

const widgets = ['DateRange', 'NumberRange', 'SliderRange', 'ValueRange'];

const entered = (page: Page, widget: string, example: string) =>
  articleOf(page, widget)
    .getByRole('region', { name: example, exact: true })
    .locator('[data-field="input"]');

for (const width of [1440, 1280, 390, 320])
  test(`ranges are read to the second at every width: ${width}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(`/widgets?only=${widgets.join(',')}`);
    for (const name of widgets) {
      const article = articleOf(page, name);
      await scrollTo(article);
      await expect(article.locator('[data-field="input"] input').first()).toBeVisible();
      const cut = await article.evaluate((element) => {
        const { right } = element.getBoundingClientRect();
        return [...element.querySelectorAll('input')]
          .filter(
            (input) =>
              input.getBoundingClientRect().right > right || input.scrollWidth > input.clientWidth,
          )
          .map((input) => input.value);
      });
      expect(cut, name).toEqual([]);
    }
  });

test('a range is read in words, with the currency that it is entered in', async ({
  page,
  open,
}) => {
  await open(`/widgets?only=${widgets.join(',')}`);
  for (const [widget, example, text] of [
    ['DateRange', '日期范围 日期范围', '2024-01-01 至 2024-01-31'],
    ['NumberRange', '数字范围 金额范围', '¥1,000.00 至 ¥20,000.50'],
    ['NumberRange', '数字范围 带单位', '1kg 至 5kg'],
    ['SliderRange', '滑动范围 价格', '20元 至 80元'],
  ] as const) {
    const article = articleOf(page, widget);
    await scrollTo(article);
    await expect(
      article.getByRole('region', { name: example, exact: true }).locator('[data-field="view"]'),
    ).toContainText(text);
  }
});

test('both ends are typed and taken back by the keyboard', async ({ page, open }) => {
  await open(`/widgets?only=${widgets.join(',')}`);
  await scrollTo(articleOf(page, 'ValueRange'));
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
    articleOf(page, widget)
      .locator('section', { has: page.getByRole('heading', { name: example, exact: true }) })
      .last();
  for (const widget of ['DateRange', 'ValueRange']) {
    await scrollTo(articleOf(page, widget));
    const example = hard(widget, 'an impossible date');
    await expect(example.locator('[data-field="input"]').getByRole('status')).toContainText(
      '原值“2026-13-45 99:99:99”无法在此编辑',
    );
  }
  await expect(hard('ValueRange', 'an object').locator('[data-field="view"]')).toContainText(
    '"begin"',
  );
});
