/** Points and areas in forms, cells and searches: docs/examples/depot. */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { startDepots, type Depots } from './support/depots.ts';
import { pick } from './support/list.ts';
import { enter, expect, test } from './support/test.ts';

let depots: Depots;
test.beforeAll(async () => {
  depots = await startDepots();
});
test.afterAll(async () => {
  await depots.stop();
});
test.beforeEach(async ({ context, page }) => {
  await enter(context, depots.url);
  await page.goto(`${depots.url}/#/demo/depot`);
});

const drawer = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) =>
  drawer(page).getByRole('combobox', { name, exact: true });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function create(page: Page, name: string) {
  await page.getByRole('button', { name: '新增' }).press('Enter');
  await drawer(page).getByLabel('仓库名称').fill(name);
}

async function save(page: Page) {
  await drawer(page)
    .getByRole('button', { name: /确\s*定|保\s*存|提\s*交/ })
    .press('Enter');
  await expect(drawer(page)).toBeHidden();
}

const stored = async (name: string): Promise<Record<string, unknown>> => {
  const { rows } = await depots.call(
    'GET',
    `/demo/depot/list?depotName=${encodeURIComponent(name)}`,
  );
  return (rows as Record<string, unknown>[])[0]!;
};

test('an area is found by pinyin, a point by name; both are stored and shown', async ({ page }) => {
  await create(page, '杭州仓');
  await field(page, '所在地区').fill('xihuqu');
  await pick(
    page.locator('.ant-cascader-menu-item').filter({ hasText: '浙江省 / 杭州市 / 西湖区' }),
  );
  await expect(page.locator('.ant-cascader-dropdown')).toBeHidden();
  await field(page, '位置').fill('西湖区');
  await pick(page.locator('.ant-select-item-option').filter({ hasText: '浙江省 / 杭州市' }));
  await expect(field(page, '位置')).toHaveValue('西湖区');
  expect(await violations(page, '.ant-drawer-body', 'all')).toEqual([]);
  await save(page);
  const row = rowOf(page, '杭州仓');
  await expect(row).toContainText('浙江省 / 杭州市 / 西湖区');
  expect(await stored('杭州仓')).toMatchObject({ area: '330106', place: { label: '西湖区' } });
});

/** Keeps the map away until it is let come. */
async function holdMap(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/map/settings', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('what is typed before the map is there is looked up when it comes', async ({ page }) => {
  const release = await holdMap(page);
  await create(page, '早到仓');
  await drawer(page).getByRole('textbox', { name: '位置', exact: true }).fill('西湖区');
  release();
  await pick(page.locator('.ant-select-item-option').filter({ hasText: '浙江省 / 杭州市' }));
  await expect(field(page, '位置')).toHaveValue('西湖区');
});

test('the map that comes leaves the keyboard to whoever went on', async ({ page }) => {
  const release = await holdMap(page);
  await create(page, '先行仓');
  await drawer(page).getByRole('textbox', { name: '位置', exact: true }).fill('西湖区');
  const name = drawer(page).getByLabel('仓库名称');
  await name.focus();
  release();
  await expect(field(page, '位置')).toHaveValue('西湖区');
  await expect(name).toBeFocused();
});

test('typed coordinates are a point; a click on the map is one, and gets its name', async ({
  page,
}) => {
  await create(page, '北京仓');
  await field(page, '位置').fill('116.45, 39.93');
  await expect(page.locator('.ant-select-item-option-active')).toContainText('坐标');
  await field(page, '位置').press('Enter');
  await drawer(page).getByRole('button', { name: '在地图上选点' }).press('Enter');
  const map = drawer(page).getByRole('application', { name: '选点地图' });
  await expect(map.locator('.pl-map-marker')).toHaveCount(1);
  await map.focus();
  await page.keyboard.press('Enter');
  await expect(field(page, '位置')).toHaveValue('北京市朝阳区');
  expect(await violations(page, '.ant-drawer-body', 'all')).toEqual([]);
  await save(page);
  expect(await stored('北京仓')).toMatchObject({
    place: { lng: expect.closeTo(116.45, 2), lat: expect.closeTo(39.93, 2), label: '北京市朝阳区' },
  });
});

test('an area is chosen on the map, province by province, and with the keys', async ({ page }) => {
  await create(page, '上海仓');
  // Each button says of which field it is.
  const button = (name: string) => drawer(page).getByRole('button', { name, exact: true });
  await expect(button('在地图上选择 收货地址')).toHaveCount(1);
  await expect(button('在地图上选点 位置')).toHaveCount(1);
  await button('在地图上选择 所在地区').press('Enter');
  const areas = drawer(page).getByRole('group', { name: '请继续选择下级：' });
  await areas.getByRole('button', { name: '上海市', exact: true }).press('Enter');
  const map = drawer(page).getByRole('application', { name: '行政区划地图' });
  await expect(map.locator('.pl-area-scope')).toHaveCount(1);
  // The province fills the place: its middle is one of its districts.
  await map.focus();
  await page.keyboard.press('Enter');
  await expect(map.locator('.pl-area-chosen')).toHaveCount(1);
  await expect(areas.locator('[aria-pressed="true"]')).toHaveText(/区$/);
  expect(await violations(page, '.ant-drawer-body', 'all')).toEqual([]);
  await save(page);
  expect(String((await stored('上海仓')).area)).toMatch(/^3101\d\d$/);
});

test('bad values are shown as they are, and replaced by choosing', async ({ page }) => {
  await depots.call('POST', '/demo/depot', { depotName: '坏值', area: '999999', place: { a: 1 } });
  await page.reload();
  const row = rowOf(page, '坏值');
  await expect(row).toContainText('未知区划 999999');
  await expect(row).toContainText('{"a":1}');
  await row.getByRole('button', { name: '修改' }).press('Enter');
  await expect(drawer(page).getByText('原值“{"a":1}”不是坐标，重新选择后会被替换')).toBeVisible();
  await expect(drawer(page).getByText('未知区划 999999')).toBeVisible();
});

test('without the settings of maps coordinates are still typed', async ({ page, complaints }) => {
  await page.route('**/api/map/settings', (route) => route.abort());
  await create(page, '离线仓');
  await expect(drawer(page).getByText('未能读取地图设置')).toBeVisible();
  const typed = drawer(page).getByRole('textbox', { name: '位置', exact: true });
  await typed.fill('某处');
  await expect(drawer(page).getByText('请输入经度和纬度，以逗号分隔')).toBeVisible();
  await typed.fill('120.1, 30.2');
  await save(page);
  expect(await stored('离线仓')).toMatchObject({ place: { lng: 120.1, lat: 30.2 } });
  complaints.forget();
});
