/** Charts on a page: the figures of docs/examples/sales, as people see them. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { makeSales } from './support/sales.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

test.use({ schemas: exampleSchemas('sales') });
test.beforeEach(({ app }) => makeSales(app));

type Open = (route: string) => Promise<void>;

/** Opens the page of charts; answers one chart of it by its title. */
async function openCharts(page: Page, open: Open) {
  await open('/demo/saleCharts');
  return (title: string) => page.getByRole('region', { name: title, exact: true }).first();
}

test('charts draw aggregates, sources and records at hand', async ({ page, open }) => {
  const chart = await openCharts(page, open);
  const drawn = (title: string) => chart(title).getByRole('img', { name: /图，/ });
  await expect(drawn('每月销售')).toHaveAccessibleName('每月销售，柱状图，3 项：金额、销售单');
  await expect(drawn('客户占比')).toHaveAccessibleName('客户占比，环形图，3 项：金额');
  await expect(drawn('各客户每月销售')).toHaveAccessibleName(/：甲公司、乙公司、（空）$/);
  await expect(drawn('数量与金额')).toHaveAccessibleName(/^数量与金额，散点图，60 项/);
  for (const region of await page.locator('.pl-chart-place').all())
    await expect(region.locator('canvas').first()).toBeVisible();
  expect(await violations(page, '.pl-blocks', 'all')).toEqual([]);
});

test('a chart is read as a table, by the keyboard too, and runs its steps', async ({
  page,
  open,
}) => {
  const chart = await openCharts(page, open);
  const customers = chart('客户占比');
  await customers.getByRole('button', { name: '查看表格' }).focus();
  await page.keyboard.press('Enter');
  const table = customers.getByRole('table');
  await expect(table.getByRole('row')).toHaveText([
    '客户金额',
    '乙公司¥3.00',
    '甲公司¥2.90',
    '（空）¥0.10',
  ]);
  expect(await violations(page, '.pl-blocks', 'all')).toEqual([]);
  await table.getByRole('button', { name: '乙公司' }).focus();
  await page.keyboard.press('Enter');
  const said = page.getByText('乙公司：30 张');
  await expect(said).toBeVisible();
  await expect(said).toHaveCount(0);
  await customers.getByRole('button', { name: '查看图表' }).click();
  // Its first share begins at the top and goes to the right.
  const canvas = customers.locator('canvas').first();
  const { width, height } = (await canvas.boundingBox())!;
  await canvas.click({ position: { x: width / 2 + height * 0.3, y: height * 0.56 } });
  await expect(said).toBeVisible();
});

test('a chart is stored as an image, once it is drawn', async ({ page, open }) => {
  const drawing = Promise.withResolvers<void>();
  await page.route('**/assets/Drawing-*.js', async (route) => {
    await drawing.promise;
    await route.continue();
  });
  const chart = await openCharts(page, open);
  const store = chart('每月销售').getByRole('button', { name: '下载图片' });
  await expect(store).toBeDisabled();
  drawing.resolve();
  const [file] = await Promise.all([page.waitForEvent('download'), store.click()]);
  expect(file.suggestedFilename()).toBe('每月销售.png');
  expect(
    readFileSync(await file.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});

test('a chart that fails says so, and comes with 重试; one without records says that', async ({
  page,
  open,
  complaints,
}) => {
  let fails = true;
  await page.route('**/aggregate/monthly?**', (route) =>
    fails ? route.fulfill({ status: 500, json: { code: 500, msg: '数据库忙' } }) : route.continue(),
  );
  await page.route('**/aggregate/customers', (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: [] } }),
  );
  const chart = await openCharts(page, open);
  await expect(chart('每月销售').getByText('数据库忙')).toBeVisible();
  await expect(chart('客户占比').getByText('还没有销售单')).toBeVisible();
  fails = false;
  await chart('每月销售')
    .getByRole('button', { name: /重\s*试/ })
    .click();
  await expect(chart('每月销售').getByRole('img', { name: /柱状图/ })).toBeVisible();
  complaints.forget();
});

test('cards show the last figure, its change, sums, and lead on', async ({ page, open }) => {
  const region = await openCharts(page, open);
  const cards = region('销售概览').getByRole('listitem');
  // January has 40 sales, February none, March 20: against nothing there is no change.
  await expect(cards).toHaveText(['金额¥2.00', '本月数量20,000件', '累计金额¥6.0', '销售单20张']);
  await cards.last().click();
  await expect(page).toHaveURL(/#\/demo\/sale$/);
});

test('what happened, how far it is, and texts in Markdown stand on the page', async ({
  page,
  open,
}) => {
  const region = await openCharts(page, open);
  await expect(region('经过').getByRole('listitem')).toHaveText(['已付款2026-03-06 09:00']);
  const steps = region('进度');
  await expect(steps.locator('.ant-steps-item-finish')).toContainText('已下单');
  await expect(steps.locator('.ant-steps-item-process')).toContainText('等待发货');
  await expect(steps.locator('.ant-steps-item-wait')).toContainText('已签收');
  const text = region('说明');
  await expect(text.locator('strong')).toHaveText('含税');
  await expect(text.getByRole('link', { name: '详情' })).toHaveAttribute(
    'href',
    'https://example.com',
  );
  // HTML in it is cleaned as any other.
  await expect(text).toContainText('其余照常显示');
  await expect(text.locator('script, [href^="javascript"]')).toHaveCount(0);
  // Of many records some are shown at first.
  const all = page.locator('.pl-timeline').last();
  await expect(all.getByRole('listitem')).toHaveCount(20);
  await all.getByRole('button', { name: '查看其余 40 条' }).click();
  await expect(all.getByRole('listitem')).toHaveCount(40);
});
