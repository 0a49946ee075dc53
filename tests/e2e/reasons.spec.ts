/**
 * What asks why before it is done: a form, cells that are changed together and a workbook, at the
 * example of docs/examples/stock with reasons.
 */
import type { Page } from '@playwright/test';
import { workbookForm } from '../server/support/workbook.ts';
import { stopClock } from './support/clock.ts';
import { drawerOf, rowOf } from './support/list.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test, type Fixtures } from './support/test.ts';

const schemas = exampleSchemas('stock');
const { 'models/stock': model, 'pages/demo/stock': list } = schemas;
model.operations.push('import', 'importTemplate');
model.reasons = { create: true, update: { label: '调整原因', min: 4 } };
for (const name of ['productCode', 'productName']) model.fields[name].excel = { import: true };
list.list.toolbar.push('import');
test.use({ schemas });

const save = (page: Page) =>
  drawerOf(page)
    .getByRole('button', { name: /保\s*存/ })
    .click();
const question = (page: Page) => page.getByRole('dialog', { name: '请说明原因' });
const answer = async (page: Page, label: string, text: string): Promise<void> => {
  await question(page).getByLabel(label).fill(text);
  await question(page)
    .getByRole('button', { name: /确\s*定/ })
    .click();
};
/** Reasons in the operation log, the newest first. */
async function reasons(admin: Fixtures['admin']): Promise<unknown[]> {
  const { rows } = await admin(
    'GET',
    '/monitor/operlog/list?orderByColumn=operTime&isAsc=descending',
  );
  return (rows as { operParam: string; status: number }[])
    .filter(({ operParam, status }) => status === 0 && operParam?.includes('reason'))
    .map(({ operParam }) => (JSON.parse(operParam) as { reason: string }).reason);
}

test.beforeEach(async ({ open, page }) => {
  await open('/demo/stock');
  await expect(page.getByRole('button', { name: '批量编辑' })).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('who has gone to 取消 of the question while it opens stays there', async ({
    page,
    open,
  }) => {
    await page.clock.install();
    await open('/demo/stock');
    await page.getByRole('button', { name: /新\s*增/ }).click();
    await drawerOf(page).getByLabel('商品编码').fill('R-009');
    await drawerOf(page).getByLabel('商品名称').fill('电锤');
    await stopClock(page);
    await drawerOf(page)
      .getByRole('button', { name: /保\s*存/ })
      .press('Enter');
    const cancel = question(page).getByRole('button', { name: /取\s*消/ });
    await cancel.focus();
    await page.clock.runFor(2_000);
    await expect(page.locator('.ant-modal')).not.toHaveClass(/ant-zoom/);
    await expect(cancel).toBeFocused();
  });
});

test('a form that is stored asks why, keeps its input when nobody says, and sends it then', async ({
  page,
  admin,
}) => {
  await page.getByRole('button', { name: /新\s*增/ }).click();
  await drawerOf(page).getByLabel('商品编码').fill('R-001');
  await drawerOf(page).getByLabel('商品名称').fill('电钻');
  await save(page);
  await expect(question(page).getByLabel('原因')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(drawerOf(page).getByLabel('商品编码')).toHaveValue('R-001');
  await save(page);
  await answer(page, '原因', '新到的货');
  await expect(page.getByText('新增成功')).toBeVisible();
  await expect(rowOf(page, 'R-001')).toBeVisible();
  expect(await reasons(admin)).toContain('新到的货');
});

test('cells that are changed together ask once', async ({ page, admin }) => {
  const reason = encodeURIComponent('盘点时补录');
  for (const [productCode, productName] of [
    ['R-101', '手套'],
    ['R-102', '口罩'],
  ]) {
    const body = { productCode, productName, onHand: 3 };
    const { code, msg } = await admin('POST', `/demo/stock?reason=${reason}`, body);
    expect(code, msg).toBe(200);
  }
  await page.reload();
  await page.getByRole('button', { name: '批量编辑' }).click();
  for (const code of ['R-101', 'R-102']) await rowOf(page, code).getByLabel(/货位/).fill('A-1');
  await page.getByRole('button', { name: '保存全部' }).click();
  await answer(page, '调整原因', '短');
  await expect(question(page).getByRole('alert')).toHaveText('调整原因至少4个字符');
  await answer(page, '调整原因', '换了货架');
  await expect(page.getByText(/已保存/)).toBeVisible();
  await expect(rowOf(page, 'R-102')).toContainText('A-1');
  expect(await reasons(admin)).toContain('换了货架');
});

test('a workbook is imported with the reason that adding asks for', async ({ page, admin }) => {
  await page.getByRole('button', { name: /导\s*入/ }).click();
  const form = await workbookForm(['商品编码', '商品名称'], [['R-201', '头盔']]);
  const file = form.get('file') as File;
  await drawerOf(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'stock.xlsx',
      mimeType: file.type,
      buffer: Buffer.from(await file.arrayBuffer()),
    });
  await drawerOf(page)
    .getByRole('button', { name: /确\s*定/ })
    .click();
  await answer(page, '原因', '旧系统迁移');
  await expect(drawerOf(page).getByText('1 成功，0 失败')).toBeVisible();
  expect(await reasons(admin)).toContain('旧系统迁移');
  await page.reload();
  await expect(rowOf(page, 'R-201')).toBeVisible();
});
