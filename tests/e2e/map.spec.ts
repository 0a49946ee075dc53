/** The built-in map: places, routes, keys, and what is said when something is missing. */
import type { Page } from '@playwright/test';
import { json, osrmAnswer, startService } from '../server/map/service.ts';
import { startApp } from './support/app.ts';
import { violations } from './support/axe.ts';
import { enter, expect, test } from './support/test.ts';

const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const map = (page: Page) => page.getByRole('application');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Types a text, and takes the first place that is suggested. */
async function choose(page: Page, name: string, text: string, place: string | RegExp) {
  await box(page, name).fill(text);
  await expect(
    page.locator('.ant-select-item-option-active').filter({ visible: true }),
  ).toContainText(place);
  await box(page, name).press('Enter');
}

test('two places are chosen by name and pinyin, and the straight line between them is called so', async ({
  page,
  open,
}) => {
  await open('/AMapView');
  await expect(map(page)).toHaveAccessibleName('路线地图');
  await expect(page.locator('.pl-map-names text').getByText('天津', { exact: true })).toBeVisible();
  await choose(page, '起点', 'beijing', '北京市');
  await expect(box(page, '起点')).toHaveValue('北京市');
  await choose(page, '终点', '上海 浦东', '浦东新区');
  await button(page, '查询').press('Enter');
  await expect(page.getByText('直线距离')).toBeVisible();
  await expect(page.getByText(/^10\d\d 公里$/)).toBeVisible();
  await expect(page.getByText('无法估计')).toBeVisible();
  await expect(page.getByText('未配置路线服务，图中虚线为两点间的直线')).toBeVisible();
  await expect(page.locator('.pl-map-route-straight')).toHaveCount(1);
  await expect(page.locator('.pl-map-marker')).toHaveCount(2);
  await expect(map(page)).toHaveAccessibleName('路线地图，从北京市到浦东新区');
  expect(await violations(page, '.pl-blocks', 'all')).toEqual([]);
  await button(page, '交换起点和终点').click();
  await expect(box(page, '起点')).toHaveValue('浦东新区');
  await expect(page.getByText('直线距离')).toBeHidden();
  await button(page, '清除').click();
  await expect(box(page, '终点')).toHaveValue('');
  await expect(page.locator('.pl-map-marker')).toHaveCount(0);
});

test('what is missing is said at its box; the same place twice is none', async ({ page, open }) => {
  await open('/AMapView');
  await button(page, '查询').press('Enter');
  await expect(page.getByRole('alert')).toHaveText('请选择起点');
  await choose(page, '起点', '116.4, 39.9', '坐标');
  await expect(page.getByRole('alert')).toHaveText('请选择终点');
  await choose(page, '终点', '116.4，39.9', '坐标');
  await expect(page.getByRole('alert')).toHaveText('起点和终点相同，请重新选择');
  await box(page, '终点').fill('没有这个地方');
  await expect(page.getByText('没有找到匹配的地点')).toBeVisible();
});

test('a place is chosen on the map, by the mouse and by the keys', async ({ page, open }) => {
  await open('/AMapView');
  await expect(page.locator('.pl-map-drawing')).toBeVisible();
  await button(page, '在地图上选起点').click();
  // In the middle stands the capital.
  await map(page).click();
  await expect(box(page, '起点')).toHaveValue(/^北京市.+区$/);
  await button(page, '在地图上选终点').click();
  await map(page).focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(box(page, '终点')).not.toHaveValue('');
  await expect(page.locator('.pl-map-marker')).toHaveCount(2);
  await button(page, '查询').press('Enter');
  await expect(page.getByText('直线距离')).toBeVisible();
});

test('the map is moved and zoomed by mouse, wheel, keys and buttons', async ({ page, open }) => {
  await open('/AMapView');
  const drawing = page.locator('.pl-map-drawing > g').first();
  await expect(drawing).toBeVisible();
  const moved = async (work: () => Promise<void>) => {
    const before = await drawing.getAttribute('transform');
    await work();
    await expect(drawing).not.toHaveAttribute('transform', before!);
  };
  const { x, y, width, height } = (await map(page).boundingBox())!;
  const middle = [x + width / 2, y + height / 2] as const;
  await moved(async () => {
    await page.mouse.move(...middle);
    await page.mouse.down();
    await page.mouse.move(middle[0] + 80, middle[1] + 30, { steps: 4 });
    await page.mouse.up();
  });
  await moved(() => page.mouse.wheel(0, -200));
  await map(page).focus();
  for (const key of ['ArrowLeft', 'ArrowUp', '+', '-', 'Home'])
    await moved(() => page.keyboard.press(key));
  await moved(() => button(page, '放大').click());
  await moved(() => button(page, '复位').click());
});

test('data that do not come are asked for again', async ({ page, open, complaints }) => {
  await page.route('**/assets/outlines-*', (route) => route.abort());
  await open('/AMapView');
  await expect(page.getByText('地图数据未能加载，请检查网络后重试')).toBeVisible();
  await page.unroute('**/assets/outlines-*');
  await button(page, '重试').click();
  await expect(page.locator('.pl-map-drawing')).toBeVisible();
  complaints.forget();
});

test('without a network the map works on once it is there', async ({ page, open, context }) => {
  await open('/AMapView');
  await choose(page, '起点', 'bj', '北京');
  await context.setOffline(true);
  await choose(page, '终点', '广州', '广州市');
  await button(page, '查询').press('Enter');
  await expect(page.getByText('直线距离')).toBeVisible();
  await context.setOffline(false);
});

test('settings that cannot be read are said in place', async ({ page, open, complaints }) => {
  await page.route('**/api/map/settings', (route) => route.abort());
  await open('/AMapView');
  await expect(page.getByText('未能读取地图设置')).toBeVisible();
  await page.unroute('**/api/map/settings');
  await button(page, '重试').click();
  await expect(page.locator('.pl-map-drawing')).toBeVisible();
  complaints.forget();
});

test('it is as useful on a phone, in the dark and in English', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('nav_theme', '"system"'));
  await open('/AMapView');
  await expect(page.locator('.pl-map-drawing')).toBeVisible();
  expect(await violations(page, '.pl-blocks', 'all')).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('with a service routes follow roads; its failure is said, and is tried again', async ({
  page,
  context,
}) => {
  const osrm = await startService();
  osrm.answer = json(osrmAnswer);
  const app = await startApp({ env: { OSRM_URL: osrm.url } });
  try {
    await enter(context, app.url);
    await page.goto(`${app.url}/#/AMapView`);
    await choose(page, '起点', '116.391,39.901', '坐标');
    await choose(page, '终点', '116.4,39.91', '坐标');
    await button(page, '查询').press('Enter');
    await expect(page.getByText('1.2 公里')).toBeVisible();
    await expect(page.getByText('3 分钟')).toBeVisible();
    const steps = page.getByRole('list', { name: '路线详情' }).getByRole('listitem');
    await expect(steps).toHaveText([
      '从长安街出发 800 米',
      '进入环岛，从第 2 个出口驶入无名道路 415 米',
      '到达终点',
    ]);
    await expect(page.locator('.pl-map-route')).toHaveCount(1);
    expect(await violations(page, '.pl-blocks', 'all')).toEqual([]);
    osrm.answer = json({ code: 'NoRoute' }, 400);
    await button(page, '查询').press('Enter');
    await expect(page.getByText('两点之间没有可以驾车的路线')).toBeVisible();
    osrm.answer = (request) => request.socket.destroy();
    await button(page, '查询').press('Enter');
    await expect(page.getByText('地图服务暂时无法连接，请稍后再试')).toBeVisible();
    osrm.answer = json(osrmAnswer);
    await button(page, '查询').press('Enter');
    await expect(page.getByText('1.2 公里')).toBeVisible();
  } finally {
    await app.stop();
    await osrm.stop();
  }
});
