/**
 * Dynamic fields, by the example of docs/examples/catalogue: a catalogue record says what products
 * have beyond their model; their forms and details follow.
 */
import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { field, fridges, save, test } from './support/catalogue.ts';
import { choose, drawerOf, rowOf } from './support/list.ts';
import { expect } from './support/test.ts';

const input = (form: Locator, index: number, column: string): Locator =>
  form.locator(`[data-row="${index}"] [data-column="${column}"] input`);
/** Adds a row of definitions to the form of a kind, and fills it in. */
async function define(page: Page, form: Locator, index: number, values: Record<string, string>) {
  await form.getByRole('button', { name: '添加' }).click();
  for (const [column, value] of Object.entries(values)) {
    if (column === 'type')
      await choose(
        page,
        form.locator(`[data-row="${index}"] [data-column="type"]`).getByRole('combobox'),
        value,
      );
    else await input(form, index, column).fill(value);
  }
}

test('a catalogue record defines fields, and is refused where they are none', async ({
  page,
  openPage,
}) => {
  await openPage('productKind');
  await page.getByRole('button', { name: '新增' }).click();
  const form = drawerOf(page);
  await field(form, '品类名称').fill('冰箱');
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
  openPage,
  addKind,
}) => {
  await addKind(fridges);
  await addKind({
    kindName: '茶',
    fields: [{ name: 'grade', label: '等级', type: 'integer', maximum: 5 }],
  });
  await openPage('product');
  await page.getByRole('button', { name: '新增' }).click();
  const form = drawerOf(page);
  await field(form, '商品编码').fill('P1');
  await field(form, '商品名称').fill('小冰箱');
  await choose(page, field(form, '品类'), '冰箱');
  await field(form, '颜色').fill('白');
  await save(form);
  await expect(form.getByText('功率不能为空')).toBeVisible();
  await field(form, '功率').fill('120.5');

  await choose(page, field(form, '品类'), '茶');
  await expect(field(form, '等级')).toBeVisible();
  await expect(field(form, '功率')).toBeHidden();
  await choose(page, field(form, '品类'), '冰箱');
  await expect(field(form, '功率')).toHaveValue(/120\.5/);
  await expect(field(form, '颜色')).toHaveValue('白');
  expect(await violations(page, '.ant-drawer', 'all')).toEqual([]);
  await save(form);
  await expect(form).toBeHidden();
  const row = rowOf(page, 'P1');
  await expect(row).toContainText('功率');
  await expect(row).toContainText('120.5');
  await expect(row).toContainText('白');
  // Narrowed to one kind, each of its fields has a column, which can be put away.
  await page.getByRole('button', { name: /展\s*开/ }).click();
  await choose(page, page.getByRole('search').getByRole('combobox', { name: '品类' }), '冰箱');
  await page.getByRole('button', { name: /查\s*询/ }).click();
  const heads = page.getByRole('columnheader');
  await expect(heads.filter({ hasText: '功率' })).toBeVisible();
  await expect(heads.filter({ hasText: '颜色' })).toBeVisible();
  await expect(heads.filter({ hasText: '属性' })).toHaveCount(0);
  await expect(row).toContainText('120.50W');
});

test('a kind shows what it inherits, and says something else of it', async ({
  page,
  openPage,
  addKind,
}) => {
  const parentId = await addKind({
    kindName: '家电',
    fields: [
      { name: 'brand', label: '品牌', type: 'string', required: true },
      { name: 'watt', label: '瓦数', type: 'integer', maximum: 5000, unit: 'W' },
    ],
  });
  await addKind({ kindName: '灯具', parentId });
  await openPage('productKind');
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

  await openPage('product');
  await page.getByRole('button', { name: '新增' }).click();
  await field(form, '商品编码').fill('L1');
  await field(form, '商品名称').fill('台灯');
  await choose(page, field(form, '品类'), '灯具');
  await field(form, '瓦数').fill('100');
  await save(form);
  await expect(form.getByText('品牌不能为空')).toBeVisible();
  await expect(form.getByText('瓦数不能大于60')).toBeVisible();
});

test('a value whose definition has gone is shown as what it is', async ({
  page,
  admin,
  openPage,
  addKind,
}) => {
  const kindId = await addKind(fridges);
  const extra = { power: 120.5, colour: '白' };
  const product = { productNo: 'P1', productName: '小冰箱', kindId, extra };
  expect(await admin('POST', '/demo/product', product)).toMatchObject({ code: 200 });
  const { data } = await admin('GET', `/demo/productKind/${kindId}`);
  const fields = data.fields.filter((one: { name: string }) => one.name === 'power');
  expect(await admin('PUT', '/demo/productKind', { ...data, fields })).toMatchObject({ code: 200 });
  await openPage('product');
  await rowOf(page, 'P1').getByRole('button', { name: 'P1' }).click();
  const view = drawerOf(page);
  await expect(view.getByText('120.5')).toBeVisible();
  await expect(view.getByText('colour（已停用）')).toBeVisible();
  await expect(view.getByText('白', { exact: true })).toBeVisible();
});
