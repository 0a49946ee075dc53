/** The designer with pages that are hostile, of another time, or cut off in the middle. */
import { violations } from './support/axe.ts';
import { signInByKeyboard } from './support/frame.ts';
import { fromMenu, pageFile, part, retitle, view } from './support/designer.ts';
import { keepDraft } from './support/designing.ts';
import { expectNothingRan, poison } from './support/poison.ts';
import { adminPassword, expect, test } from './support/test.ts';

const id = 'demo/odd';

test('HTML and scripts in every text are texts', async ({ page, open, admin, complaints }) => {
  await keepDraft(admin, {
    version: 2,
    id,
    title: poison,
    model: 'post',
    list: {
      query: [{ field: 'postName', label: poison, placeholder: poison, help: poison }],
      columns: ['postCode', { field: 'postName', label: poison, help: poison }],
      toolbar: ['create', 'shout'],
    },
    forms: {
      edit: {
        title: poison,
        fields: [
          { field: 'postName', label: poison, placeholder: poison, help: poison, hint: poison },
          { type: 'group', label: poison, fields: ['postCode', 'postSort'] },
        ],
      },
    },
    actions: {
      shout: {
        label: poison,
        confirm: { title: poison },
        run: [{ type: 'message', text: poison }],
      },
    },
  });
  await open(`/tool/build?page=${id}`);
  const canvas = page.getByRole('region', { name: '页面画布' });
  await expect(canvas.getByRole('columnheader', { name: poison })).toBeVisible();
  for (const place of ['/list/query/0', '/list/columns/1', '/forms/edit', '/actions/shout'])
    await part(page, place).click();
  await expect(page.getByRole('complementary', { name: '属性面板' })).toBeVisible();
  await part(page, '/forms/edit/fields/0').click();
  await expect(canvas.getByText(poison).first()).toBeVisible();
  await view(page, '问题');
  await page.getByRole('button', { name: '预览' }).click();
  await page.getByRole('button', { name: poison, exact: true }).click();
  const question = page.getByRole('dialog').filter({ hasText: '停机通知' });
  await question.getByRole('button').last().press('Enter');
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: '修改内容' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'ran') as unknown)).toBeUndefined();
  expectNothingRan(complaints);
});

test('a page of a newer version is refused with words, and stays where it is', async ({
  page,
  open,
  admin,
}) => {
  const newer = { version: 99, id, title: '将来的页面', glow: true };
  await keepDraft(admin, newer);
  await open(`/tool/build?page=${id}`);
  await expect(page.getByRole('alert').filter({ hasText: '版本' })).toBeVisible();
  const { data } = await admin('GET', '/tool/build/draft');
  const [{ draftId }] = data;
  const { data: kept } = await admin('GET', `/tool/build/draft/${draftId}`);
  expect(JSON.parse(kept.text)).toEqual(newer);
});

test('a widget that is not there is shown as missing, and kept', async ({ page, open, admin }) => {
  const fields = ['postCode', { field: 'postName', widget: 'Sparkle', props: { glow: 7 } }];
  const document = {
    version: 2,
    id,
    title: '缺少控件',
    model: 'post',
    list: { columns: ['postCode'], toolbar: ['create'] },
    forms: { edit: { fields } },
  };
  await keepDraft(admin, document);
  await open(`/tool/build?page=${id}`);
  await part(page, '/forms/edit/fields/1').click();
  const canvas = page.getByRole('region', { name: '页面画布' });
  await expect(canvas.getByText('postName：有 1 处问题，暂不能绘制')).toBeVisible();
  await expect(canvas.getByText('岗位编码')).toBeVisible();
  expect(JSON.parse(await pageFile(page)).forms.edit.fields).toEqual(fields);
  await view(page, '问题');
  await expect(page.getByRole('button', { name: /Sparkle/ })).toBeVisible();
});

test('buttons of a form that is not there are named, and everything else is drawn', async ({
  page,
  open,
  admin,
}) => {
  const list = { columns: ['postCode', 'postName'], toolbar: ['create', 'remove'], row: ['edit'] };
  await keepDraft(admin, { version: 2, id, title: '没有表单', model: 'post', list });
  await open(`/tool/build?page=${id}`);
  const canvas = page.getByRole('region', { name: '页面画布' });
  const named = (key: string) => canvas.getByRole('button', { name: `${key}：1 处问题` }).first();
  await expect(named('create')).toBeDisabled();
  await expect(named('edit')).toBeDisabled();
  await expect(canvas.getByRole('button', { name: '删除' }).first()).toBeVisible();
  await retitle(page, '称呼');
  await expect(canvas.getByRole('columnheader', { name: '称呼' })).toBeVisible();
  await view(page, '问题');
  await page.getByRole('button', { name: '/list/toolbar/0' }).click();
  await expect(
    page.getByRole('complementary', { name: '属性面板' }).locator('[data-sought]'),
  ).toContainText('工具栏');
  await view(page, '大纲');
  await expect(part(page, '/list')).toHaveAttribute('aria-selected', 'true');
});

test('a broken action is named, and everything else is drawn', async ({ page, open, admin }) => {
  const document = {
    version: 2,
    id,
    title: '损坏的操作',
    model: 'post',
    access: 7,
    list: { columns: ['postCode'], query: ['postName'], toolbar: ['create', 'shout'] },
    forms: { edit: { fields: ['postCode'] } },
    actions: { shout: { label: '通知', run: [{ type: 'boom' }] } },
  };
  await keepDraft(admin, document);
  await open(`/tool/build?page=${id}`);
  const canvas = page.getByRole('region', { name: '页面画布' });
  const named = canvas.getByRole('button', { name: '操作 shout：有 1 处问题，暂不能绘制' });
  await expect(named).toBeDisabled();
  await expect(canvas.getByRole('columnheader', { name: '岗位编码' })).toBeVisible();
  await expect(canvas.getByText('岗位名称')).toBeVisible();
  const left = canvas.getByRole('status').filter({ hasText: '画布中没有绘制' });
  await part(page, '/list/columns/0').click();
  await left.getByRole('button').press('Enter');
  await expect(part(page, '')).toHaveAttribute('aria-selected', 'true');
  expect(await violations(page, '.pl-design-canvas', 'all')).toEqual([]);
  expect(JSON.parse(await pageFile(page))).toEqual(document);
});

test('a session that ends in the middle loses nothing', async ({ page, app, open }) => {
  await open('/tool/build?page=system/post');
  await retitle(page, '编码');
  await page.evaluate(async () => {
    // The cookies stay: only the server knows that the session has ended.
    const mark = document.cookie.match(/access_mark=([^;]+)/)![1];
    await fetch('/api/logout', { method: 'POST', headers: { 'X-Session': 'cookie' } });
    document.cookie = `access_mark=${mark}; Path=/`;
  });
  // The dialog may be there already: the window asks the server for other things, too.
  await page.getByRole('button', { name: '保存草稿' }).dispatchEvent('click');
  const ended = page.getByRole('dialog', { name: '系统提示' });
  await ended.getByRole('button', { name: /确\s*认/ }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`^${app}/#/user/login\\?redirect=`));
  await signInByKeyboard(page, 'admin', adminPassword);
  await expect(part(page, '/list/columns/1')).toContainText('编码');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('草稿已保存到服务器')).toBeVisible();
  expect(JSON.parse(await pageFile(page)).list.columns[1]).toEqual({
    field: 'postCode',
    label: '编码',
  });
});

test('a form that cannot be public says why, in Chinese', async ({ page, open, admin }) => {
  await keepDraft(admin, {
    version: 2,
    id,
    title: '没有模型的表单',
    forms: { edit: { model: 'nowhere', fields: ['name'] } },
  });
  await open(`/tool/build?page=${id}`);
  await fromMenu(page, '公开填写');
  const making = page.getByRole('dialog', { name: '公开填写的链接' });
  await making.getByRole('button', { name: '生成链接' }).click();
  await expect(making.getByRole('alert')).toContainText('没有模型“nowhere”');
});
