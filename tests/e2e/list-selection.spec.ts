/** Checked rows, on one page and over several. */
import { confirm } from './support/list.ts';
import { makePosts } from './support/posts.ts';
import { expect, test } from './support/test.ts';

test('checked rows decide which actions are open; deleting asks and clears the selection', async ({
  page,
  app,
  open,
}) => {
  await makePosts(app, 'doomed', 3);
  await open('/system/post?postCode=doomed');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);
  const toolbar = page.getByRole('button', { name: '修改' }).first();
  await expect(toolbar).toBeDisabled();
  await rows.nth(0).getByRole('checkbox').check();
  await expect(toolbar).toBeEnabled();
  await rows
    .nth(2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(toolbar).toBeDisabled();
  await page.getByRole('button', { name: '删除' }).first().click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('确认删除选中的数据？');
  await expect(question).toContainText(/doomed1.*doomed2.*doomed3|doomed3.*doomed2.*doomed1/);
  await confirm(page);
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(page.getByText('暂无数据').last()).toBeVisible();
});

test('checked rows stay checked on other pages and are acted on together; another search lets them go', async ({
  page,
  app,
  open,
}) => {
  await makePosts(app, 'across', 12);
  await open('/system/post?postCode=across');
  const box = (n: number) =>
    page
      .getByRole('row')
      .filter({ has: page.getByText(`across${n}`, { exact: true }) })
      .getByRole('checkbox');
  await box(1).check();
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await box(12).check();
  await expect(page.getByText('已选 2 项，其中 1 项不在本页')).toBeVisible();
  await page.getByRole('listitem', { name: '1', exact: true }).click();
  await expect(box(1)).toBeChecked();
  await expect(box(2)).not.toBeChecked();
  await page.getByRole('button', { name: '删除' }).first().click();
  await confirm(page);
  await expect(page.getByText('共 10 条')).toBeVisible();
  await expect(page.getByText(/不在本页/)).toHaveCount(0);
  await box(2).check();
  await page.getByRole('textbox', { name: '岗位编码' }).fill('across3');
  await page.getByRole('button', { name: /查\s*询/ }).click();
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(page.getByText(/不在本页/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: '删除' }).first()).toBeDisabled();
});
