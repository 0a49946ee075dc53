/** AMap in its frame, against a stand-in of its script and of its services. */
import type { Page } from '@playwright/test';
import { json, startService, type StandInService } from '../server/map/service.ts';
import { amapScript } from './support/amapScript.ts';
import { startApp, type App } from './support/app.ts';
import { violations } from './support/axe.ts';
import { enter, expect, test } from './support/test.ts';

const code = 'security-code-of-the-test';
let services: StandInService;
let app: App;
test.beforeAll(async () => {
  services = await startService();
  app = await startApp({
    env: {
      AMAP_KEY: 'key-of-the-test',
      AMAP_SECURITY_CODE: code,
      AMAP_SERVICE_URL: services.url,
    },
  });
});
test.afterAll(async () => {
  await app.stop();
  await services.stop();
});

const tip = (name: string, lng: number) => ({
  id: name,
  name,
  district: '北京市朝阳区',
  address: '某路1号',
  location: { lng, lat: 39.9 },
});

/** Serves the script, and opens the page. */
async function open(page: Page, script = amapScript) {
  await page.route('https://webapi.amap.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await enter(page.context(), app.url);
  await page.goto(`${app.url}/#/AMapView`);
}

const frame = (page: Page) => page.frameLocator('iframe.pl-amap');
const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

async function choose(page: Page, name: string, text: string) {
  services.answer = json({
    tips: [tip(text, name === '起点' ? 116.39 : 116.5), { name: '无坐标' }],
  });
  await box(page, name).fill(text);
  await expect(
    page.locator('.ant-select-item-option-active').filter({ visible: true }),
  ).toContainText('北京市朝阳区');
  await box(page, name).press('Enter');
}

test('places, the way of least time and its steps come from AMap; the code stays at the server', async ({
  page,
}) => {
  const seen: string[] = [];
  page.on('response', async (response) => {
    seen.push(response.url(), await response.text().catch(() => ''));
  });
  await open(page);
  await expect(frame(page).locator('#map')).toHaveAttribute('data-zoom', '8');
  await choose(page, '起点', '天安门');
  await choose(page, '终点', '国贸');
  expect(services.asked.at(-1)).toContain(`jscode=${code}`);
  expect(decodeURIComponent(services.asked.at(-1)!)).toContain('city=全国');
  await page.getByRole('button', { name: '查询', exact: true }).press('Enter');
  await expect(page.getByText('15.2 公里')).toBeVisible();
  await expect(page.getByText('31 分钟')).toBeVisible();
  await expect(page.getByRole('list', { name: '路线详情' }).getByRole('listitem')).toHaveText([
    '沿长安街向东行驶 15.0 公里',
    '到达目的地 200 米',
  ]);
  await expect(frame(page).locator('.marker')).toHaveText(['起', '终']);
  await expect(frame(page).locator('.line')).toHaveText('solid');
  await expect(frame(page).locator('#map')).toHaveAttribute('data-fitted', 'true');
  await expect(page.getByText('直线距离')).toHaveCount(0);
  expect(await violations(page, '.pl-blocks', 'all')).toEqual([]);
  expect(seen.filter((text) => text.includes(code))).toEqual([]);
});

test('a place is chosen by a click in the frame', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: '在地图上选起点' }).click();
  // The map hears clicks from then on.
  await expect(frame(page).locator('#map')).toHaveAttribute('data-zoom', '8');
  await frame(page).locator('#map').click();
  await expect(box(page, '起点')).toHaveValue('北京市朝阳区某路1号');
});

test('a script that does not come is said in place, and the built-in map is offered', async ({
  page,
  complaints,
}) => {
  await open(page);
  await expect(frame(page).locator('#map')).toHaveAttribute('data-zoom', '8');
  await page.unroute('https://webapi.amap.com/**');
  await page.route('https://webapi.amap.com/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('地图未能加载')).toBeVisible();
  await page.getByRole('button', { name: '使用内置地图' }).click();
  await expect(page.locator('.pl-map-drawing')).toBeVisible();
  complaints.forget();
});

test('what AMap refuses is said where it was asked', async ({ page }) => {
  await open(page);
  await expect(frame(page).locator('#map')).toHaveAttribute('data-zoom', '8');
  services.answer = (_request, response) => response.end('no JSON');
  await box(page, '起点').fill('天安门');
  await expect(page.getByText('高德地图：INVALID_USER_SCODE').last()).toBeVisible();
});
