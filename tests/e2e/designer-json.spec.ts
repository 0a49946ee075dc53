/** Pages and their parts as JSON: what the format and the project know stands by. */
import { pageFile, part } from './support/designer.ts';
import { lost, ofDesigner } from './support/lateParts.ts';
import { holdBack } from './support/parts.ts';
import { expect, test } from './support/test.ts';

test('members and names are completed, and what is wrong is marked', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await part(page, '/list/columns/1').click();
  const panel = page.getByRole('complementary', { name: '属性面板' });
  await panel.getByTitle('JSON', { exact: true }).click();
  const editor = panel.getByRole('textbox', { name: 'JSON' });
  await editor.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('{"field": "postCode"}');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.insertText(', ');
  await page.keyboard.type('"wid');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.filter({ hasText: '"width"' })).toBeVisible();
  await options.filter({ hasText: '"widget"' }).click();
  await page.keyboard.type('"Rat');
  await options.filter({ hasText: '"Rate"' }).click();
  expect(JSON.parse(await pageFile(page)).list.columns[1]).toEqual({
    field: 'postCode',
    widget: 'Rate',
  });
  await editor.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('{"field": "postCod"}');
  const mark = panel.locator('.cm-lintRange-error');
  await expect(mark).toHaveText('"postCod"');
  await mark.hover();
  await expect(page.getByText('没有字段“postCod”').last()).toBeVisible();
});

test('what begins as it is typed is offered first, and takes the place of all that is typed', async ({
  page,
  open,
}) => {
  await open('/tool/build?page=system/dict');
  await page
    .getByRole('toolbar', { name: '页面设计' })
    .getByRole('button', { name: 'JSON' })
    .click();
  const editor = page.getByRole('textbox', { name: 'JSON' });
  await editor.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('"des');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toContainText('"description"');
  await options.first().click();
  await page.keyboard.type('"字典", ');
  await expect(page.getByRole('tree', { name: '页面大纲' })).toContainText('字典管理');
  expect(JSON.parse(await pageFile(page))).toMatchObject({
    id: 'system/dict',
    description: '字典',
  });
});

test('the editor that did not come is tried again in its place', async ({
  page,
  open,
  complaints,
}) => {
  const parts = await holdBack(page, ofDesigner);
  await open('/tool/build?page=system/post');
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  const json = page.getByRole('region', { name: 'JSON' });
  await expect(json.getByText(lost)).toBeVisible();
  parts.release();
  await json.getByRole('button', { name: /重\s*试/ }).click();
  await expect(json.getByRole('textbox', { name: 'JSON' })).toContainText('"岗位管理"');
  complaints.forget();
});
