/**
 * The promise: commit one model and one page file, and there is a table, an API with permissions, a
 * menu entry and a page. It runs the example of docs/add-a-page.md in a copy of the project.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot, startApp, type App } from './support/app.ts';
import { makePerson, type Person } from './support/people.ts';
import { adminPassword, api, expect, signIn, test } from './support/test.ts';
import { firstRow } from './support/list.ts';

test.describe.configure({ mode: 'serial' });

let copy: string;
let app: App;
let reader: Person;

test.beforeAll(async () => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'pageloom-promise-'));
  for (const place of ['schemas', 'src', 'extensions', 'package.json'])
    cpSync(path.join(projectRoot, place), path.join(copy, place), { recursive: true });
  for (const place of ['node_modules', 'dist'])
    symlinkSync(path.join(projectRoot, place), path.join(copy, place));
  const example = path.join(projectRoot, 'docs/examples/warehouse');
  mkdirSync(path.join(copy, 'schemas/pages/demo'), { recursive: true });
  cpSync(path.join(example, 'model.json'), path.join(copy, 'schemas/models/warehouse.json'));
  cpSync(path.join(example, 'page.json'), path.join(copy, 'schemas/pages/demo/warehouse.json'));
  app = await startApp({ root: copy });
  reader = await makePerson(app.dataDir, 'keeper', [
    'demo:warehouse:list',
    'demo:warehouse:query',
    'demo:warehouse:edit',
  ]);
});

test.afterAll(async () => {
  await app.stop();
  rmSync(copy, { recursive: true, force: true });
});

test('an administrator creates, edits, searches, sorts, exports and deletes', async ({ page }) => {
  await page.goto(app.url);
  await page.getByLabel('账号').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: '登录' }).click();
  await page.getByRole('menuitem', { name: '示例' }).click();
  await page.getByRole('menuitem', { name: '仓库管理' }).click();
  await expect(page.getByText('暂无数据').last()).toBeVisible();

  await page.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(form.getByText('仓库编码不能为空')).toBeVisible();
  await form.getByLabel('仓库编码').fill('cold-1');
  await form.getByLabel('仓库名称').fill('一号冷库');
  await expect(form.getByText('仓库编码只能包含大写字母、数字和连字符')).toBeVisible();
  await form.getByLabel('仓库编码').fill('WH-02');
  await form.getByLabel('面积').fill('1250.5');
  await expect(form.getByLabel('温度')).toBeHidden();
  await form.getByRole('switch', { name: '冷库' }).click();
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(form.getByText('温度（℃）不能为空')).toBeVisible();
  await form.getByLabel('温度').fill('-18');
  await form.getByRole('combobox', { name: '所属部门' }).click();
  await page
    .getByRole('treeitem', { name: '研发部门' })
    .or(page.locator('.ant-select-tree-title', { hasText: '研发部门' }))
    .first()
    .click();
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  await expect(page.getByRole('row', { name: /WH-02/ })).toContainText('研发部门');

  const token = await signIn(app.url);
  await api(app.url, token, 'POST', '/demo/warehouse', {
    warehouseCode: 'WH-01',
    warehouseName: '普通仓',
    status: '0',
  });
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(2);
  await page.getByRole('columnheader', { name: '仓库编码' }).click();
  await expect(firstRow(page)).toContainText('WH-01');
  await page.getByRole('columnheader', { name: '仓库编码' }).click();
  await expect(firstRow(page)).toContainText('WH-02');

  await page.getByRole('textbox', { name: '仓库名称' }).fill('冷');
  await page.getByRole('button', { name: /查\s*询/ }).click();
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);

  await page.getByRole('row', { name: /WH-02/ }).getByRole('button', { name: '修改' }).click();
  await expect(form.getByLabel('温度')).toHaveValue('-18');
  await form.getByLabel('仓库名称').fill('一号低温冷库');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  await expect(page.getByRole('row', { name: /WH-02/ })).toContainText('一号低温冷库');

  await page.getByRole('button', { name: '导出' }).click();
  const download = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*[定认]|OK|是/ })
    .click();
  expect((await download).suggestedFilename()).toMatch(/^warehouse_\d+\.xlsx$/);

  await page.getByRole('row', { name: /WH-02/ }).getByRole('button', { name: '删除' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*[定认]|OK|是/ })
    .click();
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(page.getByRole('row', { name: /WH-02/ })).toHaveCount(0);
});

test('a role without the add permission has neither the button nor a way around it', async ({
  page,
}) => {
  const token = await signIn(app.url, reader.userName, reader.password);
  await page.context().addCookies([{ name: 'access_token', value: token, url: app.url }]);
  await page.goto(`${app.url}/#/demo/warehouse`);
  await expect(page.getByRole('row', { name: /WH-01/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '修改' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '新增' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '删除' })).toHaveCount(0);
  expect(
    await api(app.url, token, 'POST', '/demo/warehouse', {
      warehouseCode: 'WH-09',
      warehouseName: '偷建',
      status: '0',
    }),
  ).toMatchObject({ code: 403, msg: '没有权限，请联系管理员授权' });
  expect(await api(app.url, token, 'DELETE', '/demo/warehouse/1')).toMatchObject({ code: 403 });
  expect(await api(app.url, token, 'POST', '/demo/warehouse/export', {})).toMatchObject({
    code: 403,
  });
});
