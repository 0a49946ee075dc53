/**
 * Pictures in forms, by the cover of docs/examples/outing: chosen, pasted or dropped, ordered by
 * pointer and keys, taken out with a way back, and refused before they are sent.
 */
import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { drawerOf, drop, pickUp } from './support/list.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

test.use({ schemas: exampleSchemas('outing') });
test.beforeEach(({ open }) => open('/demo/outing'));

/** One grey point, and as many bytes after it as are asked for. */
const png = (name: string, more = 0) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
      'base64',
    ),
    Buffer.alloc(more),
  ]),
});

async function openField(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '新增' }).click();
  return drawerOf(page).getByRole('group', { name: '封面' });
}
const choose = (field: Locator, files: ReturnType<typeof png>[]): Promise<void> =>
  field.locator('input[type=file]').setInputFiles(files);
const pictures = (field: Locator): Locator => field.getByRole('button', { name: /^预览 图片/ });
/** Stored names of the pictures, as far as they were given by people. */
const names = (field: Locator): Promise<string[]> =>
  pictures(field)
    .locator('img')
    .evaluateAll((images) =>
      images.map((image) => {
        const address = decodeURIComponent((image as HTMLImageElement).src);
        return /\/([^/_]+)_[^/]*$/.exec(address)?.[1] ?? '';
      }),
    );

test('pictures keep their order, are moved by keys and pointer, and taken out with a way back', async ({
  page,
}) => {
  const field = await openField(page);
  await choose(field, [png('a.png'), png('b.png'), png('c.png')]);
  await expect(pictures(field)).toHaveCount(3);
  expect(await names(field)).toEqual(['a', 'b', 'c']);
  await expect(field.getByRole('button', { name: '上传', exact: true })).toHaveCount(0);
  expect(await violations(page, '.ant-drawer', 'all')).toEqual([]);

  const handle = field.getByRole('button', { name: '移动 图片 1' });
  await pickUp(handle);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('图片 1 位于第 2 位')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => names(field)).toEqual(['b', 'a', 'c']);

  const [from, to] = [pictures(field).nth(2), pictures(field).nth(0)];
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  await page.mouse.move(start!.x + 40, start!.y + 30);
  await page.mouse.down();
  await page.mouse.move(end!.x + 50, end!.y + 30, { steps: 8 });
  await page.mouse.move(end!.x + 40, end!.y + 30);
  await drop(page);
  await expect.poll(() => names(field)).toEqual(['c', 'b', 'a']);

  await field.getByRole('button', { name: '删除 图片 2' }).press('Enter');
  await expect.poll(() => names(field)).toEqual(['c', 'a']);
  await field.getByRole('button', { name: '撤销' }).press('Enter');
  await expect.poll(() => names(field)).toEqual(['c', 'b', 'a']);
  await pictures(field).nth(1).press('Enter');
  await expect(page.locator('.ant-image-preview-img')).toBeVisible();
});

test('what is no picture, too large or too much is refused before it is sent', async ({ page }) => {
  const field = await openField(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/common/upload')) sent.push(request.url());
  });
  await choose(field, [png('a.png', 2 * 1024 * 1024)]);
  await expect(page.getByText('图片大小限制 2MB!')).toBeVisible();
  await choose(field, [{ ...png('a.txt'), mimeType: 'text/plain' }]);
  await expect(page.getByText('文件格式不正确，请上传图片格式文件！')).toBeVisible();
  await choose(
    field,
    ['1', '2', '3', '4'].map((name) => png(`${name}.png`)),
  );
  await expect(page.getByText('最多可上传 3 张图片')).toBeVisible();
  await expect.poll(() => names(field)).toEqual(['1', '2', '3']);
  expect(sent).toHaveLength(3);
});

test('a picture that the server refuses is tried again, a slow one broken off', async ({
  page,
}) => {
  const field = await openField(page);
  let answer: 'refuse' | 'hold' | 'pass' = 'refuse';
  await page.route('**/common/upload', (route) => {
    if (answer === 'pass') return route.continue();
    if (answer === 'refuse')
      return route.fulfill({ json: { code: 500, msg: '文件存储暂时不可用，请稍后再试' } });
  });
  await choose(field, [png('坏.png')]);
  await expect(page.getByText('文件存储暂时不可用，请稍后再试')).toBeVisible();
  await expect(field.getByText('上传失败')).toBeVisible();
  answer = 'hold';
  await choose(field, [png('慢.png')]);
  await expect(field.getByRole('progressbar')).toBeVisible();
  await field.getByRole('button', { name: '取消上传 慢.png' }).press('Enter');
  await expect(field.getByRole('progressbar')).toHaveCount(0);
  answer = 'pass';
  await field.getByRole('button', { name: '重新上传 坏.png' }).press('Enter');
  await expect.poll(() => names(field)).toEqual(['坏']);
});

test('pictures are pasted and dropped', async ({ page }) => {
  const field = await openField(page);
  for (const type of ['paste', 'drop'])
    await field.evaluate(
      (element, { type: kind, content }) => {
        const data = new DataTransfer();
        const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
        data.items.add(new File([bytes], `${kind}.png`, { type: 'image/png' }));
        element.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      },
      { type, content: png('').buffer.toString('base64') },
    );
  await expect.poll(() => names(field)).toEqual(['paste', 'drop']);
});
