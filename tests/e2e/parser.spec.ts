/** Forms drawn from JSON, for people who are signed out: nothing of them reaches the server. */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { chineseIn } from './support/chinese.ts';
import { chooseEnglish } from './support/english.ts';
import { expect, test } from './support/test.ts';

const drawn = (page: Page) => page.getByRole('region', { name: '解析出的表单' });
const editor = (page: Page) =>
  page.getByRole('region', { name: '表单的 JSON' }).getByRole('textbox');

async function paste(page: Page, value: unknown): Promise<void> {
  await page.getByRole('tab', { name: '粘贴 JSON' }).click();
  await editor(page).fill(typeof value === 'string' ? value : JSON.stringify(value, null, 2));
}

/** What was submitted. */
async function submitted(page: Page): Promise<unknown> {
  const result = page.getByRole('region', { name: '提交的数据' }).getByRole('status');
  return JSON.parse(await result.innerText()) as unknown;
}

const field = (tag: string, label: string, name: string, more: object = {}) => ({
  __config__: {
    label,
    tag,
    layout: 'colFormItem',
    span: 24,
    required: false,
    regList: [],
    ...more,
  },
  __slot__: {},
  __vModel__: name,
});
const frame = { formRef: 'elForm', formModel: 'formData', formRules: 'rules' };

test('the sample is filled in, checked, submitted and reset', async ({ page, app }) => {
  const asked: string[] = [];
  await page.goto(`${app}/#/parser`);
  await expect(page.getByRole('heading', { name: '表单解析' })).toBeVisible();
  await expect(page).toHaveTitle(/^表单解析/);
  const form = drawn(page);
  await expect(form.getByRole('button', { name: '提交', exact: true })).toBeVisible();
  page.on('request', (request) => asked.push(request.url()));
  await form.getByLabel('手机号码').fill('123');
  await form.getByRole('button', { name: '提交', exact: true }).click();
  await expect(form.getByText('手机号码格式错误')).toBeVisible();
  await form.getByLabel('姓名').fill('王芳');
  await form.getByLabel('手机号码').fill('13800138000');
  await form.getByRole('radio', { name: '网络' }).check();
  await form.getByRole('checkbox', { name: '价格' }).check();
  await form.getByRole('button', { name: '提交', exact: true }).click();
  expect(await submitted(page)).toMatchObject({
    name: '王芳',
    mobile: '13800138000',
    channel: 2,
    topics: [1],
    rating: 3,
    answer: true,
  });
  await expect(form.getByLabel('姓名')).toHaveValue('王芳');
  await form.getByRole('button', { name: '重置', exact: true }).click();
  await expect(form.getByLabel('姓名')).toHaveValue('');
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('what is pasted is drawn at once, with what was not carried', async ({ page, app }) => {
  await page.goto(`${app}/#/parser`);
  await paste(page, {
    fields: [
      field('a-input', '编码', 'code', {
        defaultValue: 'A1',
        regList: [{ pattern: '/^[A-Z]\\d$/', message: '编码不对' }],
      }),
      field('a-inptu', '名称', 'name'),
      field('a-input', '危险', 'risky', { regList: [{ pattern: '/^(a+)+$/', message: '' }] }),
    ],
    ...frame,
  });
  const form = drawn(page);
  await expect(form.getByLabel('编码')).toHaveValue('A1');
  await expect(form.getByText('没有组件“a-inptu”，已跳过')).toContainText('a-input');
  await expect(form.getByText(/可能耗时过长/)).toContainText('第');
  await form.getByLabel('编码').fill('xx');
  await form.getByRole('button', { name: '提交', exact: true }).click();
  await expect(form.getByText('编码不对')).toBeVisible();
});

test('a form of ours is drawn, and a slip in it named with its line', async ({ page, app }) => {
  await page.goto(`${app}/#/parser`);
  await paste(page, { fields: [{ name: 'a', label: '甲' }] });
  await expect(drawn(page).getByLabel('甲')).toBeVisible();
  await editor(page).fill('{"fields":[\n{"name":"a","lable":"乙"}]}');
  const fault = page.getByRole('region', { name: '表单的 JSON' }).getByRole('alert');
  await expect(fault).toContainText('2: ');
  await expect(fault).toContainText('label');
  await expect(drawn(page).getByLabel('甲')).toBeVisible();
  await expect(drawn(page).getByText('JSON 有误，显示的是上一次正确的内容')).toBeVisible();
});

test('a file is opened; one that is no form is refused with words', async ({ page, app }) => {
  await page.goto(`${app}/#/parser`);
  const upload = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await upload('form.json', JSON.stringify({ fields: [field('a-input', '单号', 'no')], ...frame }));
  await expect(drawn(page).getByLabel('单号')).toBeVisible();
  await upload('bad.json', '{"fields":[],"__proto__":{}}');
  await expect(page.getByRole('alert').filter({ hasText: '__proto__' })).toBeVisible();
  await upload('large.json', `["${'a'.repeat(9_000_000)}"]`);
  await expect(page.getByText('文件过大')).toBeVisible();
});

test('controls that would ask a server say that there is none', async ({ page, app }) => {
  await page.goto(`${app}/#/parser`);
  const asked: string[] = [];
  await paste(page, { fields: [], ...frame });
  page.on('request', (request) => asked.push(request.url()));
  await editor(page).fill(
    JSON.stringify({
      fields: [
        {
          ...field('a-cascader', '地区', 'area', { dataType: 'dynamic', url: '/tree' }),
          placeholder: '请选择地区',
        },
      ],
      ...frame,
    }),
  );
  await expect(drawn(page).getByText('地区', { exact: true })).toBeVisible();
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('it stands outside the frame, and leads back to it', async ({ page, open }) => {
  await open('/index');
  await expect(page.getByText('便捷导航')).toBeVisible();
  await page.evaluate(() => (location.hash = '#/parser'));
  await expect(drawn(page)).toBeVisible();
  await expect(page.getByText('便捷导航')).toBeHidden();
  await page.getByRole('link', { name: '首页' }).click();
  await expect(page.getByText('便捷导航')).toBeVisible();
});

for (const theme of ['light', 'dark'] as const)
  test(`nothing is out of reach, wide and narrow, ${theme}`, async ({ page, app }) => {
    await page.addInitScript(() => localStorage.setItem('nav_theme', '"system"'));
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(`${app}/#/parser`);
    await expect(drawn(page).getByRole('button', { name: '提交', exact: true })).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await violations(page, 'html', 'all')).toEqual([]);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBeLessThanOrEqual(0);
    }
  });

test('in English no Chinese is left', async ({ page, app }) => {
  await chooseEnglish(page, app);
  await page.goto(`${app}/#/parser`);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  expect((await chineseIn(page)).filter((text) => !text.startsWith('span.ͼ'))).toEqual([]);
});

test('a hidden label names its control, and a slider has two handles', async ({ page, app }) => {
  await page.goto(`${app}/#/parser`);
  const slider = field('a-slider', '预算', 'budget', { defaultValue: [20, 80] });
  await paste(page, {
    ...frame,
    fields: [
      field('a-input', '电话', 'phone', { showLabel: false }),
      { ...slider, min: 0, max: 100, step: 5, range: true },
    ],
  });
  const form = drawn(page);
  await form.getByLabel('电话').fill('110');
  expect((await form.getByText('电话', { exact: true }).boundingBox())!.width).toBeLessThan(2);
  await form.getByRole('slider', { name: '最小值' }).press('ArrowRight');
  await form.getByRole('button', { name: '提交', exact: true }).click();
  expect(await submitted(page)).toEqual({ phone: '110', budget: [25, 80] });
});
