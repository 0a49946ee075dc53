/** The editor of formatted texts as people use it. */
import { expect, test } from './support/test.ts';
import { text, tool, source, select } from './support/richText.ts';

test.beforeEach(async ({ open }) => open('/tinymce'));

test('there is room for 300 pixels of text; what is longer is scrolled', async ({ page }) => {
  const place = page.locator('.pl-editor-place');
  await expect(place).toHaveCSS('height', '300px');
  await text(page).click();
  for (let line = 0; line < 20; line++) await page.keyboard.press('Enter');
  await expect(place).toHaveCSS('height', '300px');
});

test('what is typed is formatted by the tools, and undone', async ({ page }) => {
  await text(page).click();
  // At once: what is typed with pauses is undone in parts.
  await page.keyboard.insertText('织页');
  await expect(page.getByText('共 2 字')).toBeVisible();
  await tool(page, '撤销').click();
  await expect(page.getByText('共 0 字')).toBeVisible();
  await tool(page, '重做').click();
  await expect(page.getByText('共 2 字')).toBeVisible();
  await select(page, '织页');
  await tool(page, '加粗').click();
  await expect(tool(page, '加粗')).toHaveAttribute('aria-pressed', 'true');
  expect(await source(page)).toBe('<p><strong>织页</strong></p>');
  await select(page, '织页');
  await tool(page, '文字颜色').click();
  await page.getByRole('button', { name: '#cf1322' }).click();
  await tool(page, '字号').click();
  await page.getByRole('menuitem', { name: '20px' }).click();
  await tool(page, '对齐方式').click();
  await page.getByRole('menuitem', { name: '居中' }).click();
  expect(await source(page)).toBe(
    '<p style="text-align: center"><strong><span style="color: #cf1322; font-size: 20px">织页</span></strong></p>',
  );
  await select(page, '织页');
  await tool(page, '清除格式').click();
  expect(await source(page)).toBe('<p>织页</p>');
  await text(page).click();
  await tool(page, /段落格式/).click();
  await page.getByRole('menuitem', { name: '标题 2' }).click();
  expect(await source(page)).toBe('<h2>织页</h2>');
});

test('what was written in the source is undone in one step, and what was typed before it', async ({
  page,
}) => {
  await text(page).click();
  await page.keyboard.type('织页');
  await tool(page, '源码').click();
  await page.locator('textarea.pl-editor-source').fill('<h2>标题</h2><p>正文</p>');
  await tool(page, '源码').click();
  await expect(text(page).getByRole('heading', { name: '标题' })).toBeVisible();
  await tool(page, '撤销').click();
  await expect(text(page)).toHaveText('织页');
  await tool(page, '重做').click();
  await expect(text(page).getByText('正文')).toBeVisible();
  expect(await source(page)).toBe('<h2>标题</h2><p>正文</p>');
});

test('the toolbar is one stop of the keyboard, and full screen is left by Escape', async ({
  page,
}) => {
  await text(page).focus();
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, '撤销')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tool(page, '全屏')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tool(page, '退出全屏')).toBeVisible();
  const size = page.viewportSize()!;
  await expect
    .poll(() => page.locator('.pl-editor-full').boundingBox())
    .toEqual({ x: 0, y: 0, ...size });
  await page.keyboard.press('Escape');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tool(page, '全屏')).toBeVisible();
});

test('on a phone most tools come by one button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(tool(page, '表格')).toHaveCount(0);
  const { height } = (await page.getByRole('toolbar').boundingBox())!;
  expect(height).toBeLessThan(45);
  await tool(page, '更多工具').click();
  await expect(tool(page, '表格')).toBeVisible();
  const { width } = (await page.locator('.pl-editor').boundingBox())!;
  expect(width).toBeLessThanOrEqual(390);
});

test('a notice over the window says that the editor is coming', async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/RichText-*.js', (route) =>
    released.promise.then(() => route.continue()),
  );
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: '正在加载富文本编辑器' })).toBeVisible();
  released.resolve();
  await expect(text(page)).toBeVisible();
  await expect(page.getByText('正在加载富文本编辑器')).toHaveCount(0);
});
