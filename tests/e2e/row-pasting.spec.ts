/** Cells of a spreadsheet, pasted into rows of a list that are edited together. */
import { violations } from './support/axe.ts';
import { paste } from './support/list.ts';
import { beginAtStock, cellOf, stockOf } from './support/stock.ts';
import { expect, test } from './support/test.ts';

beginAtStock();

test('cells of a spreadsheet are pasted from the cell with the focus on, and taken back at once', async ({
  page,
  admin,
}) => {
  const valuesOf = async (field: string) => [
    await cellOf(page, 'P-001', field).inputValue(),
    await cellOf(page, 'P-002', field).inputValue(),
    await cellOf(page, 'P-003', field).inputValue(),
  ];
  await page.getByRole('button', { name: '批量编辑' }).click();
  const before = [await valuesOf('onHand'), await valuesOf('lowest')];
  await cellOf(page, 'P-001', 'onHand').click();
  await paste(page, '30\t多\n40\t12\n50\t9\n60\t8\n');
  await expect(page.getByText('无法识别，保持原值：螺丝刀的下限“多”')).toBeVisible();
  await expect(page.getByText('1 行超出本页，未粘贴')).toBeVisible();
  await expect(page.getByText('已修改 2 行')).toBeVisible();
  // The last row cannot be edited, and no page has a fourth one.
  expect(await valuesOf('onHand')).toEqual(['30', '40', before[0]![2]]);
  expect(await valuesOf('lowest')).toEqual(['10', '12', before[1]![2]]);
  await expect(cellOf(page, 'P-001', 'lowest')).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page, '.pl-list', 'all')).toEqual([]);
  const note = page.getByRole('status').filter({ hasText: '已粘贴 3 行' });
  await note.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByRole('button', { name: '保存全部' })).toBeDisabled();
  expect([await valuesOf('onHand'), await valuesOf('lowest')]).toEqual(before);
  await expect(cellOf(page, 'P-001', 'lowest')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(note).toHaveCount(0);

  // A column that nobody edits is passed over; a line of labels says what the others are for.
  await cellOf(page, 'P-001', 'receivedOn').click();
  await page.keyboard.press('Escape');
  await paste(page, '2026/3/1\t7\t￥1,234.50\n');
  await expect(cellOf(page, 'P-001', 'price')).toHaveValue('1,234.50');
  await cellOf(page, 'P-002', 'onHand').click();
  await paste(page, '下限\t货位\n3\tC-3\n');
  await expect(cellOf(page, 'P-002', 'shelf')).toHaveValue('C-3');
  await expect(page.getByText('已修改 2 行')).toBeVisible();
  await page.getByRole('button', { name: '保存全部' }).click();
  await expect(page.getByText('已保存 2 行修改')).toBeVisible();
  expect(await stockOf(admin, 'P-001')).toMatchObject({ receivedOn: '2026-03-01', price: 1234.5 });
  expect(await stockOf(admin, 'P-001')).toMatchObject({ received: null, onHand: 0 });
  expect(await stockOf(admin, 'P-002')).toMatchObject({ lowest: 3, shelf: 'C-3', onHand: 4 });
});
