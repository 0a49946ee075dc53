/**
 * Values that no widget expects, in the browser: every widget of the catalogue draws each of them
 * in every mode (src/gallery/hardValues.ts), and says what it does not show.
 */
import type { Page } from '@playwright/test';
import { takesValues } from '../../src/gallery/hardValues.ts';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';
import { violations } from './support/axe.ts';
import type { Complaints } from './support/complaints.ts';
import { expectNothingRan } from './support/poison.ts';
import { articleOf, scrollTo } from './support/gallery.ts';
import { expect, test } from './support/test.ts';

/** Nothing may be reported but that pictures do not exist; of markup, nothing ran. */
async function expectOnlyMissingPictures(page: Page, complaints: Complaints): Promise<void> {
  const others = complaints.filter((complaint) => !complaint.includes('404'));
  complaints.forget();
  expectNothingRan(others);
  expect(await page.evaluate(() => (window as { ran?: unknown }).ran)).toBeUndefined();
}

/** What a window lays out in a moment, of all examples of a widget together. */
const most = { elements: 60_000, characters: 2_500_000 };

/** Widgets that stand on one page: each time it is opened costs more than to draw them. */
const together = 10;

const names = widgetCatalogue.filter(takesValues).map(({ name }) => name);

const groups = Array.from({ length: Math.ceil(names.length / together) }, (_, index) =>
  names.slice(index * together, (index + 1) * together),
);

for (const group of groups)
  test(`values that they do not expect are drawn, and do not hold up the window, by ${group.join(', ')}`, async ({
    page,
    open,
    complaints,
  }) => {
    test.slow();
    await open(`/widgets?only=${group.join(',')}&values=hard`);
    for (const name of group) {
      const article = articleOf(page, name);
      await scrollTo(article);
      await expect.soft(article.getByText(`控件 ${name} 无法显示`), name).toHaveCount(0);
      const drawn = await article.evaluate((element) => ({
        elements: element.querySelectorAll('*').length,
        characters: element.textContent.length,
      }));
      expect.soft(drawn.elements, name).toBeLessThan(most.elements);
      expect.soft(drawn.characters, name).toBeLessThan(most.characters);
    }
    await expectOnlyMissingPictures(page, complaints);
  });

test('a long value is shown in part, with how much is missing and a way to all of it', async ({
  page,
  open,
}) => {
  await open('/widgets?only=TextArea,Text&values=hard');
  const example = (widget: string) =>
    page
      .locator(`[data-widget="${widget}"]`)
      .locator('section', { has: page.getByRole('heading', { name: /^a megabyte of HTML/ }) })
      .last();
  await scrollTo(articleOf(page, 'Text'));
  const shown = example('Text').locator('dd').first();
  await expect(shown).toContainText('仅显示前 20000 个字符，共 1048576 个');
  await shown.getByRole('button', { name: '查看全部' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('共 1048576 个字符')).toBeVisible();
  await expect(dialog.getByRole('region', { name: '查看全部' })).toContainText('一段');
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /下\s*载/ }).press('Enter');
  expect((await saving).suggestedFilename()).toMatch(/\.txt$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await scrollTo(articleOf(page, 'TextArea'));
  const input = example('TextArea').locator('[data-field="input"]');
  await expect(input).toContainText('内容较长，共 1048576 个字符，未直接打开编辑');
  await input.getByRole('button', { name: '仍然编辑' }).press('Enter');
  await expect(input.getByRole('textbox')).toBeVisible();
  const locked = example('TextArea').locator('[data-field="readOnly"]');
  await expect(locked.getByRole('button', { name: '仍然编辑' })).toHaveCount(0);
  await expect(locked.getByRole('button', { name: '查看全部' })).toBeVisible();
});

test('a rich text too long for the editor is offered as its source', async ({
  page,
  open,
  complaints,
}) => {
  await open('/widgets?only=RichText&values=hard');
  const field = page
    .locator('section', { has: page.getByRole('heading', { name: /^a megabyte of HTML/ }) })
    .last()
    .locator('[data-field="input"]');
  await field.getByRole('button', { name: '仍然编辑' }).press('Enter');
  const source = field.locator('textarea');
  await expect(source).toBeVisible();
  await expect(field.locator('.ProseMirror')).toHaveCount(0);
  await expectOnlyMissingPictures(page, complaints);
});

test('an address too long for a request is not asked for, and that is said', async ({
  page,
  open,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open('/widgets?only=Image,ImageUpload,Signature,Avatar&values=hard');
  for (const name of ['Image', 'ImageUpload', 'Signature']) {
    const article = articleOf(page, name);
    await scrollTo(article);
    await expect(
      article
        .getByRole('region', { name: 'a long text', exact: false })
        .getByText(/^地址过长（共 \d+ 个字符），未加载图片$/)
        .first(),
      name,
    ).toBeVisible();
  }
  const avatar = articleOf(page, 'Avatar');
  await scrollTo(avatar);
  await expect(avatar.getByTitle('地址过长').first()).toBeVisible();
  expect(asked.filter((url) => url.length > 2100)).toEqual([]);
  await expectOnlyMissingPictures(page, complaints);
});

for (const [name, role] of [
  ['RadioGroup', 'radio'],
  ['CheckboxGroup', 'checkbox'],
] as const)
  test(`of very many choices of ${name} some stand there, and the others are found`, async ({
    page,
    open,
  }) => {
    await open(`/widgets?only=${name}&values=hard`);
    const field = page
      .locator('section', { has: page.getByRole('heading', { name: 'many choices', exact: true }) })
      .last()
      .locator('[data-field="input"]');
    await expect(field.getByRole(role)).toHaveCount(60);
    await expect(field.getByRole(role, { name: '选项 9999', exact: true })).toBeChecked();
    await expect(field.getByRole('status')).toContainText('仅显示前 60 项，共 10000 项');
    await field.getByLabel('搜索选项').fill('选项 777');
    await field.getByRole(role, { name: '选项 7770', exact: true }).press('Space');
    await expect(field.getByRole(role, { name: '选项 7770', exact: true })).toBeChecked();
    await field.getByLabel('搜索选项').fill('');
    const former = field.getByRole(role, { name: '选项 9999', exact: true });
    if (role === 'checkbox') {
      await expect(former).toBeChecked();
      await expect(field.getByRole('status')).toContainText('已选择 2 项');
    }
    await field.getByLabel('搜索选项').fill('没有这个');
    await expect(field.getByRole('status')).toContainText('没有匹配的选项');
  });
