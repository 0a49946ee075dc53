/**
 * Lists of records with dynamic fields, by the example of docs/examples/catalogue: searched, sorted
 * and imported by what one kind of products defines.
 */
import { violations } from './support/axe.ts';
import { field, test } from './support/catalogue.ts';
import { choose, openChoices, rowOf } from './support/list.ts';
import { expect } from './support/test.ts';

test('a list of one kind is searched and sorted by what it defines', async ({
  page,
  admin,
  app,
  openPage,
  addKind,
}) => {
  const dict = { dictName: '包装', dictType: 'demo_pack', status: '0' };
  await admin('POST', '/system/dict/type', dict);
  for (const [dictValue, dictLabel] of Object.entries({ box: '纸箱', bag: '袋装' }))
    await admin('POST', '/system/dict/data', {
      dictType: 'demo_pack',
      dictLabel,
      dictValue,
      dictSort: 1,
      status: '0',
    });
  const kindId = await addKind({
    kindName: '水壶',
    fields: [
      { name: 'volume', label: '容量', type: 'decimal', unit: 'L', searchable: true },
      { name: 'pack', label: '包装', type: 'string', dict: 'demo_pack', searchable: true },
      { name: 'colour', label: '颜色', type: 'string', searchable: true },
      { name: 'soldOn', label: '上架日期', type: 'date', searchable: true },
      { name: 'note', label: '备注', type: 'string' },
    ],
  });
  await addKind({ kindName: '茶' });
  const kettles = [
    { volume: 1.5, pack: 'box', colour: '大红', soldOn: '2026-01-31' },
    { volume: 2, pack: 'bag', colour: '红', soldOn: '2026-02-01' },
    { volume: 10, pack: 'box', colour: '白', soldOn: '2026-02-28' },
  ];
  for (const [index, extra] of kettles.entries())
    await admin('POST', '/demo/product', {
      productNo: `K${index + 1}`,
      productName: '水壶',
      kindId,
      extra,
    });

  await openPage('product');
  const search = page.getByRole('search');
  const query = (): Promise<void> => search.getByRole('button', { name: /查\s*询/ }).click();
  await search.getByRole('button', { name: /展\s*开/ }).click();
  await choose(page, search.getByRole('combobox', { name: '品类' }), '水壶');
  await expect(field(search, '颜色')).toBeVisible();
  await expect(field(search, '备注')).toHaveCount(0);
  await field(search, '颜色').fill('红');
  await query();
  await expect(rowOf(page, 'K1')).toBeVisible();
  await expect(rowOf(page, 'K3')).toHaveCount(0);
  await choose(page, search.getByRole('combobox', { name: '包装' }), '袋装');
  await page.keyboard.press('Escape');
  await query();
  await expect(rowOf(page, 'K2')).toBeVisible();
  await expect(rowOf(page, 'K1')).toHaveCount(0);
  await expect.poll(() => decodeURIComponent(page.url())).toContain('"pack":["bag"]');

  // The address brings everything back.
  await page.reload();
  await expect(rowOf(page, 'K2')).toBeVisible();
  await expect(rowOf(page, 'K1')).toHaveCount(0);
  await expect(field(search, '颜色')).toHaveValue('红');
  await expect(search.getByText('袋装')).toBeVisible();
  expect(await violations(page, '.pl-list', 'all')).toEqual([]);

  // Another kind takes searches along that it does not define to nowhere.
  await choose(page, search.getByRole('combobox', { name: '品类' }), '茶');
  await expect(field(search, '颜色')).toHaveCount(0);
  await query();
  await expect.poll(() => decodeURIComponent(page.url())).not.toContain('colour');

  await page.goto(`${app}/#/demo/product?kindId=${kindId}&extra={"volume":{"min":2}}`);
  await expect(rowOf(page, 'K3')).toBeVisible();
  await expect(rowOf(page, 'K1')).toHaveCount(0);
  await page.goto(`${app}/#/demo/product?kindId=${kindId}`);
  await expect(rowOf(page, 'K1')).toBeVisible();
  await page.getByRole('columnheader', { name: '容量' }).click();
  await expect(page.locator('.pl-table tbody tr').first()).toContainText('K1');
  await page.getByRole('columnheader', { name: '容量' }).click();
  await expect(page.locator('.pl-table tbody tr').first()).toContainText('K3');
  await expect(page).toHaveURL(/sort=extra\.volume-desc/);

  // The template has the columns of the kind that the list shows.
  await page.getByRole('button', { name: '导入' }).click();
  const template = page.waitForRequest((request) => request.url().endsWith('/importTemplate'));
  await page.getByRole('button', { name: '下载模板' }).click();
  expect((await template).postData()).toBe(`kindId=${kindId}`);
});

test('a tree of choices that is opened before they have come stays open, and shows them', async ({
  page,
  openPage,
  addKind,
}) => {
  const parentId = await addKind({ kindName: '厨具' });
  await addKind({ kindName: '水壶', parentId });
  const released = Promise.withResolvers<void>();
  await page.route('**/api/demo/productKind/**', async (route) => {
    await released.promise;
    await route.continue();
  });
  await openPage('product');
  const search = page.getByRole('search');
  await search.getByRole('button', { name: /展\s*开/ }).click();
  const box = search.getByRole('combobox', { name: '品类' });
  await openChoices(box);
  released.resolve();
  const choices = page.locator('.ant-select-dropdown:visible');
  await expect(choices.getByText('水壶', { exact: true })).toBeVisible();
  await expect(box).toBeFocused();
});
