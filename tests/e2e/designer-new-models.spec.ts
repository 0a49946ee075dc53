/** Models that come with a page: of a designed form, and made field by field. */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { makePerson } from './support/people.ts';
import { designed, fromMenu, pageFile, view } from './support/designer.ts';
import { keepDraft } from './support/designing.ts';
import { chooseBy, confirm, drawerOf, rowOf } from './support/list.ts';
import { expect, test } from './support/test.ts';

test('a form is designed, published and filled in without any code', async ({
  page,
  open,
  admin,
  server,
}) => {
  await open('/form');
  const palette = page.getByRole('complementary', { name: '组件' });
  await palette.getByRole('button', { name: '评分', exact: true }).press('Enter');
  await palette.getByRole('button', { name: '开关', exact: true }).press('Enter');
  await page.getByRole('button', { name: '保存为页面' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /保存到新模型/ })).toBeChecked();
  await dialog.getByLabel('页面编号').fill('forms/survey');
  await dialog.getByLabel('页面标题').fill('满意度');
  await expect(dialog.getByLabel('模型名称')).toHaveValue('survey');
  await expect(dialog).toContainText('made_survey');
  const fields = dialog.getByRole('region', { name: '字段' }).getByRole('listitem');
  await expect(fields).toHaveCount(3);
  await fields.first().getByLabel('显示名称').fill('手机');
  await fields.first().getByRole('checkbox', { name: '可查询' }).check();
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  await dialog.getByRole('button', { name: '创建' }).click();

  await expect(page.getByRole('tree', { name: '页面大纲' })).toBeVisible();
  const bar = page.getByRole('toolbar', { name: '页面设计' });
  await bar.getByRole('button', { name: '发布', exact: true }).click();
  await expect(dialog).toContainText('新增模型“满意度”及其数据表 made_survey，字段：手机、评分');
  await expect(dialog).toContainText('made:survey:add');
  await dialog.getByRole('textbox', { name: '发布说明' }).fill('开始收集');
  await dialog.getByRole('button', { name: '发布', exact: true }).press('Enter');
  await expect(page.getByText('已发布第 1 版')).toBeVisible();

  await fromMenu(page, '公开填写');
  const making = page.getByRole('dialog', { name: '公开填写的链接' });
  await making.getByLabel('需要验证码').uncheck();
  await making.getByRole('button', { name: '生成链接' }).click();
  const visitor = await page.context().newPage();
  await visitor.goto((await making.getByRole('link').getAttribute('href'))!);
  await visitor.getByLabel('手机').fill('13900139000');
  await visitor.getByRole('button', { name: '提交' }).click();
  await expect(visitor.getByText('已提交，谢谢填写')).toBeVisible();
  await visitor.close();

  const permissions = [
    'made:survey:list',
    'made:survey:query',
    'made:survey:add',
    'made:survey:export',
  ];
  await expect
    .poll(async () => (await admin('GET', '/system/menu/list?menuName=满意度导出')).data)
    .toMatchObject([{ perms: 'made:survey:export' }]);
  const person = await makePerson(server.dataDir, 'surveyor', permissions);
  await open('/forms/survey', person);
  await expect(page.getByRole('menuitem', { name: '满意度' })).toBeVisible();
  await page.getByRole('button', { name: '新增' }).click();
  const drawer = drawerOf(page);
  await drawer.getByLabel('手机').fill('13800138000');
  await drawer.getByRole('radio', { name: '4' }).click();
  await drawer.getByRole('switch').click();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  await expect(rowOf(page, '13800138000')).toContainText('surveyor');
  await expect(page.getByRole('button', { name: '修改' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  await confirm(page, '确认导出吗？');
  expect((await download).suggestedFilename()).toContain('survey');
});

/** A page that brings a model, with a form that nothing on it opens. */
const visits = ({ id, title, model }: Record<'id' | 'title' | 'model', string>) => ({
  version: 2,
  id,
  title,
  menu: { parent: 'tool' },
  model,
  newModels: { [model]: { label: title, fields: { name: { label: '姓名', type: 'string' } } } },
  list: { columns: ['name'] },
  forms: { edit: { fields: ['name'] } },
});

/** Publishes the page that is open. */
async function publish(page: Page): Promise<void> {
  const bar = page.getByRole('toolbar', { name: '页面设计' });
  await bar.getByRole('button', { name: '发布', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '发布说明' }).fill('开始登记');
  await dialog.getByRole('button', { name: '发布', exact: true }).press('Enter');
}

test('a published page waits for its new model', async ({ page, open, admin }) => {
  await keepDraft(admin, visits({ id: 'forms/visit', title: '来访登记', model: 'visit' }));
  await open('/tool/build?page=forms/visit');
  const outline = page.getByRole('tree', { name: '页面大纲' });
  await expect(outline).toBeVisible();
  const projects = Promise.withResolvers<void>();
  await page.route('**/api/tool/build/project', async (route) => {
    await projects.promise;
    await route.fulfill({ json: { code: 500, msg: '暂时无法读取' } });
  });
  const read = page.waitForRequest('**/api/tool/build/live?*');
  await publish(page);
  await (await (await read).response())!.finished();
  await expect(outline).toHaveCount(0);
  projects.resolve();
  await expect(page.getByText('暂时无法读取')).toBeVisible();
  await page.unroute('**/api/tool/build/project');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(outline).toBeVisible();
});

test('a form that nothing opens can be public', async ({ page, open, admin }) => {
  await keepDraft(admin, visits({ id: 'forms/loan', title: '借阅登记', model: 'loan' }));
  await open('/tool/build?page=forms/loan');
  await publish(page);
  await expect(page.getByText('已发布第 1 版')).toBeVisible();
  await fromMenu(page, '公开填写');
  const making = page.getByRole('dialog', { name: '公开填写的链接' });
  await making.getByRole('button', { name: '生成链接' }).click();
  await expect(making.getByRole('link')).toBeVisible();
});

test('a model is made field by field, and gets another in the designer', async ({ page, open }) => {
  await open('/tool/build');
  await page.getByRole('button', { name: '新增页面' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '按模型生成列表和表单' }).check();
  await chooseBy(dialog.getByRole('combobox', { name: '模型', exact: true }), '新增模型');
  await dialog.getByLabel('页面编号').fill('assets/tools');
  await dialog.getByLabel('页面标题').fill('工具');
  const fields = dialog.getByRole('region', { name: '字段' });
  await fields.getByLabel('显示名称').fill('名称');
  await fields.getByRole('button', { name: '新增字段' }).click();
  const second = fields.getByRole('listitem').nth(1);
  await second.getByLabel('显示名称').fill('数量');
  await second.getByLabel('字段名').fill('name');
  await dialog.getByRole('button', { name: '创建' }).click();
  await expect(second).toContainText('字段名重复');
  await second.getByLabel('字段名').fill('count');
  await dialog.getByRole('button', { name: '创建' }).click();
  await expect(designed(page)).toBeVisible();

  await view(page, '组件');
  const region = page.getByRole('region', { name: '工具字段' });
  await region.getByRole('button', { name: '新增字段' }).click();
  await dialog.getByLabel('显示名称').fill('备注');
  await dialog.getByLabel('名称', { exact: true }).fill('note');
  await dialog.getByRole('button', { name: '创建' }).press('Enter');
  await expect(region.getByRole('button', { name: '备注', exact: true })).toBeVisible();
  expect(JSON.parse(await pageFile(page))).toMatchObject({
    id: 'assets/tools',
    model: 'tools',
    menu: { parent: 'assets' },
    newModels: {
      tools: { label: '工具', fields: { name: {}, count: {}, note: { label: '备注' } } },
    },
  });
});
