/** What is pasted into the editor of formatted texts. */
import type { Page } from '@playwright/test';
import { expectNothingRan } from './support/poison.ts';
import { expect, test } from './support/test.ts';
import { text, source } from './support/richText.ts';

test.beforeEach(async ({ open }) => open('/tinymce'));

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
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>' +
      '<style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->' +
      '<h1 style="mso-line-height-alt:12pt">' +
      '<span lang=EN-US style="font-size:22pt;font-family:Calibri">标题<o:p></o:p></span>' +
      '</h1>' +
      '<p class=MsoNormal align=center style="text-align:center;text-indent:21.0pt">' +
      '<b>粗<span style="color:red">红</span></b><o:p></o:p></p>' +
      '<p class=MsoNormal><o:p>&nbsp;</o:p></p>' +
      '<p class=MsoListParagraph style="margin-left:21.0pt;mso-list:l0 level1 lfo1">' +
      '<![if !supportLists]>' +
      '<span style="mso-list:Ignore">1.<span style="font:7.0pt">&nbsp;&nbsp;</span>' +
      '</span><![endif]>一</p>' +
      '<p class=MsoListParagraph style="mso-list:l0 level2 lfo1"><![if !supportLists]>' +
      '<span style="mso-list:Ignore">·<span>&nbsp;</span></span><![endif]>二</p>' +
      '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><![if !supportLists]>' +
      '<span style="mso-list:Ignore">2.</span><![endif]>三</p>' +
      '<table class=MsoTableGrid border=1 ' +
      'style="border-collapse:collapse;mso-yfti-tbllook:1184"><tr>' +
      '<td width=277 style="padding:0cm 5.4pt"><p class=MsoNormal>格</p></td></tr>' +
      '</table>' +
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
      '<div class="page" onclick="x()">' +
      '<span style="font-weight:700;font-size:31px">重</span>' +
      '<script>window.ran = 1</script>' +
      '<a href="javascript:1">坏</a> <a href="https://example.com">好</a><form>' +
      '<input name="x"></form></div>',
  });
  const html = await source(page);
  expect(html).toContain('<strong>重</strong>');
  expect(html).toContain('<a href="https://example.com">好</a>');
  expect(html).not.toMatch(/script|class|31px|<form|name=/);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expectNothingRan(complaints);
});

test('pictures of other sites stay in the text, and that they are not shown is said', async ({
  page,
  complaints,
}) => {
  const html = '<p>甲<img src="https://img.invalid/a.png?b=1" alt="山"></p>';
  await paste(page, { 'text/html': html });
  await expect(page.getByText('来自 img.invalid 的图片不能在此显示，请上传图片')).toBeVisible();
  expect(await source(page)).toBe(html);
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
