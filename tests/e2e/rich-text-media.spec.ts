/** Pictures and films that are put into formatted texts. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { source, text, tool } from './support/richText.ts';

test.beforeEach(async ({ open }) => open('/tinymce'));

/** The beginning of a film in MP4. */
const head = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');
const film = (name: string, bytes = head.length) => ({
  name,
  mimeType: 'video/mp4',
  buffer: Buffer.concat([head, Buffer.alloc(bytes - head.length)]),
});

type GivenFile = ReturnType<typeof film>;

/** One grey point, and as many bytes after it as are asked for. */
const picture = (name: string, more = 0): GivenFile => ({
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

/** Has files of the machine chosen in the small form of a tool. */
async function choose(page: Page, name: string, ...files: GivenFile[]): Promise<void> {
  await tool(page, name).click();
  await page.getByRole('dialog', { name }).locator('input[type=file]').setInputFiles(files);
}

/** Drops a file on the text, as a browser hands it over. */
const drop = (page: Page, name: string, type: string) =>
  text(page).evaluate(
    (element, given) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], given.name, { type: given.type }));
      const { x, y } = element.getBoundingClientRect();
      element.dispatchEvent(
        new DragEvent('drop', {
          dataTransfer,
          clientX: x + 20,
          clientY: y + 20,
          bubbles: true,
          cancelable: true,
        }),
      );
    },
    { name, type },
  );

test('a film of the machine is stored, stands in the text and is played', async ({ page, app }) => {
  await choose(page, '视频', film('开箱.mp4'));
  const video = text(page).locator('video');
  await expect(video).toHaveAttribute('src', /^\/api\/profile\/upload\/.+\.mp4$/);
  const html = await source(page);
  expect(html).toMatch(
    /^<p><video src="\/api\/profile\/upload\/[^"]+\.mp4" controls="" width="640"><\/video><\/p>$/,
  );
  const answer = await fetch(`${app}${await video.getAttribute('src')}`, {
    headers: { range: 'bytes=4-7' },
  });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-type')).toBe('video/mp4');
  expect(await answer.text()).toBe('ftyp');
});

test('a large film goes in chunks, and is broken off by its cross', async ({ page }) => {
  const chunk = /\/common\/upload\/chunked\/[0-9a-f]+\/\d+\?/;
  // They never arrive.
  await page.route(chunk, () => undefined);
  const sent = page.waitForRequest(chunk);
  const given = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await choose(page, '视频', film('长片.mp4', 11 * 1024 * 1024));
  await sent;
  await expect(page.getByText(/正在上传 \d+%/)).toBeVisible();
  await page.getByRole('button', { name: '取消上传' }).click();
  expect(await (await given).json()).toMatchObject({ code: 200 });
  await expect(page.getByText(/正在上传/)).toHaveCount(0);
  await page.unroute(chunk);
  await choose(page, '视频', film('长片.mp4', 11 * 1024 * 1024));
  await expect(text(page).locator('video')).toHaveAttribute('src', /\.mp4$/);
});

test('what cannot be shown is refused before it is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/common/upload')) sent.push(request.url());
  });
  await drop(page, '旧片.avi', 'video/x-msvideo');
  await expect(page.getByText('不能上传 旧片.avi，请上传 mp4 格式的文件')).toBeVisible();
  await choose(page, '图片', picture('大图.png', 5 * 1024 * 1024));
  await expect(page.getByText('图片大小限制 5MB!')).toBeVisible();
  expect(sent).toEqual([]);
  expect(await source(page)).toBe('');
});

test('a picture of almost 5 MB is taken, with progress', async ({ page }) => {
  await choose(page, '图片', picture('海报.png', 5 * 1024 * 1024 - 100));
  await expect(text(page).locator('img[src]')).toHaveAttribute('src', /\.png$/);
});

for (const held of ['first', 'last'] as const)
  test(`pictures stand in the order in which they were chosen when the ${held} arrives last`, async ({
    page,
  }) => {
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/common/upload', async (route) => {
      const name = held === 'first' ? 'a.png' : 'b.png';
      if (route.request().postDataBuffer()?.includes(`filename="${name}"`)) await isReleased;
      await route.continue();
    });
    await choose(page, '图片', picture('a.png'), picture('b.png'));
    await expect(text(page).locator('img[src]')).toHaveCount(1);
    release();
    await expect(text(page).locator('img[src]')).toHaveCount(2);
    const found = [...(await source(page)).matchAll(/\/(\w)_[^"/]*\.png/g)];
    expect(found.map(([, name]) => name).join('')).toBe('ab');
  });
