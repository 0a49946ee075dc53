/** Buttons among the fields of forms: in a page, and in a form by itself. */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { pageFile, panelField, part, pick, view } from './support/designer.ts';
import { addPart, choose } from './support/designing.ts';
import { expect, test } from './support/test.ts';

interface Bundle {
  page: {
    state?: object;
    forms: { edit: { fields: unknown[]; rules?: object[] } };
  };
}

/** Gives the form of posts a button that looks the record up, and what follows from it. */
async function withButton(page: Page, button: object): Promise<void> {
  await page.route('**/schemas/pages/system/post.json*', async (route) => {
    const bundle = (await (await route.fetch()).json()) as Bundle;
    const { edit } = bundle.page.forms;
    bundle.page.state = { ...bundle.page.state, found: null };
    edit.fields.push({ type: 'button', name: 'look', label: '查原名', ...button });
    const found = { $expr: 'state.found != null' };
    const value = { $expr: 'state.found' };
    edit.rules = [...(edit.rules ?? []), { target: 'remark', if: found, set: { value } }];
    await route.fulfill({ json: bundle });
  });
}

const lookUp = [
  { type: 'request', url: '/system/post/{key}' },
  {
    type: 'setState',
    values: { found: { $expr: "join([values.postName, result.postName], '，原名')" } },
  },
];

async function edit(page: Page) {
  const row = page.getByRole('row', { name: /董事长/ });
  await row.getByRole('button', { name: '修改' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('岗位名称')).toHaveValue('董事长');
  return form;
}

test('a button asks the server with the values of the form, and gives one a value', async ({
  page,
  open,
}) => {
  await withButton(page, {
    icon: 'search',
    caption: '原名',
    hint: '从服务器读取',
    disabled: { $expr: "values.postName == ''" },
    confirm: { title: '现在查询？' },
    run: lookUp,
  });
  await open('/system/post');
  const form = await edit(page);
  const look = form.getByRole('button', { name: '查原名' });
  await form.getByLabel('岗位名称').fill('');
  await expect(look).toBeDisabled();
  await form.getByLabel('岗位名称').fill('总裁');
  let answer = () => {};
  let asked = 0;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/system\/post\/\d+/, async (route) => {
    asked += 1;
    await waiting;
    await route.continue();
  });
  await look.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog').filter({ hasText: '现在查询？' });
  await question.getByRole('button', { name: /确\s*定/ }).click();
  await expect(look).toHaveClass(/ant-btn-loading/);
  await look.press('Enter');
  answer();
  await expect(form.getByLabel('备注')).toHaveValue('总裁，原名董事长');
  await expect(look).not.toHaveClass(/ant-btn-loading/);
  expect(asked).toBe(1);
  expect(await violations(page, '.ant-drawer', 'all')).toEqual([]);
});

test('what its steps are refused with is shown, and the form stays', async ({ page, open }) => {
  await withButton(page, { run: [{ type: 'request', url: '/system/post/0' }] });
  await open('/system/post');
  const form = await edit(page);
  await form.getByRole('button', { name: '查原名' }).click();
  await expect(page.getByText('岗位不存在或已被删除')).toBeVisible();
  await expect(form.getByLabel('岗位名称')).toHaveValue('董事长');
});

const bar = (page: Page) => page.getByRole('toolbar', { name: '表单设计' });
const canvas = (page: Page) => page.getByRole('region', { name: '页面画布' });

/** The items that the browser keeps, as the classic editor reads them. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('drawingItems') ?? 'null') as unknown[]);

test('a form by itself gets one from the palette, which is kept, drawn and run', async ({
  page,
  app,
}) => {
  await page.goto(`${app}/#/form`);
  await expect(bar(page)).toBeVisible();
  const palette = page.getByRole('complementary', { name: '组件' });
  await palette.getByRole('button', { name: '按钮', exact: true }).click();
  const drawn = canvas(page).getByRole('button', { name: '按钮' });
  await expect(drawn).toBeVisible();
  await panelField(page, '标题').fill('查 询');
  await panelField(page, '标题').blur();
  await pick(page, '按钮样式', 'primary');
  await pick(page, '按钮形状', 'round');
  const named = canvas(page).getByRole('button', { name: '查 询' });
  await expect(named).toHaveClass(/ant-btn-primary/);
  await expect(named).toHaveClass(/ant-btn-round/);
  // Chosen from the canvas and from the outline it is the same part.
  await canvas(page).getByText('手机号码').click();
  await expect(panelField(page, '标题')).toHaveValue('手机号码');
  await named.click();
  await expect(panelField(page, '标题')).toHaveValue('查 询');
  await view(page, '大纲');
  await expect(part(page, '/forms/form/fields/1')).toHaveAttribute('aria-selected', 'true');
  await expect
    .poll(() => kept(page))
    .toMatchObject([
      { __vModel__: 'mobile' },
      {
        __config__: { tag: 'a-button', layout: 'colFormItem' },
        __slot__: { default: '查 询' },
        __vModel__: 'button',
        type: 'primary',
        shape: 'round',
        block: false,
      },
    ]);
  await page.reload();
  await expect(named).toHaveClass(/ant-btn-round/);
  await bar(page).getByRole('button', { name: '运行' }).click();
  const drawer = page.getByRole('dialog', { name: '运行' });
  await drawer.getByLabel('手机号码').fill('13800138000');
  await drawer.getByRole('button', { name: '查 询' }).click();
  await drawer.getByRole('button', { name: '提交', exact: true }).click();
  const submitted = drawer.getByRole('region', { name: '提交的数据' });
  await expect(submitted).toContainText('13800138000');
  await expect(submitted).not.toContainText('button');
});

test('steps of a form that was imported run where it is filled in', async ({ page, app }) => {
  await page.goto(`${app}/#/parser`);
  await page.getByRole('tab', { name: '粘贴 JSON' }).click();
  const form = {
    fields: [
      { name: 'city', label: '城市', widget: 'Input' },
      {
        type: 'button',
        name: 'greet',
        label: '问候',
        run: [{ type: 'message', text: { $text: '你好，{values.city}' } }],
      },
    ],
  };
  await page.getByRole('textbox', { name: '表单的 JSON' }).fill(JSON.stringify(form));
  const drawn = page.getByRole('region', { name: '解析出的表单' });
  await drawn.getByLabel('城市').fill('杭州');
  await drawn.getByRole('button', { name: '问候' }).click();
  await expect(page.getByText('你好，杭州')).toBeVisible();
});

test('in the designer of pages a button gets its steps, and is moved like a field', async ({
  page,
  open,
}) => {
  await open('/tool/build?page=system/post');
  await choose(page, '/forms/edit/fields/0');
  await addPart(page, '按钮');
  await expect(canvas(page).getByRole('button', { name: '按钮' })).toBeVisible();
  await panelField(page, '标题').fill('问候');
  await panelField(page, '标题').blur();
  await addPart(page, '显示消息');
  await choose(page, '/forms/edit/fields/1');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(part(page, '/forms/edit/fields/0')).toHaveAttribute('aria-selected', 'true');
  const { forms } = JSON.parse(await pageFile(page));
  expect(forms.edit.fields.slice(0, 2)).toEqual([
    { type: 'button', name: 'button', label: '问候', run: [{ type: 'message' }] },
    'postName',
  ]);
});
