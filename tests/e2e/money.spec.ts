/**
 * Amounts of money, by the example of docs/examples/contract: what is typed is grouped as it comes,
 * what is pasted is read as people write it, and digits follow the currency of the record.
 */
import { violations } from './support/axe.ts';
import { chooseByKeys, rowOf } from './support/list.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

test.use({ schemas: exampleSchemas('contract') });

test.beforeEach(async ({ admin, open, page }) => {
  for (const [contractNo, currency, amount, price] of [
    ['HT-001', 'CNY', 1234567.5, 0.0125],
    ['HT-002', 'USD', 980, 1.5],
    ['HT-003', 'JPY', 5000000, null],
  ] as const)
    await admin('POST', '/demo/contract', { contractNo, currency, amount, price, stamp: 12.5 });
  await open('/demo/contract');
  await expect(rowOf(page, 'HT-001')).toBeVisible();
});

test('lists show each amount in its currency, with the digits that this has', async ({ page }) => {
  const cell = rowOf(page, 'HT-001').getByRole('cell', { name: '¥1,234,567.50' });
  await expect(cell).toHaveCSS('text-align', 'right');
  await expect(rowOf(page, 'HT-001')).toContainText('¥0.0125/件');
  await expect(rowOf(page, 'HT-002')).toContainText('US$980.00');
  await expect(rowOf(page, 'HT-002')).toContainText('US$127.40');
  await expect(rowOf(page, 'HT-003')).toContainText('JP¥5,000,000');
  await expect(rowOf(page, 'HT-003')).not.toContainText('JP¥5,000,000.');
  await expect(page.locator('tfoot, .pl-summary').first()).toContainText('¥37.50');
  expect(await violations(page, '.pl-list', 'all')).toEqual([]);
});

test('an amount is grouped while it is typed, and the caret stays where it is', async ({
  page,
}) => {
  await page.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog');
  const amount = form.getByLabel('合同金额');
  await amount.click();
  await page.keyboard.type('1234567.8');
  await expect(amount).toHaveValue('1,234,567.8');
  // In the middle: behind the 2.
  for (let left = 0; left < 8; left += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('99');
  await expect(amount).toHaveValue('129,934,567.8');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(amount).toHaveValue('1,234,567.8');
  await expect(form.locator('[data-field="tax"]')).toContainText('¥160,493.81');
  await page.keyboard.press('Tab');
  await expect(amount).toHaveValue('1,234,567.80');
  await amount.focus();
  await page.keyboard.press('ArrowUp');
  await expect(amount).toHaveValue('1,234,568.80');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(amount).toHaveValue('1,234,566.80');
});

test('an amount of too many digits stays as it was typed, and is refused', async ({ page }) => {
  await page.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog');
  const amount = form.getByLabel('合同金额');
  await amount.click();
  await page.keyboard.type('12345678901234567.89');
  await page.keyboard.press('Tab');
  await expect(amount).toHaveValue('12,345,678,901,234,567.89');
  await expect(form.getByText(/合同金额不能大于/)).toBeVisible();
  await amount.fill('99999999999.99');
  await page.keyboard.press('Tab');
  await expect(amount).toHaveValue('99,999,999,999.99');
  await expect(form.getByText(/合同金额不能大于/)).toHaveCount(0);
});

test('amounts are pasted as people write them, in the currency of the record', async ({ page }) => {
  await page.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog');
  const amount = form.getByLabel('合同金额');
  for (const [text, value] of [
    ['￥1,234.50', '1,234.50'],
    ['1，234.5元', '1,234.50'],
    ['０.０７', '0.07'],
    ['0', '0.00'],
  ] as const) {
    await amount.fill(text);
    await form.getByLabel('合同号').click();
    await expect(amount).toHaveValue(value);
  }
  await amount.fill('-5');
  await form.getByLabel('合同号').click();
  await expect(form.getByText('合同金额不能小于0')).toBeVisible();
  await amount.fill('1234.56');
  const currency = form.getByRole('combobox', { name: '币种' });
  await chooseByKeys(currency, '日元');
  await expect(form.locator('[data-field="currency"]')).toContainText('日元');
  await form.getByLabel('合同号').fill('HT-009');
  await form.getByRole('button', { name: /保\s*存|确\s*定/ }).click();
  await expect(form.getByText('合同金额的小数位数超过了币种允许的位数')).toBeVisible();
  await expect(amount).toHaveValue('1,234.56');
  await amount.fill('98000');
  await form.getByRole('button', { name: /保\s*存|确\s*定/ }).click();
  await expect(rowOf(page, 'HT-009')).toContainText('JP¥98,000');
});

test('cells of amounts stand in the currency of their row, also of one that is being changed', async ({
  page,
}) => {
  await page.getByRole('button', { name: '批量编辑' }).click();
  const cell = (contractNo: string, field: string) =>
    rowOf(page, contractNo).locator(`[data-field="${field}"]`);
  await expect(cell('HT-002', 'amount')).toContainText('US$');
  await expect(cell('HT-002', 'amount').locator('input')).toHaveValue('980.00');
  await expect(cell('HT-003', 'amount')).toContainText('JP¥');
  await expect(cell('HT-003', 'amount').locator('input')).toHaveValue('5,000,000');
  const currency = cell('HT-002', 'currency').getByRole('combobox');
  await chooseByKeys(currency, '日元');
  await expect(cell('HT-002', 'currency')).toContainText('日元');
  await expect(cell('HT-002', 'amount')).toContainText('JP¥');
  expect(await violations(page, '.pl-list', 'all')).toEqual([]);
});
