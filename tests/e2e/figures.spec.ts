/**
 * Figures on a page, by the example of docs/examples/sales: sums below the rows, aggregates in
 * descriptions and a list, columns behind two relations.
 */
import { violations } from './support/axe.ts';
import { drawerOf, rowOf } from './support/list.ts';
import { makeSales } from './support/sales.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

test.use({ schemas: exampleSchemas('sales') });

test.beforeEach(async ({ app, open, page }) => {
  await makeSales(app);
  await open('/demo/sale');
  await expect(rowOf(page, 'S001')).toBeVisible();
});

test('sums of the page and of all that is found stand below the rows', async ({ page }) => {
  const list = page.locator('.pl-list').last();
  const sums = list.locator('tfoot').getByRole('row');
  await expect(sums).toHaveCount(2);
  await expect(sums.nth(0)).toContainText(/本页合计.*10,000件.*¥1\.00/);
  await expect(sums.nth(1)).toContainText(/合计.*60,000件.*¥6\.00/);
  await expect(sums.nth(1).getByRole('cell', { name: '¥6.00' })).toHaveCSS('text-align', 'right');
  await expect(sums.nth(0).getByRole('rowheader')).toHaveText('本页合计');

  // Another page has sums of its own, another search both.
  await list.getByRole('listitem', { name: '2', exact: true }).click();
  await expect(rowOf(page, 'S011')).toBeVisible();
  await expect(sums.nth(1)).toContainText('¥6.00');
  await list.getByRole('textbox', { name: '大区' }).fill('华');
  await list.getByRole('button', { name: /查\s*询/ }).click();
  await expect(sums.nth(1)).toContainText(/29,000件.*¥2\.90/);
  expect(await violations(page, '.pl-table', 'all')).toEqual([]);
  await list.getByRole('button', { name: /重\s*置/ }).click();

  // A stored change is counted at once.
  await rowOf(page, 'S001').getByRole('button', { name: '修改' }).click();
  await drawerOf(page).getByLabel('金额').fill('5');
  await drawerOf(page)
    .getByRole('button', { name: /保\s*存/ })
    .click();
  await expect(sums.nth(0)).toContainText('¥5.90');
  await expect(sums.nth(1)).toContainText('¥10.90');
  await expect(page.locator('.ant-descriptions')).toContainText('¥10.90');
});

test('sums stay in view while a hundred rows scroll, at the width of a phone, too', async ({
  page,
  app,
}) => {
  const list = page.locator('.pl-list').last();
  await page.goto(`${app}/#/demo/sale?size=100`);
  await expect(rowOf(page, 'S001')).toBeVisible();
  const box = list.locator('.pl-box');
  const foot = list.locator('tfoot');
  await expect(foot.getByRole('row').first()).toHaveText(/^本页合计60,000件/);
  // What stands above the list has its place, too.
  await expect(page.locator('.ant-descriptions')).toContainText(/销售单.*60.*张/);
  await expect(page.getByRole('table', { name: '每月销售' }).locator('tfoot')).toContainText('60');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const top of [0, 700, 100_000]) {
      await box.evaluate((element, to) => {
        element.scrollTo({ top: to });
        element.scrollIntoView({ block: 'end' });
      }, top);
      await expect(foot).toBeInViewport();
      await expect(async () => {
        const [frame, sums] = await Promise.all([box.boundingBox(), foot.boundingBox()]);
        expect(sums!.y + sums!.height).toBeLessThanOrEqual(frame!.y + frame!.height + 1);
      }).toPass();
    }
  }
});

test('figures of the model stand on the page, gaps between months filled', async ({ page }) => {
  const totals = page.locator('.ant-descriptions');
  await expect(totals).toContainText(/销售单.*60.*张/);
  await expect(totals).toContainText('2026-03-02');
  const monthly = page.getByRole('table', { name: '每月销售' });
  await expect(monthly.locator('tbody').getByRole('row')).toHaveText([
    /2026-01.*40.*40,000件.*¥4\.00/,
    /2026-02.*0.*0件.*¥0\.00/,
    /2026-03.*20.*20,000件.*¥2\.00/,
  ]);
  await expect(monthly.locator('tfoot')).toContainText(/合计.*60.*60,000件/);
});

test('a field behind two relations is shown, sorted and searched by', async ({ page }) => {
  const list = page.locator('.pl-list').last();
  await expect(rowOf(page, 'S001')).toContainText(/乙公司.*西南/);
  await list.getByRole('columnheader', { name: '大区' }).getByRole('button').click();
  await expect(list.locator('tbody').getByRole('row').first()).toContainText('华东');
  await expect(page).toHaveURL(/customer\.region\.regionName/);
  await page.reload();
  await expect(list.locator('tbody').getByRole('row').first()).toContainText('华东');
  await list.getByRole('textbox', { name: '大区' }).fill('西');
  await list.getByRole('button', { name: /查\s*询/ }).click();
  await expect(list.locator('tbody').getByRole('row').first()).toContainText('西南');
  await expect(page.getByText('共 30 条')).toBeVisible();
});
