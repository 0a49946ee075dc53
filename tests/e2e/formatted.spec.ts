/**
 * Texts of other editors as our pages show them: with the looks they had there, and nothing that
 * runs.
 */
import { readFileSync } from 'node:fs';
import { choose } from './support/list.ts';
import { api, expect, signIn, test } from './support/test.ts';

const editors = JSON.parse(readFileSync('tests/fixtures/editors.json', 'utf8')) as Record<
  string,
  string
>;
const made = (name: string) =>
  Object.entries(editors)
    .find(([editor]) => editor.startsWith(name))![1]
    .replaceAll('https://media.example.com', 'https://player.bilibili.com');

test('a notice written with Quill or wangEditor looks as it did there', async ({
  page,
  app,
  open,
}) => {
  const token = await signIn(app);
  await page.route('https://player.bilibili.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title>' }),
  );
  await page.route('**/profile/upload/2026/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from('') }),
  );
  const checks: Record<string, [text: string, style: string, value: string][]> = {
    'quill 2.0.3': [
      ['文字22', 'textAlign', 'center'],
      ['文字34', 'listStyleType', 'disc'],
      ['文字36', 'listStyleType', '"☑ "'],
      ['文字14', 'fontSize', '35px'],
      ['文字25', 'paddingLeft', '42px'],
      ['文字7', 'color', 'rgb(230, 0, 0)'],
    ],
    'quill 1.3.7': [
      ['文字23', 'textAlign', 'right'],
      ['文字34', 'listStyleType', 'disc'],
      ['文字8', 'color', 'rgb(0, 102, 204)'],
    ],
  };
  for (const [editor, expected] of Object.entries(checks)) {
    const answer = await api(app, token, 'POST', '/system/notice', {
      noticeTitle: editor,
      noticeType: '1',
      noticeContent: made(editor),
      status: '0',
    });
    expect(answer, answer.msg).toEqual({ code: 200, msg: '操作成功' });
    await open(`/system/notice?noticeTitle=${editor}`);
    await page.getByRole('button', { name: editor }).click();
    const text = page.getByRole('dialog').locator('.pl-html');
    for (const [words, style, value] of expected) {
      const found = await text
        .getByText(words, { exact: false })
        .first()
        .evaluate(
          (element, name) => getComputedStyle(element).getPropertyValue(name),
          style.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        );
      expect(found, `${editor}: ${style} of ${words}`).toBe(value);
    }
    const frame = text.locator('iframe');
    await expect(frame).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-presentation',
    );
    await expect(frame).toHaveAttribute('src', /^https:\/\/player\.bilibili\.com\//);
    await page.keyboard.press('Escape');
  }
});

test('tables, boxes and films of wangEditor are shown', async ({ page, app, open }) => {
  const noticeTitle = 'wang';
  await page.route('https://player.bilibili.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title>' }),
  );
  const answer = await api(app, await signIn(app), 'POST', '/system/notice', {
    noticeTitle,
    noticeType: '1',
    noticeContent: made('wangEditor').replaceAll(
      /<video.*?<\/video>/gs,
      '<video controls></video>',
    ),
    status: '0',
  });
  expect(answer, answer.msg).toEqual({ code: 200, msg: '操作成功' });
  await open(`/system/notice?noticeTitle=${noticeTitle}`);
  await page.getByRole('button', { name: noticeTitle }).click();
  const text = page.getByRole('dialog').locator('.pl-html');
  await expect(text.getByRole('columnheader')).toHaveCount(2);
  await expect(text.getByRole('checkbox')).toHaveCount(2);
  await expect(text.getByRole('checkbox').first()).toBeDisabled();
  await expect(text.locator('iframe')).toHaveCount(1);
  await expect(text.getByText('视频没有可以播放的地址')).toBeVisible();
  await expect(text.locator('p').filter({ hasText: '文字' }).first()).toBeVisible();
});

test('the form says what cannot be stored, and what was taken out', async ({ page, open }) => {
  await open('/system/notice/form');
  await page.getByPlaceholder('请输入标题').fill('手写');
  await page.getByRole('button', { name: '源码' }).click();
  const source = page.locator('textarea.pl-editor-source');
  const publish = async () => {
    await page
      .getByRole('button', { name: /^发\s*布$/ })
      .first()
      .click();
    const last = page.getByRole('dialog', { name: '发布公告' });
    await choose(page, last.getByLabel('公告类型'), '通知');
    await last.getByRole('button', { name: /发\s*布/ }).click();
  };
  await source.fill('<p style="position: fixed">文</p><script>1</script>');
  await publish();
  await expect(
    page.getByText('公告内容含有不能保存的格式：position: fixed、script，请去除后重试'),
  ).toBeVisible();
  await source.fill('<p id="mine" style="text-align: center">文</p>');
  await publish();
  await expect(page.getByText('新增成功')).toBeVisible();
  await expect(page.getByText('已去除不影响显示的格式：id')).toBeVisible();
});

test('in the place of a picture or film that is not shown stands from where it is and why', async ({
  page,
  admin,
  open,
  complaints,
}) => {
  const noticeTitle = '图片';
  const answer = await admin('POST', '/system/notice', {
    noticeTitle,
    noticeType: '1',
    noticeContent:
      '<p>一<img src="https://img.invalid/plan.png?size=2" alt="架构图"></p>' +
      '<p>二<img src="/api/profile/upload/gone.png"></p>' +
      '<p>三<img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" alt="点"></p>' +
      '<p>四<video controls></video></p>',
    status: '0',
  });
  expect(answer.msg).toBe('操作成功');
  await open(`/system/notice?noticeTitle=${noticeTitle}`);
  await page.getByRole('button', { name: noticeTitle }).click();
  const text = page.getByRole('dialog').locator('.pl-html');
  await expect(text.locator('p').nth(0)).toHaveText(
    '一架构图（未显示来自 img.invalid 的图片，系统未允许该网站）',
  );
  await expect(text.getByTitle('https://img.invalid/plan.png?size=2')).toBeVisible();
  await expect(text.locator('p').nth(1)).toHaveText('二图片无法加载：/api/profile/upload/gone.png');
  await expect(text.locator('p').nth(3)).toHaveText('四视频没有可以播放的地址');
  await expect(text.locator('img')).toHaveCount(1);
  await expect(text.getByRole('img', { name: '点' })).toBeVisible();
  expect(complaints.filter((said) => !/img\.invalid|404/.test(said))).toEqual([]);
  complaints.forget();
});
