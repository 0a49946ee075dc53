/** Lists, tables, links and films in the editor of formatted texts, and its search. */
import { expect, test } from './support/test.ts';
import { text, tool, source, select, write } from './support/richText.ts';

test.beforeEach(async ({ open }) => open('/tinymce'));

/** Tools that are pressed once, and what they make of a selected paragraph. */
const simple: Readonly<Record<string, string>> = {
  加粗: '<p><strong>织页</strong></p>',
  斜体: '<p><em>织页</em></p>',
  下划线: '<p><u>织页</u></p>',
  删除线: '<p><s>织页</s></p>',
  上标: '<p><sup>织页</sup></p>',
  下标: '<p><sub>织页</sub></p>',
  行内代码: '<p><code>织页</code></p>',
  无序列表: '<ul><li><p>织页</p></li></ul>',
  有序列表: '<ol><li><p>织页</p></li></ol>',
  任务列表: '<ul><li data-list="unchecked"><p>织页</p></li></ul>',
  引用: '<blockquote><p>织页</p></blockquote>',
  代码块: '<pre><code>织页</code></pre>',
};

/** Choices of tools with a menu, likewise. */
const chosen: readonly (readonly [tool: RegExp, choice: string, html: string])[] = [
  [/段落格式/, '标题 1', '<h1>织页</h1>'],
  [/段落格式/, '标题 6', '<h6>织页</h6>'],
  [/字号/, '48px', '<p><span style="font-size: 48px">织页</span></p>'],
  [/对齐方式/, '右对齐', '<p style="text-align: right">织页</p>'],
  [/对齐方式/, '两端对齐', '<p style="text-align: justify">织页</p>'],
];

test('every tool writes what it says', async ({ page }) => {
  for (const [name, html] of Object.entries(simple)) {
    await write(page, '<p>织页</p>');
    await select(page, '织页');
    await tool(page, name).click();
    expect.soft(await source(page), name).toBe(html);
  }
  for (const [name, choice, html] of chosen) {
    await write(page, '<p>织页</p>');
    await select(page, '织页');
    await tool(page, name).click();
    await page.getByRole('menuitem', { name: choice, exact: true }).click();
    expect.soft(await source(page), choice).toBe(html);
  }
  await write(page, '<p>织页</p>');
  await select(page, '织页');
  await tool(page, '背景颜色').click();
  await page.getByRole('button', { name: '#fff1b8' }).click();
  expect(await source(page)).toBe('<p><span style="background-color: #fff1b8">织页</span></p>');
  await write(page, '');
  await tool(page, '分割线').click();
  expect(await source(page)).toContain('<hr>');
  await write(page, '');
  await tool(page, '图片').click();
  const form = page.getByRole('dialog', { name: '图片' });
  await form.getByLabel('地址').fill('data:image/gif;base64,R0lGODlhAQABAAAAACw=');
  await form.getByLabel('图片说明').fill('山');
  await form.getByLabel('宽度').fill('320');
  await page.keyboard.press('Enter');
  expect(await source(page)).toBe(
    '<p><img width="320" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="山"></p>',
  );
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
