/** A megabyte of HTML where a page expects a short text. */
import { expect, signIn, test } from './support/test.ts';

const html = `<p>${'一段<b>文字</b>'.repeat(50_000)}</p>`;
const inputs = ['Input', 'TextArea', 'CodeEditor', 'JsonEditor', 'Markdown', 'RichText'];
const displays = ['Text', 'CodeEditor', 'JsonView', 'Markdown', 'QrCode', 'Html'];

test('a megabyte of HTML is drawn by what edits texts and what shows them', async ({
  page,
  app,
  open,
}) => {
  const headers = { authorization: `Bearer ${await signIn(app)}` };
  const answer = await fetch(`${app}/schemas/pages/system/post.json`, { headers });
  const bundle = (await answer.json()) as { page: Record<string, unknown> };
  const { list: _list, ...rest } = bundle.page;
  bundle.page = {
    ...rest,
    state: { html },
    forms: Object.fromEntries(
      inputs.map((widget) => [
        `form${widget}`,
        {
          title: { create: widget },
          submit: { create: { method: 'POST', url: '/nowhere' } },
          fields: [{ name: 'text', label: widget, widget, valueType: 'string', default: html }],
        },
      ]),
    ),
    actions: {},
    body: [
      { type: 'form', form: 'formInput' },
      ...inputs.slice(1).map((widget) => ({ type: 'form', form: `form${widget}` })),
      ...displays.map((widget) => ({
        type: 'card',
        title: `展示 ${widget}`,
        body: [
          {
            type: 'descriptions',
            record: { $expr: 'state' },
            fields: [{ field: 'html', label: '内容', widget }],
          },
        ],
      })),
    ],
  };
  await page.route('**/schemas/pages/system/post.json', (route) => route.fulfill({ json: bundle }));
  await open('/system/post');
  for (const widget of inputs) {
    const field = page.locator('[data-field="text"]').filter({ hasText: widget });
    await page.getByText(widget, { exact: true }).first().scrollIntoViewIfNeeded();
    await expect(field.or(page.getByLabel(widget)).first()).toBeVisible();
  }
  for (const widget of displays)
    await page.getByText(`展示 ${widget}`, { exact: true }).scrollIntoViewIfNeeded();
  await expect(page.locator('.pl-widget-waiting')).toHaveCount(0);
  await expect(page.getByText('无法显示')).toHaveCount(0);
  await expect(page.getByText('内容过长，无法生成二维码')).toBeVisible();
  await page.getByLabel('Input', { exact: true }).fill('短');
  await expect(page.getByLabel('Input', { exact: true })).toHaveValue('短');
});
