/** Where designing begins: the list of pages, and new ones. */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { designed, pageFile, part } from './support/designer.ts';
import { keepDraft } from './support/designing.ts';
import { chooseBy } from './support/list.ts';
import { expect, test } from './support/test.ts';

/** Asks for a new page with this beginning. */
async function begin(page: Page, beginning: string): Promise<void> {
  await page.getByRole('button', { name: '新增页面' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: beginning }).check();
}

/** Chooses in the dialog. */
async function choose(page: Page, label: string, value: string): Promise<void> {
  await chooseBy(page.getByRole('dialog').getByRole('combobox', { name: label }), value);
}

const create = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: '创建' }).press('Enter');

test('pages are found by their titles and opened', async ({ page, open }) => {
  await open('/tool/build');
  await expect(page.getByText('选择一个页面继续，或者新增一个')).toBeVisible();
  const all = page.getByRole('region', { name: '全部页面' });
  await expect(all.getByRole('button', { name: /岗位管理/ })).toBeVisible();
  expect(await violations(page, '.pl-start', 'all')).toEqual([]);
  const search = page.getByRole('textbox', { name: '按标题或编号查找页面' });
  await search.fill('没有这样的');
  await expect(page.getByText('没有符合的页面')).toBeVisible();
  await search.fill('岗位');
  await all.getByRole('button').press('Enter');
  await expect(designed(page)).toBeVisible();
  await expect(part(page, '/list/columns/1')).toContainText('岗位编码');
});

test('a list and a form are made of a model at once, and published', async ({ page, open }) => {
  await open('/tool/build');
  await begin(page, '按模型生成列表和表单');
  await choose(page, '模型', '岗位');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('页面标题')).toHaveValue('岗位');
  await dialog.getByLabel('页面编号').fill('system/post');
  await create(page);
  await expect(dialog).toContainText('已有这个编号的页面');
  await dialog.getByLabel('页面编号').fill('demo/posts');
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  await create(page);
  const canvas = page.getByRole('region', { name: '页面画布' });
  await expect(canvas.getByRole('row', { name: /普通员工/ })).toBeVisible();
  const made = JSON.parse(await pageFile(page));
  expect(made).toMatchObject({
    id: 'demo/posts',
    model: 'post',
    list: { row: ['edit', 'remove'] },
  });
  await page.reload();
  await expect(canvas.getByRole('row', { name: /普通员工/ })).toBeVisible();
  await page.getByRole('toolbar').getByRole('button', { name: '发布', exact: true }).click();
  await expect(dialog).toContainText('新建页面');
  await dialog.getByRole('textbox', { name: '发布说明' }).fill('新的');
  await dialog.getByRole('button', { name: '发布', exact: true }).press('Enter');
  await expect(page.getByText('已发布第 1 版')).toBeVisible();
  await expect(page.getByText('没有修改')).toBeVisible();
});

test('a page begins as a copy of another one', async ({ page, open, admin }) => {
  await open('/tool/build');
  await begin(page, '复制已有页面');
  await choose(page, '被复制的页面', 'system/config');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('页面编号').fill('demo/config');
  await dialog.getByLabel('页面标题').fill('参数副本');
  await create(page);
  await expect(designed(page)).toBeVisible();
  const { data } = await admin('GET', '/tool/build/live?page=system/config');
  const { menu: _menu, ...source } = JSON.parse(data.text as string);
  expect(JSON.parse(await pageFile(page))).toEqual({
    ...source,
    id: 'demo/config',
    title: '参数副本',
  });
});

test('drafts are what one goes on with', async ({ page, open, admin }) => {
  await keepDraft(admin, { version: 2, id: 'demo/draft', title: '草稿页', body: [] });
  await open('/tool/build');
  const drafts = page.getByRole('region', { name: '继续编辑' });
  await expect(drafts).toContainText('我的草稿');
  await drafts.getByRole('button', { name: /草稿页/ }).click();
  await expect(page.getByRole('tree', { name: '页面大纲' })).toContainText('草稿页');
  await expect(page.getByText('草稿已保存到服务器')).toBeVisible();
});

/** Fills in the table that a page is made for. */
const paste = (page: Page, rows: readonly string[]) =>
  page.getByRole('dialog').getByLabel('表格内容').fill(rows.join('\n'));

test('a pasted table whose columns a model has becomes its list', async ({ page, open }) => {
  await open('/tool/build');
  await begin(page, '按表格生成');
  await paste(page, ['岗位编码\t岗位名称\t岗位排序', 'ceo\t董事长\t1', 'se\t项目经理\t2']);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('识别出 3 列、2 行');
  await expect(dialog.getByRole('row', { name: /岗位排序/ })).toContainText('整数');
  await expect(dialog.getByText('岗位 post')).toBeVisible();
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  await dialog.getByLabel('页面编号').fill('demo/pasted');
  await dialog.getByLabel('页面标题').fill('粘贴的岗位');
  await create(page);
  const canvas = page.getByRole('region', { name: '页面画布' });
  await expect(canvas.getByRole('row', { name: /普通员工/ })).toBeVisible();
  expect(JSON.parse(await pageFile(page))).toMatchObject({ id: 'demo/pasted', model: 'post' });
});

test('a pasted table that no model has brings one', async ({ page, open }) => {
  await open('/tool/build');
  await begin(page, '按表格生成');
  await paste(page, ['姓名,手机,入职,状态', ...Array(4).fill('张三,13800138000,2026-01-05,在职')]);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert').filter({ hasText: '没有列全部相符的模型' })).toBeVisible();
  await dialog.getByLabel('页面编号').fill('demo/staffCard');
  await dialog.getByLabel('页面标题').fill('员工');
  await expect(dialog.getByLabel('模型名称')).toHaveValue('staffCard');
  await create(page);
  const canvas = page.getByRole('region', { name: '页面画布' });
  await expect(canvas.getByRole('columnheader', { name: '手机' })).toBeVisible();
  const made = JSON.parse(await pageFile(page));
  expect(made).toMatchObject({ model: 'staffCard', menu: { parent: 'demo' }, access: 'list' });
  expect(made.newModels.staffCard).toMatchObject({
    label: '员工',
    fields: {
      field2: { label: '手机', format: 'phone', excel: { import: true } },
      field3: { type: 'date' },
      field4: { options: [{ value: '在职', label: '在职' }] },
    },
  });
});

for (const [beginning, model, seen] of [
  ['仪表盘', '用户', '各部门用户'],
  ['主从页面', '岗位', '普通员工'],
  ['分步填写', '岗位', '第 1 步'],
] as const)
  test(`a page begins as ${beginning}`, async ({ page, open }) => {
    await open('/tool/build');
    await begin(page, beginning);
    await choose(page, '模型', model);
    await page.getByRole('dialog').getByLabel('页面编号').fill('demo/template');
    await create(page);
    const canvas = page.getByRole('region', { name: '页面画布' });
    await expect(canvas.getByText(seen).first()).toBeVisible();
    await expect(page.locator('.pl-design-tabs')).not.toContainText('1');
  });
