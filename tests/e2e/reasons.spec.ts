/**
 * What asks why before it is done: a form, cells that are changed together and a workbook, at the
 * example of docs/examples/stock with reasons.
 */
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { workbookForm } from '../server/support/workbook.ts';
import { projectRoot, startApp, type App } from './support/app.ts';
import { copyProject, type Copy } from './support/guide.ts';
import { drawerOf, firstRow, rowOf } from './support/list.ts';
import { api, enter, expect, signIn, test } from './support/test.ts';

const example = (name: string) =>
  JSON.parse(readFileSync(path.join(projectRoot, 'docs/examples/stock', name), 'utf8'));

let copy: Copy;
let app: App;

test.beforeAll(async () => {
  const [model, page] = [example('model.json'), example('page.json')];
  model.operations.push('import', 'importTemplate');
  model.reasons = { create: true, update: { label: '调整原因', min: 4 } };
  for (const name of ['productCode', 'productName']) model.fields[name].excel = { import: true };
  page.list.toolbar.push('import');
  copy = copyProject();
  copy.write({
    'schemas/models/stock.json': JSON.stringify(model),
    'schemas/pages/demo/stock.json': JSON.stringify(page),
  });
  symlinkSync(path.join(projectRoot, 'dist'), path.join(copy.root, 'dist'));
  app = await startApp({ root: copy.root });
});

test.afterAll(async () => {
  await app.stop();
  copy.remove();
});

const token = () => signIn(app.url);
const store = async (productCode: string, productName: string): Promise<void> => {
  const reason = encodeURIComponent('盘点时补录');
  const body = { productCode, productName, onHand: 3 };
  const answer = await api(app.url, await token(), 'POST', `/demo/stock?reason=${reason}`, body);
  expect(answer.code, answer.msg).toBe(200);
};
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
const reasons = async (): Promise<unknown[]> => {
  const list = '/monitor/operlog/list?orderByColumn=operTime&isAsc=descending';
  const { rows } = await api(app.url, await token(), 'GET', list);
  const ids = (rows as { operId: number; operParam: string; status: number }[]).filter(
    ({ operParam, status }) => status === 0 && operParam?.includes('reason'),
  );
  return ids.map(({ operParam }) => (JSON.parse(operParam) as { reason: string }).reason);
};

test.beforeEach(async ({ context, page }) => {
  await enter(context, app.url);
  await page.goto(`${app.url}/#/demo/stock`);
  await expect(page.getByRole('button', { name: '批量编辑' })).toBeVisible();
});

test('a form that is stored asks why, keeps its input when nobody says, and sends it then', async ({
  page,
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
  expect(await reasons()).toContain('新到的货');
});

test('cells that are changed together ask once', async ({ page }) => {
  await store('R-101', '手套');
  await store('R-102', '口罩');
  await page.reload();
  await page.getByRole('button', { name: '批量编辑' }).click();
  for (const code of ['R-101', 'R-102']) await rowOf(page, code).getByLabel(/货位/).fill('A-1');
  await page.getByRole('button', { name: '保存全部' }).click();
  await answer(page, '调整原因', '短');
  await expect(question(page).getByRole('alert')).toHaveText('调整原因至少4个字符');
  await answer(page, '调整原因', '换了货架');
  await expect(page.getByText(/已保存/)).toBeVisible();
  await expect(rowOf(page, 'R-102')).toContainText('A-1');
  expect(await reasons()).toContain('换了货架');
});

test('a workbook is imported with the reason that adding asks for', async ({ page }) => {
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
  await expect(page.getByText(/成功/).first()).toBeVisible();
  expect(await reasons()).toContain('旧系统迁移');
  await page.reload();
  await expect(firstRow(page)).toBeVisible();
  await expect(rowOf(page, 'R-201')).toBeVisible();
});
