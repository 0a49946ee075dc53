/** The editor of formatted texts as people use it. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const text = (page: Page) => page.getByRole('textbox', { name: '内容' });
const tool = (page: Page, name: string | RegExp) =>
  page.getByRole('toolbar', { name: '格式工具栏' }).getByRole('button', { name, exact: true });
const source = async (page: Page): Promise<string> => {
  await tool(page, '源码').click();
  const html = await page.locator('textarea.pl-editor-source').inputValue();
  await tool(page, '源码').click();
  await expect(text(page)).toBeVisible();
  return html;
};
const select = async (page: Page, words: string) => {
  await text(page).getByText(words).first().selectText();
};

test.beforeEach(async ({ open }) => open('/tinymce'));

test('there is room for 300 pixels of text; what is longer is scrolled', async ({ page }) => {
  const place = page.locator('.pl-editor-place');
  expect((await place.boundingBox())!.height).toBe(300);
  await text(page).click();
  for (let line = 0; line < 20; line++) await page.keyboard.press('Enter');
  expect((await place.boundingBox())!.height).toBe(300);
});

test('what is typed is formatted by the tools, and undone', async ({ page }) => {
  await text(page).click();
  await page.keyboard.type('织页');
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

/** Has the clipboard pasted into the text, as a browser hands it over. */
const paste = (page: Page, data: Record<string, string>, picture = false) =>
  text(page).evaluate(
    (element, [given, hasPicture]) => {
      const clipboardData = new DataTransfer();
      for (const [type, value] of Object.entries(given)) clipboardData.setData(type, value);
      if (hasPicture) {
        const bytes = Uint8Array.from(
          atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
          (sign) => sign.charCodeAt(0),
        );
        clipboardData.items.add(new File([bytes], 'a.gif', { type: 'image/gif' }));
      }
      element.focus();
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [data, picture] as const,
  );

test('what is pasted from Word keeps its structure, without its styles', async ({ page }) => {
  await paste(page, {
    'text/html':
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->' +
      '<h1 style="mso-line-height-alt:12pt"><span lang=EN-US style="font-size:22pt;font-family:Calibri">标题<o:p></o:p></span></h1>' +
      '<p class=MsoNormal align=center style="text-align:center;text-indent:21.0pt"><b>粗<span style="color:red">红</span></b><o:p></o:p></p>' +
      '<p class=MsoNormal><o:p>&nbsp;</o:p></p>' +
      '<p class=MsoListParagraph style="margin-left:21.0pt;mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">1.<span style="font:7.0pt">&nbsp;&nbsp;</span></span><![endif]>一</p>' +
      '<p class=MsoListParagraph style="mso-list:l0 level2 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·<span>&nbsp;</span></span><![endif]>二</p>' +
      '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">2.</span><![endif]>三</p>' +
      '<table class=MsoTableGrid border=1 style="border-collapse:collapse;mso-yfti-tbllook:1184"><tr><td width=277 style="padding:0cm 5.4pt"><p class=MsoNormal>格</p></td></tr></table>' +
      '<img src="file:///C:/a.png"><!--EndFragment--></body></html>',
  });
  await expect(page.getByText('1 张图片无法从剪贴板读取')).toBeVisible();
  const html = await source(page);
  expect(html).toContain('<h1>标题</h1>');
  expect(html).toContain(
    '<p align="center" style="text-align: center"><b>粗<span style="color: red">红</span></b></p>',
  );
  expect(html).toContain(
    '<ol><li><p>一</p><ul><li><p>二</p></li></ul></li><li><p>三</p></li></ol>',
  );
  expect(html).toContain('<table><tbody><tr><td><p>格</p></td></tr></tbody></table>');
  expect(html).not.toMatch(/mso|Mso|font-size|<img|&nbsp;/);
});

test('what is pasted from pages runs nothing and keeps its meaning', async ({
  page,
  complaints,
}) => {
  await paste(page, {
    'text/html':
      '<div class="page" onclick="x()"><span style="font-weight:700;font-size:31px">重</span><script>window.ran = 1</script><a href="javascript:1">坏</a> <a href="https://example.com">好</a><form><input name="x"></form></div>',
  });
  const html = await source(page);
  expect(html).toContain('<strong>重</strong>');
  expect(html).toContain('<a href="https://example.com">好</a>');
  expect(html).not.toMatch(/script|class|31px|<form|name=/);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  // Chromium reports handlers in text that is only parsed to be cleaned.
  expect(
    complaints.filter(
      (complaint) => !/inline event handler|script-src-attr inline/.test(complaint),
    ),
  ).toEqual([]);
  complaints.length = 0;
});

test('what is cut in the editor is pasted as it was', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await text(page).click();
  await page.keyboard.type('## 题');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- 一');
  await page.keyboard.press('Enter');
  await page.keyboard.type('二');
  const before = await source(page);
  expect(before).toBe('<h2>题</h2><ul><li><p>一</p></li><li><p>二</p></li></ul>');
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(page.getByText('共 0 字')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByText('共 3 字')).toBeVisible();
  expect(await source(page)).toBe(before);
});

test('pasted pictures are sent with their progress; a refused one leaves nothing', async ({
  page,
}) => {
  const released = Promise.withResolvers<void>();
  let refuses = false;
  await page.route('**/api/common/upload', async (route) => {
    await released.promise;
    if (refuses) await route.fulfill({ json: { code: 500, msg: '磁盘已满' } });
    else await route.continue();
  });
  await paste(page, {}, true);
  await expect(page.getByText(/正在上传 \d+%/)).toBeVisible();
  released.resolve();
  await expect(text(page).locator('img:not(.ProseMirror-separator)')).toHaveAttribute(
    'src',
    /^\/api\/profile\/upload\/.+\.gif$/,
  );
  await expect(page.getByText(/正在上传/)).toHaveCount(0);
  refuses = true;
  await paste(page, {}, true);
  await expect(page.getByText('磁盘已满')).toBeVisible();
  await expect(text(page).locator('img:not(.ProseMirror-separator)')).toHaveCount(1);
  await expect(page.getByText(/正在上传/)).toHaveCount(0);
});

test('tasks are made, ticked by pointer and keys, and written as Quill does', async ({ page }) => {
  await text(page).click();
  await page.keyboard.type('买菜');
  await tool(page, '任务列表').click();
  await expect(tool(page, '任务列表')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ControlOrMeta+Enter');
  expect(await source(page)).toBe('<ul><li data-list="checked"><p>买菜</p></li></ul>');
  const item = text(page).locator('li');
  await item.click({ position: { x: -12, y: 10 } });
  await expect(item).toHaveAttribute('data-list', 'unchecked');
  await text(page).getByText('买菜').click();
  await tool(page, '任务列表').click();
  await expect(tool(page, '任务列表')).toHaveAttribute('aria-pressed', 'false');
});

test('tables are inserted and changed; tab goes from cell to cell', async ({ page }) => {
  await text(page).click();
  await tool(page, '表格').click();
  await page.getByLabel('行数').fill('2');
  await page.getByLabel('列数').fill('2');
  await page.getByRole('button', { name: '插入表格' }).click();
  await expect(text(page).getByRole('columnheader')).toHaveCount(2);
  await page.keyboard.type('甲');
  await page.keyboard.press('Tab');
  await page.keyboard.type('乙');
  await tool(page, '表格').click();
  await page.getByRole('menuitem', { name: '在右侧插入列' }).click();
  await expect(text(page).locator('tr').first().locator('th')).toHaveCount(3);
  await tool(page, '表格').click();
  await page.getByRole('menuitem', { name: '删除行' }).click();
  await expect(text(page).locator('tr')).toHaveCount(1);
  await tool(page, '表格').click();
  await page.getByRole('menuitem', { name: '删除表格' }).click();
  await expect(text(page).locator('table')).toHaveCount(0);
});

test('links are set by keys, refused when they are none, and removed', async ({ page }) => {
  await text(page).click();
  await page.keyboard.type('主页');
  await select(page, '主页');
  await page.keyboard.press('ControlOrMeta+k');
  const form = page.getByRole('dialog', { name: '链接' });
  await form.getByLabel('地址').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('请输入以 http://');
  await form.getByLabel('地址').fill('https://example.com/?a=1&b=2');
  await page.keyboard.press('Enter');
  expect(await source(page)).toBe(
    '<p><a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">主页</a></p>',
  );
  await text(page).getByText('主页').click();
  await tool(page, '链接').click();
  await page.getByRole('button', { name: '取消链接' }).click();
  expect(await source(page)).toBe('<p>主页</p>');
});

test('films come from known players only', async ({ page }) => {
  await page.route('https://player.bilibili.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title>' }),
  );
  await text(page).click();
  await tool(page, '视频').click();
  const form = page.getByRole('dialog', { name: '视频' });
  await form.getByLabel('地址').fill('https://evil.example/player');
  await form.getByRole('button', { name: /确\s*定/ }).click();
  await expect(form.getByRole('alert')).toHaveText('该视频来源不受支持');
  await form.getByLabel('地址').fill('https://www.bilibili.com/video/BV1xx411c7mD/?x=1');
  await form.getByRole('button', { name: /确\s*定/ }).click();
  await expect(text(page).locator('iframe')).toHaveAttribute(
    'src',
    'https://player.bilibili.com/player.html?bvid=BV1xx411c7mD',
  );
});

test('words are found and replaced, one by one and all at once', async ({ page }) => {
  await text(page).click();
  await page.keyboard.type('苹果和苹果，Apple');
  await page.keyboard.press('ControlOrMeta+f');
  const bar = page.getByRole('search');
  await bar.getByLabel('查找内容').fill('苹果');
  await expect(bar.getByRole('status')).toHaveText(/\/2$/);
  await bar.getByLabel('替换为').fill('梨');
  await bar.getByRole('button', { name: '全部替换' }).click();
  await expect(bar.getByRole('status')).toHaveText('无结果');
  await bar.getByLabel('查找内容').fill('apple');
  await expect(bar.getByRole('status')).toHaveText('1/1');
  await bar.getByLabel('区分大小写').check();
  await expect(bar.getByRole('status')).toHaveText('无结果');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  expect(await source(page)).toBe('<p>梨和梨，Apple</p>');
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
  expect(await page.locator('.pl-editor-full').boundingBox()).toEqual({ x: 0, y: 0, ...size });
  await page.keyboard.press('Escape');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tool(page, '全屏')).toBeVisible();
});

test('on a phone most tools come by one button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(tool(page, '表格')).toHaveCount(0);
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
