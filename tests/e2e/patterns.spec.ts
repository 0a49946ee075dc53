/** Fields with several patterns, lists that open by themselves, and search boxes in forms. */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { panelField, tab } from './support/designer.ts';
import { openExample } from './support/gallery.ts';
import { openChoices } from './support/list.ts';
import { expect, test } from './support/test.ts';

type Item = string | { field: string };
interface Bundle {
  page: { forms: { edit: { fields: Item[] } } };
}

/** Gives a field of the form of posts further members. */
async function withMembers(page: Page, field: string, members: object): Promise<void> {
  await page.route('**/schemas/pages/system/post.json*', async (route) => {
    const bundle = (await (await route.fetch()).json()) as Bundle;
    const { edit } = bundle.page.forms;
    edit.fields = edit.fields.map((item) => {
      const own = typeof item === 'string' ? { field: item } : item;
      return own.field === field ? { ...own, ...members } : item;
    });
    await route.fulfill({ json: bundle });
  });
}

test('the first pattern that is not matched speaks, then the next, then the record is stored', async ({
  page,
  open,
}) => {
  await withMembers(page, 'postCode', {
    pattern: [
      { pattern: '^[a-z]', message: '编码以小写字母开头' },
      { pattern: '^[a-z0-9]*$', message: '编码只能是小写字母和数字' },
    ],
  });
  await open('/system/post');
  await page.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog');
  const save = form.getByRole('button', { name: '保存' });
  const code = form.getByLabel('岗位编码');
  await code.fill('1-a');
  await form.getByLabel('岗位名称').fill('两条规则');
  await form.getByLabel('显示顺序').fill('9');
  await save.click();
  await expect(form.getByText('编码以小写字母开头')).toBeVisible();
  await expect(form.getByText('编码只能是小写字母和数字')).toBeHidden();
  await code.fill('a-1');
  await expect(form.getByText('编码只能是小写字母和数字')).toBeVisible();
  await expect(form.getByText('编码以小写字母开头')).toBeHidden();
  await code.fill('a1');
  await save.click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('row', { name: /a1.*两条规则/ })).toBeVisible();
});

test('a search box runs the steps of its field by its button and by Enter', async ({
  page,
  open,
}) => {
  await withMembers(page, 'postCode', {
    props: { searchButton: 'primary', searchText: '查找' },
    onChange: [{ type: 'message', tone: 'info', text: { $text: '找 {value}' } }],
  });
  await open('/system/post');
  await page.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('岗位编码').fill('ceo');
  const message = page.getByText('找 ceo');
  // Each is seen by itself: how many are there at once depends on how fast the steps are.
  await expect(message).toHaveCount(1);
  await expect(message).toHaveCount(0);
  await form.getByRole('button', { name: '查找' }).click();
  await expect(message).toHaveCount(1);
  await expect(message).toHaveCount(0);
  await form.getByLabel('岗位编码').press('Enter');
  await expect(message).toHaveCount(1);
  // Enter looks for something here, and stores nothing.
  await expect(form.getByText('岗位名称不能为空')).toBeHidden();
});

/** A form of the classic editor. */
const classic = {
  formRef: 'elForm',
  formModel: 'formData',
  formRules: 'rules',
  fields: [
    {
      __config__: {
        label: '城市',
        tag: 'a-auto-complete',
        layout: 'colFormItem',
        span: 24,
        required: false,
        regList: [
          { pattern: '/^[上北]/', message: '只能是上海或北京' },
          { pattern: '/[海京]$/', message: '没有这个城市' },
        ],
      },
      __slot__: {},
      __vModel__: 'city',
      'data-source': ['上海', '北京'],
      'default-open': true,
    },
    {
      __config__: { label: '备注', tag: 'a-input', layout: 'colFormItem', span: 24, regList: [] },
      __slot__: {},
      __vModel__: 'note',
    },
  ],
};

test('a list of a classic form is open at first, without the focus, and goes with the first key', async ({
  page,
  app,
}) => {
  await page.goto(`${app}/#/parser`);
  await page.getByRole('tab', { name: '粘贴 JSON' }).click();
  const editor = page.getByRole('region', { name: '表单的 JSON' }).getByRole('textbox');
  await editor.fill(JSON.stringify(classic));
  const form = page.getByRole('region', { name: '解析出的表单' });
  const city = form.getByRole('combobox', { name: '城市' });
  const offered = page.locator('.ant-select-dropdown').getByText('上海').last();
  await expect(offered).toBeVisible();
  await expect(city).not.toBeFocused();
  await expect(city).toHaveAttribute('aria-expanded', 'true');
  expect(await violations(page, 'main', 'all')).toEqual([]);
  await form.getByLabel('备注').focus();
  await expect(offered).toBeVisible();
  await page.keyboard.type('x');
  await expect(offered).toBeHidden();
  await expect(form.getByLabel('备注')).toHaveValue('x');
  await openChoices(city);
  await city.press('ArrowDown');
  await expect(city).toHaveAttribute('aria-activedescendant', /_list_\d+$/);
  await city.fill('南京');
  await page.keyboard.press('Tab');
  await expect(form.getByText('只能是上海或北京')).toBeVisible();
  await city.fill('上学');
  await page.keyboard.press('Tab');
  await expect(form.getByText('没有这个城市')).toBeVisible();
});

test('a list that opened by itself is out of sight while its box is, and goes with a click', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  const example = await openExample({ page, open }, 'AutoComplete', '自动完成 默认展开');
  const first = page.getByRole('region', { name: '自动完成 自动完成', exact: true });
  const box = example.locator('[data-field="input"]').getByRole('combobox');
  const offered = page.locator('.ant-select-dropdown').getByText('上海').filter({ visible: true });
  await box.scrollIntoViewIfNeeded();
  await expect(box).toBeInViewport();
  await expect(offered.first()).toBeInViewport();
  await first.scrollIntoViewIfNeeded();
  await expect(box).not.toBeInViewport();
  await expect(offered).toHaveCount(0);
  await box.scrollIntoViewIfNeeded();
  await expect(offered.first()).toBeInViewport();
  await first.scrollIntoViewIfNeeded();
  await expect(offered).toHaveCount(0);
  await first.getByRole('heading').click();
  await box.scrollIntoViewIfNeeded();
  await expect(box).toBeInViewport();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(offered).toHaveCount(0);
});

test('patterns are added, ordered and taken away in the panel of the designer', async ({
  page,
  app,
}) => {
  const kept = () =>
    page.evaluate(
      () =>
        (
          JSON.parse(localStorage.getItem('drawingItems') ?? '[]') as {
            __config__: { regList: object[] };
          }[]
        )[0]?.__config__.regList,
    );
  const phone = { pattern: '/^1[3-9]\\d{9}$/', message: '手机号码格式错误' };
  await page.goto(`${app}/#/form`);
  await page.getByRole('region', { name: '页面画布' }).getByText('手机号码').click();
  await tab(page, '校验');
  await page.getByRole('button', { name: '再加一条格式规则' }).click();
  await expect.poll(kept).toEqual([phone, { pattern: '/.*/', message: '' }]);
  const rows = page.getByRole('group', { name: '格式规则' });
  await rows.getByRole('button', { name: '.*', exact: true }).click();
  const second = rows.getByRole('group', { name: '第 2 项' });
  await second.getByRole('textbox', { name: '格式规则', exact: true }).fill('^[0-9]*$');
  await second.getByRole('textbox', { name: '提示文字', exact: true }).fill('只能是数字');
  const digits = { pattern: '/^[0-9]*$/', message: '只能是数字' };
  await expect.poll(kept).toEqual([phone, digits]);
  await rows.getByRole('button', { name: '上移第 2 项' }).click();
  await expect.poll(kept).toEqual([digits, phone]);
  await rows.getByRole('button', { name: '删除第 2 项' }).click();
  await expect.poll(kept).toEqual([digits]);
  await expect(panelField(page, '格式规则')).toHaveValue('^[0-9]*$');
  await expect(panelField(page, '校验提示 · 格式规则')).toHaveValue('只能是数字');
});
