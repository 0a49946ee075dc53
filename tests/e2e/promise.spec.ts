/**
 * The promise: commit one model and one page file, and there is a table, an API with permissions, a
 * menu entry and a page. It runs the example of docs/add-a-page.md.
 */
import { choose, confirm, firstRow } from './support/list.ts';
import { makePerson } from './support/people.ts';
import { exampleSchemas } from './support/schemas.ts';
import { adminPassword, api, expect, signIn, test } from './support/test.ts';

test.use({ schemas: exampleSchemas('warehouse') });

test('an administrator creates, edits, searches, sorts, exports and deletes', async ({
  page,
  admin,
  app,
}) => {
  await page.goto(app);
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
  await choose(page, form.getByRole('combobox', { name: '所属部门' }), '研发部门');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  await expect(page.getByRole('row', { name: /WH-02/ })).toContainText('研发部门');

  await admin('POST', '/demo/warehouse', {
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
  await confirm(page);
  expect((await download).suggestedFilename()).toMatch(/^warehouse_\d+\.xlsx$/);

  await page.getByRole('row', { name: /WH-02/ }).getByRole('button', { name: '删除' }).click();
  await confirm(page);
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(page.getByRole('row', { name: /WH-02/ })).toHaveCount(0);
});

test('a role without the add permission has neither the button nor a way around it', async ({
  page,
  admin,
  app,
  open,
  server,
}) => {
  await admin('POST', '/demo/warehouse', {
    warehouseCode: 'WH-01',
    warehouseName: '普通仓',
    status: '0',
  });
  const reader = await makePerson(server.dataDir, 'keeper', [
    'demo:warehouse:list',
    'demo:warehouse:query',
    'demo:warehouse:edit',
  ]);
  await open('/demo/warehouse', reader);
  await expect(page.getByRole('row', { name: /WH-01/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '修改' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '新增' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '删除' })).toHaveCount(0);
  const token = await signIn(app, reader.userName, reader.password);
  expect(
    await api(app, token, 'POST', '/demo/warehouse', {
      warehouseCode: 'WH-09',
      warehouseName: '偷建',
      status: '0',
    }),
  ).toMatchObject({ code: 403, msg: '没有权限，请联系管理员授权' });
  expect(await api(app, token, 'DELETE', '/demo/warehouse/1')).toMatchObject({ code: 403 });
  expect(await api(app, token, 'POST', '/demo/warehouse/export', {})).toMatchObject({
    code: 403,
  });
});
