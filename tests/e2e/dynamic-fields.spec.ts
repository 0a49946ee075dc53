/**
 * Dynamic fields: the example of docs/examples/catalogue, run in a copy of the project. A catalogue
 * record says what products have beyond their model; their form, list and details follow.
 */
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { projectRoot, startApp, type App } from './support/app.ts';
import { violations } from './support/axe.ts';
import { copyProject, type Copy } from './support/guide.ts';
import { drawerOf, rowOf } from './support/list.ts';
import { api, enter, expect, signIn, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

const example = (name: string): string =>
  readFileSync(path.join(projectRoot, 'docs/examples/catalogue', name), 'utf8');

let copy: Copy;
let app: App;

test.beforeAll(async () => {
  copy = copyProject();
  copy.write({
    'schemas/models/productKind.json': example('node.model.json'),
    'schemas/models/product.json': example('model.json'),
    'schemas/pages/demo/productKind.json': example('node.page.json'),
    'schemas/pages/demo/product.json': example('page.json'),
    'schemas/models/quote.json': example('owner.model.json'),
    'schemas/models/quoteLine.json': example('line.model.json'),
    'schemas/pages/demo/quote.json': example('owner.page.json'),
  });
  symlinkSync(path.join(projectRoot, 'dist'), path.join(copy.root, 'dist'));
  app = await startApp({ root: copy.root });
});

test.afterAll(async () => {
  await app.stop();
  copy.remove();
});

const open = async (page: Page, name: string): Promise<void> => {
  await page.goto(`${app.url}/#/demo/${name}`);
  await expect(page.getByRole('button', { name: '新增' })).toBeVisible();
};
test.beforeEach(({ context }) => enter(context, app.url));

const search = (page: Page): Locator => page.locator('.pl-list-search');
const query = (page: Page): Promise<void> =>
  search(page)
    .getByRole('button', { name: /查\s*询/ })
    .click();
const input = (form: Locator, index: number, column: string): Locator =>
  form.locator(`[data-row="${index}"] [data-column="${column}"] input`);
const save = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: /保\s*存/ }).click();
const choose = async (page: Page, field: Locator, option: string): Promise<void> => {
  // What is chosen lies over the control.
  await field.click({ force: true });
  await page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).click();
};
const label = (form: Locator, text: string): Locator => form.getByLabel(text, { exact: true });
/** The field that holds the definitions of one row, by its position. */
async function define(page: Page, form: Locator, index: number, values: Record<string, string>) {
  await form.getByRole('button', { name: /新增|添加/ }).click();
  for (const [column, value] of Object.entries(values)) {
    if (column === 'type') {
      await choose(page, form.locator(`[data-row="${index}"] [data-column="type"]`), value);
    } else await input(form, index, column).fill(value);
  }
}

test('a catalogue record defines fields, and is refused where they are none', async ({ page }) => {
  await open(page, 'productKind');
  await page.getByRole('button', { name: '新增' }).click();
  const form = drawerOf(page);
  await label(form, '品类名称').fill('冰箱');
  await define(page, form, 0, {
    label: '功率',
    name: 'power',
    type: '小数',
    unit: 'W',
    minimum: '1',
  });
  await form.locator('[data-row="0"] [data-column="required"]').getByRole('switch').click();
  await define(page, form, 1, { label: '颜色', name: 'power' });
  await save(form);
  await expect(form.getByRole('alert')).toContainText('字段名“power”重复');
  await input(form, 1, 'name').fill('colour');
  await save(form);
  await expect(form).toBeHidden();
  await expect(rowOf(page, '冰箱')).toBeVisible();
});

test('a form has the fields of the chosen record; what was entered is there again', async ({
  page,
}) => {
  const token = await signIn(app.url);
  await api(app.url, token, 'POST', '/demo/productKind', {
    kindName: '茶',
    fields: [{ name: 'grade', label: '等级', type: 'integer', maximum: 5 }],
  });
  await open(page, 'product');
  await page.getByRole('button', { name: '新增' }).click();
  const form = drawerOf(page);
  await label(form, '商品编码').fill('P1');
  await label(form, '商品名称').fill('小冰箱');
  await choose(page, label(form, '品类'), '冰箱');
  await label(form, '颜色').fill('白');
  await save(form);
  await expect(form.getByText('功率不能为空')).toBeVisible();
  await label(form, '功率').fill('120.5');

  await choose(page, label(form, '品类'), '茶');
  await expect(label(form, '等级')).toBeVisible();
  await expect(label(form, '功率')).toBeHidden();
  await choose(page, label(form, '品类'), '冰箱');
  await expect(label(form, '功率')).toHaveValue(/120\.5/);
  await expect(label(form, '颜色')).toHaveValue('白');
  expect(await violations(page, '.ant-drawer', 'all')).toEqual([]);
  await save(form);
  await expect(form).toBeHidden();
  const row = rowOf(page, 'P1');
  await expect(row).toContainText('功率');
  await expect(row).toContainText('120.5');
  await expect(row).toContainText('白');
  // Narrowed to one kind, each of its fields has a column, which can be put away.
  await page.getByRole('button', { name: /展\s*开/ }).click();
  await choose(
    page,
    page.locator('.pl-list-search').getByRole('combobox', { name: '品类' }),
    '冰箱',
  );
  await page.getByRole('button', { name: /查\s*询/ }).click();
  const heads = page.getByRole('columnheader');
  await expect(heads.filter({ hasText: '功率' })).toBeVisible();
  await expect(heads.filter({ hasText: '颜色' })).toBeVisible();
  await expect(heads.filter({ hasText: '属性' })).toHaveCount(0);
  await expect(row).toContainText('120.50W');
});

test('a kind shows what it inherits, and says something else of it', async ({ page }) => {
  const token = await signIn(app.url);
  const add = async (body: object): Promise<number> => {
    await api(app.url, token, 'POST', '/demo/productKind', body);
    const name = encodeURIComponent((body as { kindName: string }).kindName);
    const { data } = await api(app.url, token, 'GET', `/demo/productKind/list?kindName=${name}`);
    return data[0].kindId;
  };
  const parentId = await add({
    kindName: '家电',
    fields: [
      { name: 'brand', label: '品牌', type: 'string', required: true },
      { name: 'watt', label: '瓦数', type: 'integer', maximum: 5000, unit: 'W' },
    ],
  });
  await add({ kindName: '灯具', parentId });
  await open(page, 'productKind');
  await rowOf(page, '灯具').getByRole('button', { name: '修改' }).click();
  const form = drawerOf(page);
  const inherited = form.getByRole('table', { name: '继承自上级的属性' });
  await expect(inherited.getByRole('row').nth(1)).toContainText('品牌');
  await expect(inherited.getByRole('row').nth(2)).toContainText('最大值 5000');
  await expect(inherited.getByRole('row').nth(2)).toContainText('家电');
  await inherited.getByRole('button', { name: '覆盖“瓦数”' }).click();
  await expect(inherited.getByText('已覆盖')).toBeVisible();
  await expect(input(form, 0, 'name')).toHaveValue('watt');
  await input(form, 0, 'maximum').fill('60');
  expect(await violations(page, '.ant-drawer', 'all')).toEqual([]);
  await save(form);
  await expect(form).toBeHidden();

  await open(page, 'product');
  await page.getByRole('button', { name: '新增' }).click();
  await label(form, '商品编码').fill('L1');
  await label(form, '商品名称').fill('台灯');
  await choose(page, label(form, '品类'), '灯具');
  await label(form, '瓦数').fill('100');
  await save(form);
  await expect(form.getByText('品牌不能为空')).toBeVisible();
  // The control takes no more than the kind itself allows.
  await expect(label(form, '瓦数')).toHaveValue('60');
});

test('narrower definitions say whom they would refuse before they are stored', async ({ page }) => {
  const token = await signIn(app.url);
  await api(app.url, token, 'POST', '/demo/productKind', {
    kindName: '风扇',
    fields: [{ name: 'speed', label: '转速', type: 'integer' }],
  });
  const { data: kinds } = await api(app.url, token, 'GET', '/demo/productKind/list?kindName=风扇');
  const { kindId } = kinds[0];
  for (const [index, speed] of [800, 1200, 1500].entries())
    await api(app.url, token, 'POST', '/demo/product', {
      productNo: `F${index}`,
      productName: '风扇',
      kindId,
      extra: { speed },
    });
  await open(page, 'productKind');
  await rowOf(page, '风扇').getByRole('button', { name: '修改' }).click();
  const form = drawerOf(page);
  await input(form, 0, 'maximum').fill('1000');
  await save(form);
  const question = page.locator('.ant-modal-confirm').filter({ hasText: '有记录不符合新的定义' });
  await expect(question).toContainText('“转速”：2 条记录');
  expect(await violations(page, '.ant-modal-confirm', 'all')).toEqual([]);
  await question.getByRole('button', { name: /取\s*消/ }).press('Enter');
  await expect(question).toBeHidden();
  await expect(input(form, 0, 'maximum')).toHaveValue('1000');
  const read = async () => (await api(app.url, token, 'GET', `/demo/productKind/${kindId}`)).data;
  expect((await read()).fields[0].maximum).toBeUndefined();
  await save(form);
  await question.getByRole('button', { name: '仍然保存' }).press('Enter');
  await expect(form).toBeHidden();
  expect((await read()).fields[0].maximum).toBe(1000);
});

test('a list of one kind is searched and sorted by what it defines', async ({ page }) => {
  const token = await signIn(app.url);
  const dict = { dictName: '包装', dictType: 'demo_pack', status: '0' };
  await api(app.url, token, 'POST', '/system/dict/type', dict);
  for (const [dictValue, dictLabel] of Object.entries({ box: '纸箱', bag: '袋装' }))
    await api(app.url, token, 'POST', '/system/dict/data', {
      dictType: 'demo_pack',
      dictLabel,
      dictValue,
      dictSort: 1,
      status: '0',
    });
  await api(app.url, token, 'POST', '/demo/productKind', {
    kindName: '水壶',
    fields: [
      { name: 'volume', label: '容量', type: 'decimal', unit: 'L', searchable: true },
      { name: 'pack', label: '包装', type: 'string', dict: 'demo_pack', searchable: true },
      { name: 'colour', label: '颜色', type: 'string', searchable: true },
      { name: 'soldOn', label: '上架日期', type: 'date', searchable: true },
      { name: 'note', label: '备注', type: 'string' },
    ],
  });
  const { data: kinds } = await api(app.url, token, 'GET', '/demo/productKind/list?kindName=水壶');
  const { kindId } = kinds[0];
  const kettles = [
    { volume: 1.5, pack: 'box', colour: '大红', soldOn: '2026-01-31' },
    { volume: 2, pack: 'bag', colour: '红', soldOn: '2026-02-01' },
    { volume: 10, pack: 'box', colour: '白', soldOn: '2026-02-28' },
  ];
  for (const [index, extra] of kettles.entries())
    await api(app.url, token, 'POST', '/demo/product', {
      productNo: `K${index + 1}`,
      productName: '水壶',
      kindId,
      extra,
    });

  await open(page, 'product');
  await search(page)
    .getByRole('button', { name: /展\s*开/ })
    .click();
  await choose(page, search(page).getByRole('combobox', { name: '品类' }), '水壶');
  await expect(label(search(page), '颜色')).toBeVisible();
  await expect(label(search(page), '备注')).toHaveCount(0);
  await label(search(page), '颜色').fill('红');
  await query(page);
  await expect(rowOf(page, 'K1')).toBeVisible();
  await expect(rowOf(page, 'K3')).toHaveCount(0);
  await choose(page, search(page).getByRole('combobox', { name: '包装' }), '袋装');
  await page.keyboard.press('Escape');
  await query(page);
  await expect(rowOf(page, 'K2')).toBeVisible();
  await expect(rowOf(page, 'K1')).toHaveCount(0);
  expect(decodeURIComponent(page.url())).toContain('"pack":["bag"]');

  // The address brings everything back.
  await page.reload();
  await expect(rowOf(page, 'K2')).toBeVisible();
  await expect(rowOf(page, 'K1')).toHaveCount(0);
  await expect(label(search(page), '颜色')).toHaveValue('红');
  await expect(search(page).getByText('袋装')).toBeVisible();
  expect(await violations(page, '.pl-list', 'all')).toEqual([]);

  // Another kind takes searches along that it does not define to nowhere.
  await choose(page, search(page).getByRole('combobox', { name: '品类' }), '茶');
  await expect(label(search(page), '颜色')).toHaveCount(0);
  await query(page);
  await expect.poll(() => decodeURIComponent(page.url())).not.toContain('colour');

  await page.goto(`${app.url}/#/demo/product?kindId=${kindId}&extra={"volume":{"min":2}}`);
  await expect(rowOf(page, 'K3')).toBeVisible();
  await expect(rowOf(page, 'K1')).toHaveCount(0);
  await page.goto(`${app.url}/#/demo/product?kindId=${kindId}`);
  await expect(rowOf(page, 'K1')).toBeVisible();
  await page.getByRole('columnheader', { name: '容量' }).click();
  await expect(page.locator('.pl-table tbody tr').first()).toContainText('K1');
  await page.getByRole('columnheader', { name: '容量' }).click();
  await expect(page.locator('.pl-table tbody tr').first()).toContainText('K3');
  expect(page.url()).toContain('sort=extra.volume-desc');

  // The template has the columns of the kind that the list shows.
  await page.getByRole('button', { name: '导入' }).click();
  const template = page.waitForRequest((request) => request.url().endsWith('/importTemplate'));
  await page.getByRole('button', { name: '下载模板' }).click();
  expect((await template).postData()).toBe(`kindId=${kindId}`);
});

test('a value whose definition has gone is shown as what it is', async ({ page }) => {
  const token = await signIn(app.url);
  const { data: kinds } = await api(app.url, token, 'GET', '/demo/productKind/list?kindName=冰箱');
  const { data } = await api(app.url, token, 'GET', `/demo/productKind/${kinds[0].kindId}`);
  await api(app.url, token, 'PUT', '/demo/productKind', {
    ...data,
    fields: data.fields.filter((one: { name: string }) => one.name === 'power'),
  });
  await open(page, 'product');
  await rowOf(page, 'P1').getByRole('button', { name: 'P1' }).click();
  const view = drawerOf(page);
  await expect(view.getByText('120.5')).toBeVisible();
  await expect(view.getByText('colour（已停用）')).toBeVisible();
  await expect(view.getByText('白', { exact: true })).toBeVisible();
});

test('rows have what the record defines that each of them names', async ({ page }) => {
  const token = await signIn(app.url);
  for (const [kindName, fields] of Object.entries({
    地毯: [{ name: 'width', label: '宽度', type: 'integer', maximum: 500, required: true }],
    油漆: [{ name: 'shade', label: '色号', type: 'string' }],
  }))
    await api(app.url, token, 'POST', '/demo/productKind', { kindName, fields });
  await open(page, 'quote');
  await page.getByRole('button', { name: '新增' }).click();
  const form = drawerOf(page);
  await label(form, '报价单号').fill('Q1');
  const row = (index: number): Locator => form.locator(`[data-row="${index}"]`);
  for (const [index, kind] of ['地毯', '油漆'].entries()) {
    await form.getByRole('button', { name: '添加' }).click();
    await choose(page, row(index).locator('[data-column="kindId"]').getByRole('combobox'), kind);
  }
  const width = row(0).getByLabel('宽度', { exact: true });
  await row(1).getByLabel('色号', { exact: true }).fill('RAL 9010');
  await save(form);
  await expect(row(0).getByText('宽度不能为空')).toBeVisible();
  await width.fill('200');
  // What was entered for one kind is there again, and is not sent for another.
  await choose(page, row(0).locator('[data-column="kindId"]').getByRole('combobox'), '油漆');
  await expect(width).toHaveCount(0);
  await choose(page, row(0).locator('[data-column="kindId"]').getByRole('combobox'), '地毯');
  await expect(width).toHaveValue('200');
  expect(await violations(page, '.ant-drawer', 'all')).toEqual([]);
  await save(form);
  await expect(form).toBeHidden();
  const { rows } = await api(app.url, token, 'GET', '/demo/quote/list?quoteNo=Q1');
  const read = async () =>
    (await api(app.url, token, 'GET', `/demo/quote/${rows[0].quoteId}`)).data.lines as {
      extra: unknown;
    }[];
  expect((await read()).map(({ extra }) => extra)).toEqual([{ width: 200 }, { shade: 'RAL 9010' }]);

  // Stored rows are shown, changed, and refused by the server at their cell.
  await rowOf(page, 'Q1').getByRole('button', { name: '修改' }).click();
  await expect(row(0).getByLabel('宽度', { exact: true })).toHaveValue('200');
  await row(1).getByLabel('色号', { exact: true }).fill('');
  await save(form);
  await expect(form).toBeHidden();
  expect((await read()).map(({ extra }) => extra)).toEqual([{ width: 200 }, {}]);
  await rowOf(page, 'Q1').getByRole('button', { name: 'Q1' }).click();
  await expect(drawerOf(page).getByText('200')).toBeVisible();
});
