/**
 * Files of records, by the example of docs/examples/agreement: they are uploaded, ordered, taken
 * out and read in forms and lists.
 */
import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { drawerOf, rowOf } from './support/list.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

test.use({ schemas: exampleSchemas('agreement') });
test.beforeEach(({ open }) => open('/demo/agreement'));

const pdf = (name: string, bytes = 2048) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n'.padEnd(bytes, ' ')),
});
/** One grey point. */
const png = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  ),
});

/** Opens the form of a new contract. */
async function openForm(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: '新增' }).click();
  const form = drawerOf(page);
  await form.getByLabel('标题', { exact: true }).fill(title);
  return form;
}
const field = (form: Locator, label = '协议文件'): Locator =>
  form.getByRole('group', { name: label });
const names = (form: Locator): Locator => field(form).locator('li .pl-file-name');
const choose = (form: Locator, files: ReturnType<typeof pdf>[], label?: string): Promise<void> =>
  field(form, label).locator('input[type=file]').setInputFiles(files);
const save = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: /保\s*存/ }).click();

test('files are uploaded, ordered, taken out with a way back, and stored with the record', async ({
  page,
}) => {
  const form = await openForm(page, '采购协议');
  await choose(form, [pdf('一.pdf'), png('二.png'), pdf('三.pdf')]);
  await expect(names(form).getByRole('link')).toHaveText(['一.pdf', '二.png', '三.pdf']);
  await expect(field(form).getByRole('button', { name: '上传文件' })).toBeDisabled();
  await field(form).getByRole('button', { name: '上移 三.pdf' }).click();
  await field(form).getByRole('button', { name: '删除 一.pdf' }).click();
  await expect(names(form)).toHaveText(['三.pdf', '二.png']);
  await field(form).getByRole('button', { name: '撤销' }).click();
  await expect(names(form)).toHaveText(['一.pdf', '三.pdf', '二.png']);
  await field(form).getByRole('button', { name: '删除 一.pdf' }).click();
  await names(form).nth(1).locator('..').dragTo(names(form).first().locator('..'));
  await expect(names(form)).toHaveText(['二.png', '三.pdf']);
  expect(await violations(page, '.ant-drawer', 'all')).toEqual([]);
  await save(form);
  await expect(form).toBeHidden();

  const row = rowOf(page, '采购协议');
  await row.getByRole('button', { name: '2 个附件' }).click();
  const list = page.getByRole('tooltip');
  await expect(list.getByRole('link')).toHaveText(['二.png', '三.pdf']);
  expect(await violations(page, '.ant-popover', 'all')).toEqual([]);
  const download = page.waitForEvent('download');
  await list.getByRole('link', { name: '三.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('三.pdf');
});

test('the record is read with its files, and found by their names', async ({ page, app }) => {
  const filled = await openForm(page, '采购协议');
  await choose(filled, [png('二.png'), pdf('三.pdf')]);
  await expect(names(filled).getByRole('link')).toHaveCount(2);
  await save(filled);
  await expect(filled).toBeHidden();
  await rowOf(page, '采购协议').getByText('采购协议', { exact: true }).click();
  const form = drawerOf(page);
  await expect(form.getByRole('link', { name: '三.pdf' })).toBeVisible();
  await expect(form.getByRole('button', { name: '上传文件' })).toHaveCount(0);
  await form.getByRole('button', { name: '预览 二.png' }).click();
  await expect(page.locator('.ant-image-preview-img')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${app}/#/demo/agreement?files=三.p`);
  await expect(rowOf(page, '采购协议')).toBeVisible();
  await page.goto(`${app}/#/demo/agreement?files=四`);
  await expect(rowOf(page, '采购协议')).toHaveCount(0);
});

test('what cannot be uploaded is refused before it is sent', async ({ page }) => {
  const form = await openForm(page, '其他协议');
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/common/upload')) uploads.push(request.url());
  });
  await choose(form, [pdf('大.pdf', 2 * 1024 * 1024 + 1)]);
  await expect(page.getByText('大.pdf 超出大小限制，单个文件不能超过 2 MB')).toBeVisible();
  await choose(form, [{ ...pdf('页.html'), mimeType: 'text/html' }]);
  await expect(page.getByText(/不能上传 页\.html/)).toBeVisible();
  await choose(
    form,
    ['1', '2', '3', '4'].map((name) => pdf(`${name}.pdf`)),
  );
  await expect(page.getByText('最多可上传 3 个文件')).toBeVisible();
  await expect(names(form)).toHaveText(['1.pdf', '2.pdf', '3.pdf']);
  await expect.poll(() => uploads.length).toBe(3);
});

test('a form waits for its uploads; a failed one can be sent again, a slow one broken off', async ({
  page,
  complaints,
}) => {
  const form = await openForm(page, '慢协议');
  let answer: 'fail' | 'hold' | 'pass' = 'fail';
  await page.route('**/common/upload?*', async (route) => {
    if (answer === 'pass') return route.continue();
    if (answer === 'fail') return route.abort();
  });
  await choose(form, [pdf('失败.pdf')]);
  await expect(field(form).getByText('上传失败')).toBeVisible();
  await save(form);
  await expect(form.getByText('协议文件还有文件没有上传完成')).toBeVisible();
  answer = 'hold';
  await choose(form, [pdf('慢.pdf')]);
  await expect(field(form).getByRole('progressbar')).toBeVisible();
  await field(form).getByRole('button', { name: '取消上传 慢.pdf' }).click();
  await expect(names(form)).toHaveText(['失败.pdf']);
  answer = 'pass';
  await field(form).getByRole('button', { name: '重新上传 失败.pdf' }).click();
  await expect(names(form).getByRole('link')).toHaveText(['失败.pdf']);
  await save(form);
  await expect(form).toBeHidden();
  await expect(rowOf(page, '慢协议').getByRole('button', { name: '1 个附件' })).toBeVisible();
  complaints.forget();
});

test('files are pasted and dropped, also in rows of parts', async ({ page }) => {
  const form = await openForm(page, '附页协议');
  const give = (target: Locator, type: 'paste' | 'drop', name: string): Promise<void> =>
    target.evaluate(
      (element, given) => {
        const data = new DataTransfer();
        data.items.add(new File(['%PDF-1.7'], given.name, { type: 'application/pdf' }));
        element.dispatchEvent(
          given.type === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      },
      { type, name },
    );
  await give(field(form), 'paste', '粘贴.pdf');
  await give(field(form), 'drop', '拖放.pdf');
  await expect(names(form).getByRole('link')).toHaveText(['粘贴.pdf', '拖放.pdf']);
  await form.getByRole('button', { name: /新增|添加/ }).click();
  const part = form.locator('[data-row="0"]');
  await part.locator('[data-column="subject"] input').fill('附页一');
  await part.locator('[data-column="scan"] input[type=file]').setInputFiles([pdf('扫描.pdf')]);
  await expect(part.getByRole('link', { name: '扫描.pdf' })).toBeVisible();
  await save(form);
  await expect(form).toBeHidden();
});

test('on a phone nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await openForm(page, '手机');
  await choose(form, [pdf(`${'很长的文件名称'.repeat(8)}.pdf`), pdf('短.pdf')]);
  await expect(names(form).getByRole('link')).toHaveCount(2);
  const width = await form.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(width).toBe(0);
  const last = await field(form).locator('li').first().boundingBox();
  expect(last!.x + last!.width).toBeLessThanOrEqual(390);
  await save(form);
  await expect(form).toBeHidden();
  await rowOf(page, '手机').getByRole('button', { name: '2 个附件' }).click();
  const list = page.getByRole('tooltip');
  await expect(list.getByRole('link')).toHaveCount(2);
  await expect.poll(async () => (await list.boundingBox())!.x).toBeGreaterThanOrEqual(0);
});
