/** The bar of the designer: one row where a desk has room for it, the rest in a menu. */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { part } from './support/designer.ts';
import { chooseEnglish } from './support/english.ts';
import { expect, test } from './support/test.ts';

const bar = (page: Page) => page.getByRole('toolbar');

/** How many rows the buttons of the bar stand in, and whether all lie within it. */
const rowsOf = (page: Page) =>
  bar(page).evaluate((root) => {
    const { left, right } = root.getBoundingClientRect();
    const boxes = [...root.querySelectorAll('button')].map((one) => one.getBoundingClientRect());
    const middles = boxes.map(({ top, bottom }) => Math.round((top + bottom) / 16));
    const isWithin = boxes.every((box) => box.left >= left && box.right <= right);
    return { rows: new Set(middles).size, isWithin };
  });

for (const width of [1440, 1280])
  for (const language of ['zh-CN', 'en-US'])
    test(`the bar takes one row at ${width} in ${language}`, async ({ page, app, open }) => {
      await page.setViewportSize({ width, height: 900 });
      if (language === 'en-US') await chooseEnglish(page, app);
      await open('/tool/build?page=system/post');
      await expect(page.locator('[data-at="/list/columns/1"]')).toBeVisible();
      await expect.poll(() => rowsOf(page)).toEqual({ rows: 1, isWithin: true });
      await page.goto(`${app}/#/form`);
      await expect(page.getByRole('tree')).toBeHidden();
      await expect(bar(page).getByRole('button', { name: 'JSON' })).toBeVisible();
      await expect.poll(() => rowsOf(page)).toEqual({ rows: 1, isWithin: true });
    });

test('a phone has all of the bar, in rows', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/tool/build?page=system/post');
  await expect(bar(page).getByRole('button', { name: '发布' })).toBeVisible();
  await expect.poll(() => rowsOf(page)).toMatchObject({ isWithin: true });
});

test('what stands in the menu is done by keys, and is a command like the others', async ({
  page,
  open,
}) => {
  await open('/tool/build?page=system/post');
  await expect(part(page, '/list/columns/1')).toBeVisible();
  await bar(page).getByRole('button', { name: '更多' }).press('Enter');
  const menu = page.getByRole('menu').filter({ hasText: '导出为 TSX' });
  await expect(menu).toBeVisible();
  expect(await violations(page, '.ant-dropdown', 'all')).toEqual([]);
  const labels = await menu.getByRole('menuitem').allInnerTexts();
  await menu.getByRole('menuitem', { name: '导出为 TSX' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '导出为 TSX' });
  await dialog.locator('.ant-modal-close').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('F1');
  const box = page.getByRole('dialog').getByRole('combobox');
  for (const label of labels) {
    await box.fill(label);
    await expect(page.getByRole('option', { name: label }).first()).toBeVisible();
  }
});
