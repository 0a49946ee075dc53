/** Expressions show what they give, and requests what they answer, while a page is designed. */
import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { pageFile, part, tab, view } from './support/designer.ts';
import { keepDraft } from './support/designing.ts';
import { chooseBy } from './support/list.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: '属性面板' });

/** The rule of a member, and what it gives with the sample. */
const rule = (page: Page, label: string): Locator =>
  panel(page).getByRole('group', { name: label });
const given = (page: Page, label: string): Locator =>
  rule(page, label).getByRole('group', { name: '示例结果' });

/** Writes another expression. */
async function write(page: Page, label: string, code: string): Promise<void> {
  await rule(page, label)
    .getByRole('textbox', { name: `${label}（表达式）` })
    .click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(code);
}

test('an expression shows what it gives with the first record, while it is typed', async ({
  page,
  open,
}) => {
  await open('/tool/build?page=system/menu');
  await part(page, '/forms/edit/fields/2').click();
  await tab(page, '联动');
  const label = '显示条件';
  await expect(given(page, label)).toContainText('示例结果： 是');
  await expect(given(page, label)).toContainText('示例记录：菜单 系统管理');
  await write(page, label, 'values.menuName');
  await expect(given(page, label)).toContainText('"系统管理"文本');
  await given(page, label).getByText('新增', { exact: true }).click();
  await expect(given(page, label)).toContainText('（无）空');
  expect(await violations(page, '.pl-design-panel', 'all')).toEqual([]);
  await write(page, label, 'result.total');
  await expect(given(page, label)).toContainText('页面运行时才有“请求结果”');
  await write(page, label, 'values.menuNam');
  await expect(rule(page, label)).toContainText('是否为');
  await expect(given(page, label)).toHaveCount(0);
});

/** Makes a source of the page, and chooses it. */
async function addSource(page: Page, name: string): Promise<void> {
  await view(page, '组件');
  await page.getByRole('button', { name: '新增数据源', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '名称' }).fill(name);
  await dialog.getByRole('button', { name: '创建' }).press('Enter');
  await expect(dialog).toHaveCount(0);
}

test('a source takes the address of a model, and its answer is looked at', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/tool/build?page=system/post');
  await addSource(page, 'posts');
  const request = panel(page).getByRole('region', { name: '查看返回的数据' });
  await chooseBy(request.getByRole('combobox', { name: '按模型填写地址' }), '岗位');
  expect(JSON.parse(await pageFile(page)).sources.posts.url).toBe('/system/post/optionselect');
  await request.getByRole('button', { name: '查看结果' }).click();
  const answer = request.getByRole('tree', { name: '返回的数据' });
  await answer.getByText('postName: "董事长"').click();
  await expect(request.locator('code')).toHaveText('sources.posts[0].postName');
  expect(await violations(page, '.pl-design-panel', 'all')).toEqual([]);
  await request.getByRole('button', { name: '复制表达式' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('sources.posts[0].postName');
});

test('a request for the choices of a field is tried where it stands', async ({
  page,
  open,
  admin,
}) => {
  const field = { name: 'post', label: '岗位', widget: 'Select', options: { from: 'request' } };
  const document = {
    version: 2,
    id: 'demo/choices',
    title: '选项',
    model: 'post',
    list: { columns: ['postCode'] },
    forms: { edit: { fields: ['postCode', field] } },
  };
  await keepDraft(admin, document);
  await open('/tool/build?page=demo/choices');
  await part(page, '/forms/edit/fields/1').click();
  await tab(page, '数据');
  const request = panel(page).getByRole('region', { name: '查看“选项”返回的数据' });
  await chooseBy(request.getByRole('combobox', { name: '按模型填写地址' }), '岗位');
  await request.getByRole('button', { name: '查看结果' }).click();
  for (const [member, use] of [
    ['postCode: "ceo"', '作为“岗位”选项的值'],
    ['postName: "董事长"', '作为“岗位”选项的文字'],
  ] as const) {
    await request.getByRole('tree').getByText(member).click();
    await request.getByRole('button', { name: '填入选项' }).click();
    await page.getByRole('menuitem', { name: use }).click();
  }
  expect(await violations(page, '.pl-design-panel', 'all')).toEqual([]);
  expect(JSON.parse(await pageFile(page)).forms.edit.fields[1].options).toEqual({
    from: 'request',
    url: '/system/post/optionselect',
    value: 'postCode',
    label: 'postName',
  });
});

test('a request that fails, or whose address cannot be filled in, says so', async ({
  page,
  open,
}) => {
  await open('/tool/build?page=system/post');
  await addSource(page, 'gone');
  await tab(page, '数据');
  const request = panel(page).getByRole('region', { name: '查看返回的数据' });
  const url = panel(page).getByRole('textbox', { name: '地址', exact: true });
  await url.fill('/no/such/address');
  await url.blur();
  await request.getByRole('button', { name: '查看结果' }).click();
  await expect(request.getByRole('status')).toContainText('请求失败');
  await url.fill('/system/post/{row.postId}');
  await url.blur();
  await request.getByRole('button', { name: '重新读取' }).click();
  await expect(request.getByRole('status')).toContainText('请求失败');
});
