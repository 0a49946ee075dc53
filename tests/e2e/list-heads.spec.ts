/** Heads above several columns of a list, and the tones of rows and cells. */
import { violations } from './support/axe.ts';
import { rowOf } from './support/list.ts';
import { beginAtStock } from './support/stock.ts';
import { expect, test } from './support/test.ts';

beginAtStock();

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
  // Columns get their widths when the texts of the cells are there.
  await expect(async () => {
    const [group, first, last] = [await box('库存'), await box('现有'), await box('数量')];
    expect(Math.round(group.x)).toBe(Math.round(first.x));
    expect(Math.round(group.x + group.width)).toBe(Math.round(last.x + last.width));
  }).toPass();
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
