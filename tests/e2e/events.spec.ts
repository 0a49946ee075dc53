/** Steps that events run: of a page, its lists and trees, and its forms. */
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/test.ts';
import { rowOf } from './support/list.ts';

type Json = Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- page files in the making

const say = (text: unknown) => ({ type: 'message', text });

/** Has /system/post answered with a page whose events each say that they ran. */
async function servePage(page: Page, app: string): Promise<void> {
  const headers = { authorization: `Bearer ${await signIn(app)}` };
  const bundle = (await (
    await fetch(`${app}/schemas/pages/system/post.json`, { headers })
  ).json()) as Json;
  const { list, forms } = bundle.page as Json;
  bundle.page = {
    ...bundle.page,
    state: { chosen: null },
    onOpen: [say('页面已打开'), { type: 'setState', values: { chosen: 2 } }],
    list: { ...list, onRowClick: [say({ $text: '点击了{row.postName}' })] },
    body: [
      {
        type: 'tree',
        state: 'chosen',
        options: { from: 'list', items: [{ value: 1, label: '第一项' }] },
        onChange: [say({ $text: '选择了{value}' })],
      },
    ],
    forms: {
      edit: {
        ...forms.edit,
        onOpen: [say({ $text: '表单打开：{values.postName}' })],
        onCancel: [say('表单取消')],
        onError: [{ type: 'message', tone: 'error', text: { $text: '未保存：{problem}' } }],
        onSave: [say('表单保存')],
      },
    },
  };
  await page.route('**/schemas/pages/system/post.json', (route) => route.fulfill({ json: bundle }));
}

test('a page, a row and a tree run the steps of their events', async ({ page, app, open }) => {
  await servePage(page, app);
  // It may be over before all of the page has come.
  await Promise.all([expect(page.getByText('页面已打开')).toBeVisible(), open('/system/post')]);
  await page.getByRole('cell', { name: '董事长' }).click();
  await expect(page.getByText('点击了董事长')).toBeVisible();
  await page.getByTitle('第一项').click();
  await expect(page.getByText('选择了1')).toBeVisible();
});

test('a form runs steps when it opens, is refused, is stored and is closed', async ({
  page,
  app,
  open,
}) => {
  await servePage(page, app);
  await open('/system/post');
  const edit = () => rowOf(page, '项目经理').getByRole('button', { name: '修改' }).click();
  const form = page.getByRole('dialog', { name: '修改岗位' });
  await edit();
  await expect(page.getByText('表单打开：项目经理')).toBeVisible();
  await form.getByLabel('岗位编码').fill('ceo');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(/^未保存：.*已存在$/)).toBeVisible();
  await form.getByLabel('岗位编码').fill('se2');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('表单保存')).toBeVisible();
  await edit();
  await form.getByRole('button', { name: '取消' }).click();
  await expect(page.getByText('表单取消')).toBeVisible();
});
