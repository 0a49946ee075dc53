/** Parts of pages on the clipboard: within a page, and from one page to another. */
import { openedPage, pageFile, part } from './support/designer.ts';
import { expect, test } from './support/test.ts';

test('parts are copied, cut and pasted by keys, also into another page', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await part(page, '/list/columns/1').click();
  await page.keyboard.press('Control+x');
  await expect(part(page, '/list/columns/5')).toHaveCount(0);
  await part(page, '/list/columns/4').click();
  await page.keyboard.press('Control+v');
  await expect(part(page, '/list/columns/5')).toHaveAttribute('aria-selected', 'true');
  const { list } = JSON.parse(await pageFile(page));
  expect(list.columns.at(-1)).toBe('postCode');
  await page.keyboard.press('Control+c');
  await open('/tool/build?page=system/dict');
  await expect(openedPage(page, 'system/dict')).toBeVisible();
  await part(page, '/list/columns/1').click();
  await page.keyboard.press('Control+v');
  await expect(part(page, '/list/columns/2')).toHaveAttribute('aria-selected', 'true');
  expect(JSON.parse(await pageFile(page)).list.columns[2]).toBe('postCode');
  // The field is none of this model: that is said, and what was pasted stays until it is undone.
  await expect(page.getByText('postCode：有 1 处问题，暂不能绘制')).toBeVisible();
});
