/**
 * Records with parts, by the example of docs/examples/purchase: lines are entered, pasted, moved
 * and stored with their record; two people never overwrite each other.
 */
import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { drawerOf, drop, paste, pickUp, rowOf, store } from './support/list.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

test.use({ schemas: exampleSchemas('purchase') });

test.beforeEach(async ({ open, page }) => {
  await open('/demo/purchase');
  await expect(page.getByRole('button', { name: '新增' })).toBeVisible();
});

const line = (form: Locator, index: number): Locator => form.locator(`[data-row="${index}"]`);
const input = (form: Locator, index: number, column: string): Locator =>
  line(form, index).locator(`[data-column="${column}"] input`);
const products = (form: Locator): Promise<string[]> =>
  form
    .locator('[data-column="product"] input')
    .evaluateAll((inputs) => inputs.map((one) => (one as HTMLInputElement).value));
const save = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: /保\s*存/ }).click();

/** Stores a record with lines of these products over the wire, and has the list show it. */
async function purchase(page: Page, app: string, purchaseNo: string, names: readonly string[]) {
  const lines = names.map((product, index) => ({ product, quantity: index + 1 }));
  await store(app, '/demo/purchase', { purchaseNo, supplier: '茶行', lines });
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(rowOf(page, purchaseNo)).toBeVisible();
}

/** Opens the form of a stored record. */
async function edit(page: Page, purchaseNo: string): Promise<Locator> {
  await rowOf(page, purchaseNo).getByRole('button', { name: '修改' }).click();
  const form = drawerOf(page);
  await expect(line(form, 0)).toBeVisible();
  return form;
}

test('a record is made with its lines; a problem stays at its row', async ({ page }) => {
  await page.getByRole('button', { name: '新增' }).click();
  const form = drawerOf(page);
  await form.getByLabel('采购单号').fill('P-1');
  await form.getByLabel('供应商').fill('茶行');
  // A list that needs rows begins with one.
  await input(form, 0, 'product').fill('绿茶');
  await input(form, 0, 'quantity').fill('5');
  await form.locator('[data-field="lines"]').getByRole('button', { name: '添加' }).click();
  await expect(input(form, 1, 'product')).toBeFocused();
  await page.keyboard.type('红茶');
  await form.getByRole('button', { name: '复制第 2 项' }).click();
  await input(form, 2, 'product').fill('花茶');
  await input(form, 2, 'quantity').fill('');
  await expect(form.locator('[data-total="quantity"]')).toHaveText('6');
  await save(form);
  await expect(line(form, 2).getByRole('alert')).toHaveText('数量不能为空');
  await input(form, 2, 'quantity').fill('3');
  await form.getByRole('button', { name: '上移第 3 项' }).click();
  await expect.poll(() => products(form)).toEqual(['绿茶', '花茶', '红茶']);
  await save(form);
  await expect(page.getByText('新增成功')).toBeVisible();

  const again = await edit(page, 'P-1');
  expect(await violations(page, '.ant-drawer', 'all')).toEqual([]);
  await expect.poll(() => products(again)).toEqual(['绿茶', '花茶', '红茶']);
  await expect(again.locator('[data-total="quantity"]')).toHaveText('9');
});

test('rows are pasted from a spreadsheet, moved by keys and by dragging, and shown in a table', async ({
  page,
  app,
}) => {
  await purchase(page, app, 'P-2', ['绿茶', '花茶', '红茶']);
  const form = await edit(page, 'P-2');
  await input(form, 1, 'product').click();
  await paste(
    page,
    '白茶\t预订\t1,200\t12.50\t2026/3/1\n黑茶\t现货\t很多\t3\t\n黄茶\t预订\t2\t1.5\t\n',
  );
  await expect(form.getByRole('status').filter({ hasText: '已粘贴 3 行' })).toBeVisible();
  await expect(page.getByText('无法识别，保持原值：第 3 项的数量“很多”')).toBeVisible();
  await expect.poll(() => products(form)).toEqual(['绿茶', '白茶', '黑茶', '黄茶']);
  await expect(input(form, 1, 'deliverOn')).toHaveValue('2026-03-01');
  await expect(form.locator('[data-total="quantity"]')).toHaveText('1,206');

  await input(form, 3, 'product').press('Alt+ArrowUp');
  await expect.poll(() => products(form)).toEqual(['绿茶', '白茶', '黄茶', '黑茶']);
  await form.getByLabel('移动第 1 项').hover();
  const target = await form.getByLabel('移动第 2 项').boundingBox();
  await page.mouse.down();
  await page.mouse.move(target!.x + 4, target!.y + target!.height, { steps: 8 });
  await drop(page);
  await expect.poll(() => products(form)).toEqual(['白茶', '绿茶', '黄茶', '黑茶']);
  // The same by keys: Escape puts the row back, and leaves the form open.
  await pickUp(form.getByLabel('移动第 1 项'));
  await expect(page.getByText('第 1 项移到第 1 位')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('第 1 项移到第 2 位')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText('已取消移动第 1 项')).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await products(form)).toEqual(['白茶', '绿茶', '黄茶', '黑茶']);
  await save(form);
  await expect(page.getByText('修改成功')).toBeVisible();

  await page.getByRole('button', { name: 'P-2' }).click();
  const view = drawerOf(page);
  await expect(line(view, 0)).toContainText('白茶');
  await expect(line(view, 0)).toContainText('预订');
  await expect(line(view, 3)).toContainText('黑茶');
  await expect(view.locator('[data-total="quantity"]')).toHaveText('1,206');
  await expect(view.locator('[data-tool]')).toHaveCount(0);
});

test('what somebody else stored meanwhile is not overwritten', async ({ page, admin, app }) => {
  await purchase(page, app, 'P-3', ['白茶', '绿茶', '黄茶', '黑茶']);
  const form = await edit(page, 'P-3');
  const { rows } = await admin('GET', '/demo/purchase/list?with=lines');
  const [stored] = rows as { lines: { quantity: number }[] }[];
  const [first, ...rest] = stored!.lines;
  const changed = { ...stored, lines: [{ ...first, quantity: 77 }, ...rest] };
  expect(await admin('PUT', '/demo/purchase', changed)).toMatchObject({ code: 200 });

  await input(form, 0, 'quantity').fill('5');
  await save(form);
  await expect(form.getByText(/采购明细/).first()).toBeVisible();
  await expect(form.getByText('改动的字段：采购明细。')).toBeVisible();
  await form.getByRole('button', { name: '重新加载' }).click();
  await expect(input(form, 0, 'quantity')).toHaveValue('77');
  await form.getByRole('button', { name: '删除第 4 项' }).click();
  await save(form);
  await expect(page.getByText('修改成功')).toBeVisible();
  const after = await admin('GET', '/demo/purchase/list?with=lines');
  const [last] = after.rows as { lines: { quantity: number }[] }[];
  expect(last!.lines.map(({ quantity }) => quantity)).toEqual([77, 2, 3]);
});

test('what the server refuses is shown at its row, also in a long list', async ({ page, app }) => {
  const names = Array.from({ length: 150 }, (_, index) => `商品${index + 1}`);
  await purchase(page, app, 'P-150', names);
  const form = await edit(page, 'P-150');
  await expect.poll(() => form.locator('[data-row]').count()).toBeLessThan(60);
  await expect(form.locator('[data-total="quantity"]')).toHaveText('11,325');
  await page.route('**/api/demo/purchase', (route) =>
    route.fulfill({
      json: { code: 500, msg: '采购明细第 140 行：库存不足', field: 'lines[139].quantity' },
    }),
  );
  await input(form, 0, 'quantity').fill('2');
  await save(form);
  await expect(line(form, 139).getByRole('alert')).toHaveText('采购明细第 140 行：库存不足');
  await expect(input(form, 139, 'quantity')).toBeFocused();
});

test('amounts and totals follow what is typed, and are what is stored', async ({ page }) => {
  await page.getByRole('button', { name: '新增' }).click();
  const form = drawerOf(page);
  const shown = (field: string): Locator => form.locator(`[data-field="${field}"]`);
  const amount = (index: number): Locator => line(form, index).locator('[data-column="amount"]');
  // Left empty, the number is given by the server.
  await expect(form.getByPlaceholder('自动生成')).toBeVisible();
  await form.getByLabel('供应商').fill('花行');
  await input(form, 0, 'product').fill('绿茶');
  await input(form, 0, 'quantity').fill('3');
  await input(form, 0, 'price').fill('0.1');
  await expect(amount(0)).toHaveText('0.30');
  await form.locator('[data-field="lines"]').getByRole('button', { name: '添加' }).click();
  await input(form, 1, 'product').fill('红茶');
  await input(form, 1, 'price').fill('1234.5');
  await expect(form.locator('[data-total="amount"]')).toHaveText('1,234.80');
  await expect(shown('total')).toContainText('1,234.80');
  await form.getByLabel('优惠').fill('2000');
  await expect(shown('payable')).toContainText('-¥765.20');
  await save(form);
  await expect(shown('discount').getByRole('alert')).toHaveText('优惠不能超过合计');
  await form.getByLabel('优惠').fill('34.8');
  await form.getByRole('button', { name: '删除第 1 项' }).click();
  await expect(shown('payable')).toContainText('1,199.70');
  await save(form);
  await expect(page.getByText('新增成功')).toBeVisible();
  await expect(rowOf(page, '花行')).toContainText('1,234.50');
  await expect(rowOf(page, '花行')).toContainText(/PO\d{8}0001/);
  const again = await edit(page, '花行');
  await expect(again.getByLabel('采购单号')).toBeDisabled();
  await expect(again.locator('[data-field="payable"]')).toContainText('1,199.70');
  await again.getByRole('button', { name: '关闭' }).click();
  await expect(again).toBeHidden();
});

test('a record is found by what its lines hold, also by its address', async ({ page, app }) => {
  await purchase(page, app, 'P-tea', ['绿茶', '花茶']);
  await purchase(page, app, 'P-cup', ['茶杯']);
  await page.getByRole('button', { name: /^展开/ }).click();
  await page.getByLabel('货名').fill('绿');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'P-cup')).toBeHidden();
  await expect(rowOf(page, 'P-tea')).toBeVisible();
  await expect(page).toHaveURL(/[?&]lines\.product=/);
  await page.reload();
  await expect(rowOf(page, 'P-tea')).toBeVisible();
  await expect(rowOf(page, 'P-cup')).toBeHidden();
});

test('a record is found by ranges of what its lines hold, also by its address', async ({
  page,
  app,
}) => {
  for (const [purchaseNo, price] of [
    ['P-dear', 9],
    ['P-cheap', 1],
  ] as const)
    await store(app, '/demo/purchase', {
      purchaseNo,
      supplier: '茶行',
      lines: [{ product: '茶', quantity: 1, price }],
    });
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(rowOf(page, 'P-cheap')).toBeVisible();
  await page.getByRole('button', { name: /^展开/ }).click();
  await page.getByLabel('明细金额').first().fill('5');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'P-cheap')).toBeHidden();
  await expect(rowOf(page, 'P-dear')).toBeVisible();
  await expect(page).toHaveURL(/[?&]lines\.amount=5/);
  await page.reload();
  await expect(rowOf(page, 'P-dear')).toBeVisible();
  await expect(rowOf(page, 'P-cheap')).toBeHidden();
});
