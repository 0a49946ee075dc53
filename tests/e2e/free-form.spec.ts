/**
 * The designer of forms by themselves: signed out, kept in this browser, in the classic notation.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { pageFile, panelField, part, view } from './support/designer.ts';
import { chooseEnglish } from './support/english.ts';
import { expect, test } from './support/test.ts';

const bar = (page: Page) => page.getByRole('toolbar', { name: '表单设计' });
const canvas = (page: Page) => page.getByRole('region', { name: '页面画布' });
const palette = (page: Page, name: string) =>
  page.getByRole('complementary', { name: '组件' }).getByRole('button', { name, exact: true });

async function openForm(page: Page, app: string): Promise<void> {
  await page.goto(`${app}/#/form`);
  await expect(bar(page)).toBeVisible();
}

/** What the browser keeps under the names of the classic editor. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const text = (name: string) => localStorage.getItem(name) ?? 'null';
    return {
      items: JSON.parse(text('drawingItems')) as Record<string, Record<string, unknown>>[],
      conf: JSON.parse(text('formConf')) as Record<string, unknown>,
      id: text('idGlobal'),
      node: text('treeNodeId'),
      lang: text('lang'),
    };
  });

/** The labels of the fields that are kept. */
const labels = async (page: Page) => (await kept(page)).items.map((item) => item.__config__?.label);

test('the first visit shows one field, kept as the classic editor keeps it', async ({
  page,
  app,
}) => {
  await openForm(page, app);
  await expect(page).toHaveTitle(/^表单设计/);
  await expect(canvas(page).getByText('手机号码')).toBeVisible();
  const { items, conf, id, node, lang } = await kept(page);
  expect(items).toMatchObject([
    {
      __config__: {
        tag: 'a-input',
        label: '手机号码',
        required: true,
        regList: [{ pattern: '/^1[3-9]\\d{9}$/', message: '手机号码格式错误' }],
      },
      __vModel__: 'mobile',
    },
  ]);
  expect(conf).toMatchObject({ formRef: 'elForm', layout: 'horizontal', gutter: 15 });
  expect({ id, node, lang }).toEqual({ id: '101', node: '100', lang: 'zh-CN' });
});

test('a form of three fields is made with the keys alone, and survives a reload', async ({
  page,
  app,
}) => {
  const asked: string[] = [];
  await openForm(page, app);
  page.on('request', (request) => asked.push(request.url()));
  for (const name of ['多行文本', '评分']) {
    await palette(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(canvas(page).getByText(name, { exact: true })).toBeVisible();
  }
  await panelField(page, '标题').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('满意度');
  await page.keyboard.press('Tab');
  await expect(canvas(page).getByText('满意度', { exact: true })).toBeVisible();
  await expect.poll(() => labels(page)).toEqual(['手机号码', '多行文本', '满意度']);
  expect((await kept(page)).id).toBe('103');
  await page.reload();
  await expect(canvas(page).getByText('满意度', { exact: true })).toBeVisible();
  expect(await labels(page)).toEqual(['手机号码', '多行文本', '满意度']);
  expect(asked.filter((url) => url.includes('/api/tool/'))).toEqual([]);
});

test('it is run, and what is filled in is shown', async ({ page, app }) => {
  await openForm(page, app);
  await bar(page).getByRole('button', { name: '运行' }).click();
  const drawer = page.getByRole('dialog', { name: '运行' });
  await drawer.getByLabel('手机号码').fill('1');
  await drawer.getByRole('button', { name: '提交', exact: true }).click();
  await expect(drawer.getByText('手机号码格式错误')).toBeVisible();
  await drawer.getByLabel('手机号码').fill('13800138000');
  await drawer.getByRole('button', { name: '提交', exact: true }).click();
  await expect(drawer.getByRole('region', { name: '提交的数据' })).toContainText('13800138000');
});

test('it is cleared after a question, and that is undone', async ({ page, app }) => {
  await openForm(page, app);
  await bar(page).getByRole('button', { name: '清空' }).click();
  const question = page.getByRole('dialog').filter({ hasText: '确定要清空所有组件吗？' });
  await question.getByRole('button', { name: '清空' }).click();
  await expect(canvas(page).getByText('从左侧拖入或点选组件进行表单设计')).toBeVisible();
  expect((await kept(page)).id).toBe('100');
  await bar(page).getByRole('button', { name: '撤销' }).click();
  await expect(canvas(page).getByText('手机号码')).toBeVisible();
});

test('its JSON is looked at, changed and applied; wrong JSON is refused', async ({ page, app }) => {
  await openForm(page, app);
  await bar(page).getByRole('button', { name: 'JSON', exact: true }).click();
  const pane = page.getByRole('region', { name: '表单的 JSON' });
  const text = pane.getByRole('textbox');
  await text.fill('{"fields":[');
  await pane.getByRole('button', { name: '刷新' }).click();
  await expect(pane.getByRole('alert')).toBeVisible();
  await text.fill(
    JSON.stringify({
      formRef: 'elForm',
      fields: [
        {
          __config__: { tag: 'a-rate', label: '评价', layout: 'colFormItem', span: 24 },
          __vModel__: 'rate',
          tooltips: ['差', '好'],
        },
      ],
    }),
  );
  await pane.getByRole('button', { name: '刷新' }).click();
  await expect(pane.getByText('“tooltips”没有对应的设置')).toBeVisible();
  await bar(page).getByRole('button', { name: 'JSON', exact: true }).click();
  await expect(canvas(page).getByText('评价', { exact: true })).toBeVisible();
});

test('it is exported, and imported elsewhere with a report', async ({ page, app }) => {
  await openForm(page, app);
  const waiting = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: '导出', exact: true }).click();
  const file = await (await waiting).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    formModel: 'formData',
    fields: [{ __vModel__: 'mobile' }],
  });
  const choose = (text: string) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'form.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await choose('[]');
  await expect(page.getByRole('dialog').filter({ hasText: '无法导入' })).toContainText('第 1 行');
  await page.keyboard.press('Escape');
  await choose(
    JSON.stringify({
      formRef: 'elForm',
      fields: [
        { __config__: { tag: 'a-input-search', label: '搜索', span: 24 }, __vModel__: 'sought' },
        { __config__: { tag: 'a-knob', label: '旋钮', span: 24 }, __vModel__: 'turned' },
      ],
    }),
  );
  await expect(page.getByRole('dialog').filter({ hasText: '已导入' })).toContainText(
    '没有组件“a-knob”，已跳过',
  );
  await expect.poll(() => labels(page)).toEqual(['搜索']);
});

test('what the classic editor has no word for comes back after a reload', async ({ page, app }) => {
  await openForm(page, app);
  await palette(page, '选项卡').click();
  await palette(page, '行政区划选择').click();
  const before = (await kept(page)).items;
  await page.reload();
  await expect(bar(page)).toBeVisible();
  expect((await kept(page)).items).toEqual(before);
  await view(page, '大纲');
  await expect(part(page, '/forms/form/fields/1')).toBeVisible();
});

test('what cannot be read is refused with words and kept aside', async ({ page, app }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('drawingItems') === null)
      localStorage.setItem('drawingItems', '[{"__config__":5');
  });
  await openForm(page, app);
  await expect(page.getByText('此浏览器中保存的表单无法读取，已另行保留，可下载')).toBeVisible();
  await expect(canvas(page).getByText('手机号码')).toBeVisible();
  const aside = await page.evaluate(() => localStorage.getItem('drawingItems.unreadable'));
  expect(JSON.parse(aside ?? 'null')).toMatchObject({ drawingItems: '[{"__config__":5' });
});

test('who is signed in makes a page of it', async ({ page, open }) => {
  await open('/form');
  await bar(page).getByRole('button', { name: '保存为页面' }).click();
  const dialog = page.getByRole('dialog', { name: '新增页面' });
  await expect(dialog.getByRole('radio', { name: '此浏览器中设计的表单' })).toBeChecked();
  await dialog.getByRole('radio', { name: /不保存/ }).check();
  await dialog.getByLabel('页面编号').fill('demo/contact');
  await dialog.getByLabel('页面标题').fill('联系方式');
  await dialog.getByRole('button', { name: '创建' }).click();
  await expect(page.getByRole('tree', { name: '页面大纲' })).toBeVisible();
  expect(JSON.parse(await pageFile(page))).toMatchObject({
    id: 'demo/contact',
    title: '联系方式',
    body: [{ type: 'form', form: 'form' }],
    forms: { form: { fields: [{ name: 'mobile' }] } },
  });
});

for (const theme of ['light', 'dark'] as const)
  test(`nothing is out of reach, wide and narrow, ${theme}`, async ({ page, app }) => {
    await page.addInitScript(() => localStorage.setItem('nav_theme', '"system"'));
    await page.emulateMedia({ colorScheme: theme });
    await openForm(page, app);
    await expect(canvas(page).getByText('手机号码')).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await violations(page, 'html', 'all')).toEqual([]);
    }
  });

test('in English no Chinese is left', async ({ page, app }) => {
  await chooseEnglish(page, app);
  await page.goto(`${app}/#/form`);
  await expect(page.getByRole('button', { name: 'Run' })).toBeVisible();
  // Names of parts are those of the catalogues, as in the designer of pages.
  for (const place of [page.getByRole('toolbar'), page.getByRole('region', { name: 'Canvas' })])
    await expect(place).not.toContainText(/\p{Script=Han}/u);
});
