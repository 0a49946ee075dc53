/** The designer in an English interface. */
import { view } from './support/designer.ts';
import { chooseEnglish } from './support/english.ts';
import { expect, test } from './support/test.ts';

test('problems are said in English where the interface is English', async ({ page, app, open }) => {
  await chooseEnglish(page, app);
  await open('/tool/build?page=system/post');
  await page.locator('[data-at="/list/columns/1"]').click();
  const panel = page.getByRole('complementary').last();
  await panel.getByTitle('JSON', { exact: true }).click();
  await panel.getByRole('textbox').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('{"field":"postCod"}');
  await view(page, 'Problems');
  await expect(
    page.getByRole('button', { name: 'unknown field postCod of post (postCode?)' }),
  ).toBeVisible();
});
