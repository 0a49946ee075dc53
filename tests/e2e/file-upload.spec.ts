/** Files of a form whose value are their paths, on the page of widgets, with the server that is. */
import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { openControl } from './support/gallery.ts';
import { expect, test } from './support/test.ts';

const pdf = (name: string, bytes = 2048) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n'.padEnd(bytes, ' ')),
});
/** One grey point. */
const png = {
  name: '点.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const names = (field: Locator): Locator => field.locator('li .pl-file-name');
const choose = (field: Locator, ...files: ReturnType<typeof pdf>[]): Promise<void> =>
  field.locator('input[type=file]').setInputFiles(files);

/** The field of the example without a destination of its own, with the two files that it has. */
async function openField(opener: {
  page: Page;
  open: (path: string) => Promise<unknown>;
}): Promise<Locator> {
  const field = await openControl(opener, 'FileUpload', '文件上传 文件上传');
  await expect(names(field)).toHaveText(['plan.pdf', 'notes.txt']);
  return field;
}

test('files are stored, ordered, taken out with a way back, opened and shown', async ({
  page,
  open,
}) => {
  const field = await openField({ page, open });
  await choose(field, pdf('合同.pdf'), png);
  await expect(names(field).getByRole('link', { name: /^合同_.*\.pdf$/ })).toHaveAttribute(
    'href',
    /\/profile\/upload\/.*\.pdf$/,
  );
  await expect(names(field)).toHaveCount(4);
  expect(await violations(page, '[data-widget="FileUpload"]', 'all')).toEqual([]);
  await field.getByRole('button', { name: /^上移 点/ }).press('Enter');
  await expect(names(field).nth(2)).toHaveText(/^点_/);
  await field.getByRole('button', { name: '删除 plan.pdf' }).press('Enter');
  await expect(names(field)).toHaveCount(3);
  await field.getByRole('button', { name: '撤销' }).press('Enter');
  await expect(names(field).first()).toHaveText('plan.pdf');
  await names(field).nth(3).locator('..').dragTo(names(field).first().locator('..'));
  await expect(names(field).first()).toHaveText(/^合同_/);
  await field.getByRole('button', { name: /^预览 点/ }).press('Enter');
  await expect(page.locator('.ant-image-preview-img')).toBeVisible();
});

test('what the server refuses by its content says why, and is tried again', async ({
  page,
  open,
}) => {
  const field = await openField({ page, open });
  await choose(field, { ...pdf('假.pdf'), buffer: Buffer.from('<script>alert(1)</script>') });
  await expect(field.getByText('上传失败')).toBeVisible();
  await field.getByRole('button', { name: '重新上传 假.pdf' }).press('Enter');
  await expect(field.getByText('上传失败')).toBeVisible();
  await field.getByRole('button', { name: '删除 假.pdf' }).press('Enter');
  await expect(names(field)).toHaveText(['plan.pdf', 'notes.txt']);
});

test('files are pasted and dropped', async ({ page, open }) => {
  const field = await openField({ page, open });
  for (const type of ['paste', 'drop'])
    await field.getByRole('group').evaluate((element, kind) => {
      const data = new DataTransfer();
      data.items.add(new File(['%PDF-1.7\n'], `${kind}.pdf`, { type: 'application/pdf' }));
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    }, type);
  await expect(names(field).getByRole('link', { name: /^(paste|drop)_/ })).toHaveCount(2);
});
