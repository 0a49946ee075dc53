/**
 * What lists can do with their rows beside showing them, at the example of docs/examples/stock, run
 * in a copy of the project.
 */
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot, startApp, type App } from './support/app.ts';
import { violations } from './support/axe.ts';
import { copyProject, type Copy } from './support/guide.ts';
import { drawerOf, paste, rowOf, store } from './support/list.ts';
import { api, enter, expect, signIn, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

const example = (name: string): string =>
  readFileSync(path.join(projectRoot, 'docs/examples/stock', name), 'utf8');

let copy: Copy;
let app: App;

test.beforeAll(async () => {
  copy = copyProject();
  copy.write({
    'schemas/models/stock.json': example('model.json'),
    'schemas/pages/demo/stock.json': example('page.json'),
  });
  symlinkSync(path.join(projectRoot, 'dist'), path.join(copy.root, 'dist'));
  app = await startApp({ root: copy.root });
  for (const [productCode, productName, onHand, status] of [
    ['P-001', '螺丝刀', 0, '0'],
    ['P-002', '电钻', 4, '0'],
    ['P-003', '手套', 80, '1'],
  ] as const)
    await store(app.url, '/demo/stock', { productCode, productName, onHand, lowest: 10, status });
});

test.afterAll(async () => {
  await app.stop();
  copy.remove();
});

test.beforeEach(async ({ context, page }) => {
  await enter(context, app.url);
  await page.goto(`${app.url}/#/demo/stock`);
  await expect(rowOf(page, 'P-001')).toBeVisible();
});

test('columns stand below heads of their own, which stay in view and lead the settings', async ({
  page,
}) => {
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect(head('库存')).toHaveAttribute('colspan', '4');
  await expect(head('库存')).toHaveAttribute('scope', 'colgroup');
  await expect(head('最近收货')).toHaveAttribute('colspan', '2');
  await expect(head('货位')).toHaveAttribute('rowspan', '3');
  await expect(rowOf(page, 'P-001')).toHaveAttribute('aria-rowindex', '4');
  // Both rows of the group stand exactly above what is below them.
  const box = async (name: string) => (await head(name).boundingBox())!;
  const [group, first, last] = [await box('库存'), await box('现有'), await box('数量')];
  expect(Math.round(group.x)).toBe(Math.round(first.x));
  expect(Math.round(group.x + group.width)).toBe(Math.round(last.x + last.width));
  await page.getByRole('button', { name: '列设置' }).click();
  const setting = (name: string) => page.getByRole('checkbox', { name: `显示${name}` });
  await setting('库存 / 下限').uncheck();
  await expect(head('下限')).toHaveCount(0);
  await expect(head('库存')).toHaveAttribute('colspan', '3');
  await setting('库存 / 最近收货 / 日期').uncheck();
  await setting('库存 / 最近收货 / 数量').uncheck();
  await expect(head('最近收货')).toHaveCount(0);
  await expect(head('货位')).toHaveAttribute('rowspan', '2');
});

test('heads of groups are printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: '最近收货' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '数量', exact: true })).toBeVisible();
});

test('rows and cells have the tone that their record asks for, said by a sign, too', async ({
  page,
}) => {
  const cell = (code: string, text: string | RegExp) =>
    rowOf(page, code).getByRole('cell').filter({ hasText: text });
  await expect(cell('P-001', /^0件/).getByRole('img', { name: '危险' })).toBeVisible();
  await expect(cell('P-002', /^4件/).getByRole('img', { name: '警告' })).toBeVisible();
  await expect(cell('P-003', /^80件/).getByRole('img')).toHaveCount(0);
  await expect(cell('P-003', 'P-003').getByRole('img', { name: '提示' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, '.pl-list', 'all')).toEqual([]);
  }
});

/** The button of the views, by the name of the present one. */
const viewButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function chooseView(page: Page, item: string | RegExp): Promise<void> {
  await viewButton(page, /^视图：/).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a view keeps search, order, page size and columns, and its address shows it again', async ({
  page,
}) => {
  await page.getByRole('textbox', { name: '商品名称' }).fill('电');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(rowOf(page, 'P-001')).toHaveCount(0);
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '显示货位' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '商品编码' }).click();
  await chooseView(page, '另存为新视图');
  await drawerOf(page).getByLabel('视图名称').fill('电动工具');
  await drawerOf(page)
    .getByRole('button', { name: /保\s*存/ })
    .click();
  await expect(viewButton(page, '视图：电动工具')).toBeVisible();
  await expect(page).toHaveURL(/view=[\w-]{36}(&|$)/);
  const address = page.url();

  await chooseView(page, '页面默认');
  await expect(rowOf(page, 'P-001')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(viewButton(page, '视图：电动工具')).toBeVisible();
  await expect(rowOf(page, 'P-002')).toBeVisible();
  await expect(rowOf(page, 'P-001')).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: '货位' })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: '商品编码' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('what is changed in a view is marked, lasts over a reload, and is saved or given up', async ({
  page,
}) => {
  await chooseView(page, '电动工具');
  await expect(rowOf(page, 'P-001')).toHaveCount(0);
  await page.getByRole('button', { name: '重置' }).click();
  await expect(rowOf(page, 'P-001')).toBeVisible();
  await expect(viewButton(page, '视图：电动工具（有未保存的修改）')).toBeVisible();
  await page.reload();
  await expect(viewButton(page, '视图：电动工具（有未保存的修改）')).toBeVisible();
  await expect(rowOf(page, 'P-001')).toBeVisible();
  await chooseView(page, '放弃修改');
  await expect(viewButton(page, '视图：电动工具')).toBeVisible();
  await expect(rowOf(page, 'P-001')).toHaveCount(0);

  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '显示单价' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(viewButton(page, '视图：电动工具（有未保存的修改）')).toBeVisible();
  await chooseView(page, '保存修改');
  await expect(viewButton(page, '视图：电动工具')).toBeVisible();
  await chooseView(page, '页面默认');
  await expect(page.getByRole('columnheader', { name: '单价' })).toBeVisible();
  await chooseView(page, '电动工具');
  await expect(page.getByRole('columnheader', { name: '单价' })).toHaveCount(0);
});

test('the list opens in the view that the person wants, renamed or not, until it is removed', async ({
  page,
}) => {
  await chooseView(page, '电动工具');
  await chooseView(page, '设为默认打开');
  await expect(page.getByText('以后打开时显示视图“电动工具”')).toBeVisible();
  await chooseView(page, '修改名称');
  await drawerOf(page).getByLabel('视图名称').fill('电钻类');
  await drawerOf(page)
    .getByRole('button', { name: /保\s*存/ })
    .click();
  await expect(viewButton(page, '视图：电钻类')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`${app.url}/#/demo/stock`);
  await expect(viewButton(page, '视图：电钻类')).toBeVisible();
  await expect(rowOf(page, 'P-001')).toHaveCount(0);
  // The page's own is still one choice away, and stays over a reload.
  await chooseView(page, '页面默认');
  await expect(rowOf(page, 'P-001')).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 'P-001')).toBeVisible();
  await chooseView(page, /^电钻类/);
  await chooseView(page, '删除视图');
  await drawerOf(page).getByRole('button', { name: '删除视图' }).click();
  await expect(viewButton(page, '视图：页面默认')).toBeVisible();
  await expect(rowOf(page, 'P-001')).toBeVisible();
});

test('a view says what of it is gone, and shows the rest', async ({ page }) => {
  const answer = await api(app.url, await signIn(app.url), 'POST', '/system/savedView', {
    page: 'demo/stock',
    list: 'list',
    name: '旧视图',
    isShared: true,
    content: {
      query: { productName: '电', colour: 'red' },
      columns: { order: ['weight', 'shelf'], shown: { price: false } },
    },
  });
  expect(answer.code, answer.msg).toBe(200);
  await page.reload();
  await chooseView(page, '旧视图');
  await expect(page.getByRole('note')).toContainText('已忽略：colour、weight');
  await expect(rowOf(page, 'P-002')).toBeVisible();
  await expect(rowOf(page, 'P-001')).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: '单价' })).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(`${app.url}/#/demo/stock?productName=手&view=nobody-has-this`);
  await expect(page.getByText('该视图不存在或已被删除')).toBeVisible();
  await expect(rowOf(page, 'P-003')).toBeVisible();
  await expect(rowOf(page, 'P-001')).toHaveCount(0);
});

/** The control of a cell while rows are edited. */
const cellOf = (page: Page, code: string, field: string) =>
  rowOf(page, code).locator(`[data-field="${field}"] input`);
const stockOf = async (code: string) => {
  const list = await api(app.url, await signIn(app.url), 'GET', '/demo/stock/list');
  return list.rows.find((row: { productCode: string }) => row.productCode === code);
};

test('cells of several rows are changed by the keyboard and saved together', async ({ page }) => {
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
  expect(await stockOf('P-001')).toMatchObject({ onHand: 15, shelf: null });
  expect(await stockOf('P-002')).toMatchObject({ onHand: 25, shelf: 'B-2' });
});

test('what is wrong stands at its cell and in a list, and nothing is saved until it is right', async ({
  page,
}) => {
  await page.getByRole('button', { name: '批量编辑' }).click();
  await cellOf(page, 'P-001', 'lowest').fill('3');
  await cellOf(page, 'P-001', 'lowest').blur();
  await cellOf(page, 'P-002', 'onHand').fill('');
  await cellOf(page, 'P-002', 'onHand').blur();
  await page.getByRole('button', { name: '保存全部' }).click();
  const problems = page.getByRole('alert').filter({ hasText: '所有修改均未保存' });
  await expect(problems).toContainText('电钻：');
  await expect(cellOf(page, 'P-002', 'onHand')).toHaveAttribute('aria-invalid', 'true');
  expect(await stockOf('P-001')).toMatchObject({ lowest: 10 });
  // Escape takes back the cell, and with it what was wrong.
  await cellOf(page, 'P-002', 'onHand').press('Escape');
  await expect(cellOf(page, 'P-002', 'onHand')).toHaveValue('25');
  await expect(problems).toHaveCount(0);
  const { stockId } = await stockOf('P-001');
  await api(app.url, await signIn(app.url), 'PUT', '/demo/stock/batch', {
    rows: [{ stockId, shelf: 'X' }],
  });
  await page.getByRole('button', { name: '保存全部' }).click();
  await expect(problems).toContainText('螺丝刀：数据已被他人修改');
  await rowOf(page, 'P-001').getByRole('button', { name: '撤销修改' }).click();
  await expect(page.getByRole('button', { name: '保存全部' })).toBeDisabled();
});

test('changed cells are not lost without a question', async ({ page }) => {
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
  expect(await stockOf('P-001')).toMatchObject({ lowest: 10 });
});

test('cells of a spreadsheet are pasted from the cell with the focus on, and taken back at once', async ({
  page,
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
  await expect(page.getByText('已修改 2 行')).toBeVisible();
  // The last row cannot be edited, and no page has a fourth one.
  expect(await valuesOf('onHand')).toEqual(['30', '40', before[0]![2]]);
  expect(await valuesOf('lowest')).toEqual(['10', '12', before[1]![2]]);
  await expect(cellOf(page, 'P-001', 'lowest')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('无法识别，保持原值：螺丝刀的下限“多”')).toBeVisible();
  await expect(page.getByText('1 行超出本页，未粘贴')).toBeVisible();
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
  expect(await stockOf('P-001')).toMatchObject({ receivedOn: '2026-03-01', price: 1234.5 });
  expect(await stockOf('P-001')).toMatchObject({ received: null, onHand: 15 });
  expect(await stockOf('P-002')).toMatchObject({ lowest: 3, shelf: 'C-3', onHand: 25 });
});
