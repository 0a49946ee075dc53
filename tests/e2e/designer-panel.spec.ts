/** The panel of the designer: what is chosen, and what may be set of it. */
import { canvasOf, pageFile, panelField, part, pick, view } from './support/designer.ts';
import { keepDraft } from './support/designing.ts';
import { chooseEnglish } from './support/english.ts';
import { rewrite } from './support/setting.ts';
import { chooseBy } from './support/list.ts';
import { expect, test } from './support/test.ts';

test('values that were chosen stay when their part is chosen again', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  const toolbar = async () => JSON.parse(await pageFile(page)).list.toolbar;
  await part(page, '/list').click();
  await pick(page, '工具栏', 'import');
  expect(await toolbar()).toEqual(['create', 'edit', 'remove', 'export']);
  await part(page, '/list').click();
  await pick(page, '工具栏', 'edit');
  expect(await toolbar()).toEqual(['create', 'remove', 'export']);
});

test('a form is renamed with all that refers to it', async ({ page, open }) => {
  await open('/tool/build?page=system/dict');
  await part(page, '/forms/entry').click();
  const name = page
    .getByRole('complementary', { name: '属性面板' })
    .getByLabel('名称', { exact: true });
  await name.fill('row');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog').filter({ hasText: '将“entry”改名为“row”？' });
  await expect(question.getByRole('listitem')).toContainText('/list/expand/0/form');
  await question.getByRole('button', { name: '取消' }).press('Enter');
  await expect(name).toHaveValue('entry');
  await name.fill('row');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: '改名' }).press('Enter');
  await expect(part(page, '/forms/row')).toHaveAttribute('aria-selected', 'true');
  const { forms, list } = JSON.parse(await pageFile(page));
  expect(Object.keys(forms)).toContain('row');
  expect(list.expand[0].form).toBe('row');
});

test('a block is renamed like everything else, once its places were shown', async ({
  page,
  open,
  admin,
}) => {
  const document = {
    version: 2,
    id: 'demo/rows',
    title: '两个列表',
    model: 'post',
    body: [{ type: 'list', name: 'rows', columns: ['postCode'], toolbar: ['again'] }],
    actions: { again: { label: '重读', run: [{ type: 'reload', block: 'rows' }] } },
  };
  await keepDraft(admin, document);
  await open('/tool/build?page=demo/rows');
  await part(page, '/body/0').click();
  const name = panelField(page, '名称');
  await name.fill('posts');
  await name.press('Enter');
  const question = page.getByRole('dialog').filter({ hasText: '将“rows”改名为“posts”？' });
  await expect(question.getByRole('listitem')).toContainText('/actions/again/run/0/block');
  await question.getByRole('button', { name: '改名' }).press('Enter');
  await expect(part(page, '/body/0')).toContainText('posts');
  expect(JSON.parse(await pageFile(page))).toMatchObject({
    body: [{ name: 'posts' }],
    actions: { again: { run: [{ block: 'posts' }] } },
  });
});

test('a form is drawn with the model of the list that opens it', async ({ page, open, admin }) => {
  const columns = ['noticeTitle'];
  await keepDraft(admin, {
    version: 2,
    id: 'demo/models',
    title: '岗位与公告',
    model: 'post',
    body: [{ type: 'list', name: 'notices', model: 'notice', columns, toolbar: ['create'] }],
    forms: { edit: { fields: ['noticeTitle'] } },
  });
  await open('/tool/build?page=demo/models');
  await part(page, '/forms/edit').click();
  await expect(canvasOf(page).getByLabel('公告标题')).toBeVisible();
  await view(page, '组件');
  const fields = page.getByRole('region', { name: '公告字段' });
  await expect(fields.getByRole('button', { name: '公告类型', exact: true })).toBeVisible();
});

test('the panel keeps its tab when it is drawn anew', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await part(page, '/forms/edit/fields/0').click();
  const panel = page.getByRole('complementary', { name: '属性面板' });
  const tab = panel.getByRole('tab', { name: '校验' });
  await tab.click();
  await part(page, '/forms/edit/fields/1').click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await chooseBy(panel.getByRole('combobox', { name: '必填', exact: true }), '是');
  await expect(page.getByText(/草稿已保存/)).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByText('没有修改')).toBeVisible();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('a title is written as one for each mode of its form, and as one for all', async ({
  page,
  open,
}) => {
  await open('/tool/build?page=system/post');
  const title = async () => JSON.parse(await pageFile(page)).forms.edit.title;
  await part(page, '/forms/edit').click();
  await panelField(page, '标题').fill('岗位资料');
  await rewrite(page, '标题', '分别填写');
  await panelField(page, '标题 · 新增').fill('新增岗位资料');
  await expect.poll(title).toEqual({ create: '新增岗位资料', edit: '岗位资料', view: '岗位资料' });
  await rewrite(page, '标题 · 编辑', '带变量的文字');
  await panelField(page, '标题 · 编辑（表达式）').fill('编辑{record.postName}');
  await expect.poll(async () => (await title()).edit).toEqual({ $text: '编辑{record.postName}' });
  await rewrite(page, '标题', '普通文字');
  await expect.poll(title).toBe('新增岗位资料');
  await rewrite(page, '标题', '分别填写');
  for (const mode of ['新增', '编辑', '查看']) await panelField(page, `标题 · ${mode}`).fill('');
  await panelField(page, '标题').fill('岗位');
  await expect.poll(title).toBe('岗位');
});

for (const [language, help, purpose] of [
  ['Chinese', '对齐：值的对齐方式，默认居中', '一排按钮'],
  ['English', /align: Side the values stand at; default center\./i, 'A row of buttons.'],
] as const)
  test(`what members and parts are for is said in ${language}`, async ({ page, app, open }) => {
    if (language === 'English') await chooseEnglish(page, app);
    await open('/tool/build?page=system/post');
    await page.locator('[data-at="/list/columns/1"]').click();
    await expect(page.getByRole('button', { name: help })).toBeVisible();
    await open('/widgets?only=actions');
    await expect(page.getByRole('article').getByText(purpose)).toBeVisible();
  });

test('parts and what may be set of them have English names in English', async ({
  page,
  app,
  open,
}) => {
  await chooseEnglish(page, app);
  await open('/tool/build?page=system/menu');
  await view(page, 'Parts');
  const palette = page.locator('.pl-palette');
  for (const name of ['Pivot table', 'Line of text', 'Send a request'])
    await expect(palette.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(palette.getByRole('heading', { name: 'Blocks · Layout' })).toBeVisible();
  await view(page, 'Outline');
  await page.locator('[data-at="/forms/edit/fields/1"]').click();
  const panel = page.getByRole('complementary').last();
  await expect(panel.getByText('Variant', { exact: true })).toBeVisible();
});
