/**
 * A record with as many rows as it may have, by the example of docs/examples/purchase: what is
 * drawn depends on what is seen, not on how many rows there are.
 */
import type { Locator } from '@playwright/test';
import { countDrawnRows, takeDrawnRows } from './support/drawn.ts';
import { drawerOf, rowOf, store } from './support/list.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

test.use({ schemas: exampleSchemas('purchase') });

const most = 500;
/** Rows of a window, and those around it that are drawn ahead. */
const inView = 60;

test('of 500 rows those in sight are drawn, also when a key is typed in a cell', async ({
  page,
  app,
  open,
}) => {
  await countDrawnRows(page);
  const lines = Array.from({ length: most }, (_, index) => ({
    product: `茶${index + 1}`,
    quantity: 1,
    price: 2,
  }));
  await store(app, '/demo/purchase', { supplier: '茶行', lines });
  await open('/demo/purchase');
  await rowOf(page, '茶行').getByRole('button', { name: '修改' }).click();
  const form = drawerOf(page);
  const cell = (index: number, column: string): Locator =>
    form.locator(`[data-row="${index}"] [data-column="${column}"]`);
  await expect(cell(2, 'quantity').locator('input')).toHaveValue('1');
  await expect(form.locator('[data-total="quantity"]')).toHaveText('500');
  const shown = Object.keys(await takeDrawnRows(page));
  expect(shown).toContain('2');
  expect(shown.length).toBeLessThan(inView);

  await cell(2, 'quantity').locator('input').click();
  await takeDrawnRows(page);
  await page.keyboard.press('End');
  await page.keyboard.type('00');
  // What follows from it has been worked out: in its row, in the totals and in the record.
  await expect(cell(2, 'amount')).toHaveText('200.00');
  await expect(form.locator('[data-total="quantity"]')).toHaveText('599');
  const drawn = Object.keys(await takeDrawnRows(page));
  expect(drawn).toContain('2');
  expect(drawn.length).toBeLessThan(inView);
});
