/** Cells of several rows of a list, changed in place and saved together. */
import { drawerOf, rowOf } from './support/list.ts';
import { beginAtStock, cellOf, stockOf } from './support/stock.ts';
import { expect, test } from './support/test.ts';

beginAtStock();

test('cells of several rows are changed by the keyboard and saved together', async ({
  page,
  admin,
}) => {
  await page.getByRole('button', { name: '批量编辑' }).click();
  await expect(page.getByRole('button', { name: '新增' })).toHaveCount(0);
  await expect(cellOf(page, 'P-003', 'onHand')).toBeDisabled();
  await expect(page.getByRole('button', { name: '保存全部' })).toBeDisabled();
  await cellOf(page, 'P-001', 'onHand').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('15');
  await page.keyboard.press('Enter');
  await expect(cellOf(page, 'P-002', 'onHand')).toBeFocused();
  await page.keyboard.type('25');
  await page.keyboard.press('Tab');
  await expect(cellOf(page, 'P-002', 'lowest')).toBeFocused();
  await cellOf(page, 'P-002', 'shelf').fill('B-2');
  await expect(page.getByText('已修改 2 行')).toBeVisible();
  await page.getByRole('button', { name: '保存全部' }).click();
  await expect(page.getByText('已保存 2 行修改')).toBeVisible();
  await expect(page.getByRole('button', { name: '批量编辑' })).toBeVisible();
  await expect(rowOf(page, 'P-002')).toContainText('25件');
  expect(await stockOf(admin, 'P-001')).toMatchObject({ onHand: 15, shelf: null });
  expect(await stockOf(admin, 'P-002')).toMatchObject({ onHand: 25, shelf: 'B-2' });
});

test('what is wrong stands at its cell and in a list, and nothing is saved until it is right', async ({
  page,
  admin,
}) => {
  await page.getByRole('button', { name: '批量编辑' }).click();
  await cellOf(page, 'P-001', 'lowest').fill('3');
  await cellOf(page, 'P-001', 'lowest').blur();
  await cellOf(page, 'P-002', 'onHand').fill('');
  await cellOf(page, 'P-002', 'onHand').blur();
  await page.getByRole('button', { name: '保存全部' }).click();
  const problems = page.getByRole('alert').filter({ hasText: '所有修改均未保存' });
  await expect(problems).toContainText('电钻：');
  // What is typed beyond the limits is not put in order behind one's back.
  await cellOf(page, 'P-001', 'onHand').fill('-5');
  await cellOf(page, 'P-001', 'onHand').blur();
  await expect(cellOf(page, 'P-001', 'onHand')).toHaveValue('-5');
  await page.getByRole('button', { name: '保存全部' }).click();
  await expect(problems).toContainText('不能小于0');
  await cellOf(page, 'P-001', 'onHand').press('Escape');
  await expect(cellOf(page, 'P-002', 'onHand')).toHaveAttribute('aria-invalid', 'true');
  expect(await stockOf(admin, 'P-001')).toMatchObject({ lowest: 10 });
  // Escape takes back the cell, and with it what was wrong.
  await cellOf(page, 'P-002', 'onHand').press('Escape');
  await expect(cellOf(page, 'P-002', 'onHand')).toHaveValue('4');
  await expect(problems).toHaveCount(0);
  const { stockId } = await stockOf(admin, 'P-001');
  await admin('PUT', '/demo/stock/batch', { rows: [{ stockId, shelf: 'X' }] });
  await page.getByRole('button', { name: '保存全部' }).click();
  await expect(problems).toContainText('螺丝刀：数据已被他人修改');
  await rowOf(page, 'P-001').getByRole('button', { name: '撤销修改' }).click();
  await expect(page.getByRole('button', { name: '保存全部' })).toBeDisabled();
});

test('changed cells are not lost without a question', async ({ page, admin }) => {
  await page.getByRole('button', { name: '批量编辑' }).click();
  await cellOf(page, 'P-001', 'lowest').fill('7');
  await cellOf(page, 'P-001', 'lowest').blur();
  await page.getByRole('button', { name: '取消' }).click();
  await expect(drawerOf(page)).toContainText('有未保存的修改');
  await drawerOf(page).getByRole('button', { name: '继续编辑' }).click();
  await expect(cellOf(page, 'P-001', 'lowest')).toHaveValue('7');
  await page.getByRole('button', { name: '取消' }).click();
  await drawerOf(page).getByRole('button', { name: '放弃修改' }).click();
  await expect(page.getByRole('button', { name: '批量编辑' })).toBeVisible();
  expect(await stockOf(admin, 'P-001')).toMatchObject({ lowest: 10 });
});
