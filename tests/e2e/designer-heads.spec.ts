/** Columns below heads of several columns are chosen in the canvas, and framed there. */
import type { Locator, Page } from '@playwright/test';
import { part } from './support/designer.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

test.use({ schemas: exampleSchemas('stock') });

/** The frame around what is chosen lies around the head. */
async function expectFramed(page: Page, head: Locator) {
  const middle = async (one: Locator) => {
    const box = (await one.boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
  };
  const frame = page.locator('.pl-design-marker');
  // The frame is made anew where it moves.
  await expect(async () => expect(await middle(frame)).toEqual(await middle(head))).toPass();
}

test('a column, a group and a group in a group are chosen by their heads', async ({
  page,
  open,
}) => {
  await open('/tool/build?page=demo/stock');
  const canvas = page.getByRole('region', { name: '页面画布' });
  const head = (name: string) => canvas.getByRole('columnheader', { name, exact: true });
  for (const [name, place] of [
    ['货位', '/list/columns/1'],
    ['下限', '/list/columns/2/columns/1'],
    ['库存', '/list/columns/2'],
    ['商品', '/list/columns/0'],
    ['最近收货', '/list/columns/2/columns/2'],
    ['日期', '/list/columns/2/columns/2/columns/0'],
  ] as const) {
    await head(name).dispatchEvent('click');
    await expect(part(page, place)).toHaveAttribute('aria-selected', 'true');
    await expectFramed(page, head(name));
  }
  await part(page, '/list/columns/0/columns/1').click();
  await expectFramed(page, head('商品名称'));
});
