/** Parts of the page, and other pages, are found by typing. */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { part, retitle } from './support/designer.ts';
import { keepDraft } from './support/designing.ts';
import { expect, test } from './support/test.ts';

const lookup = (page: Page) => page.getByRole('dialog', { name: '查找和命令' });
const box = (page: Page) => lookup(page).getByRole('combobox');
const options = (page: Page) => lookup(page).getByRole('option');
const tree = (page: Page) => page.getByRole('tree', { name: '页面大纲' });

test('a part is found by what stands in it, and its member is shown', async ({ page, open }) => {
  await open('/tool/build?page=system/user');
  await tree(page).getByRole('treeitem').first().click();
  await page.keyboard.press('Control+f');
  await expect(box(page)).toBeFocused();
  // Without a text, the parts are there as they stand in the page.
  await expect(options(page).first()).toContainText('用户管理');
  await box(page).fill('userId != 1');
  const first = options(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(first).toContainText('显示的行：row.userId != 1');
  await expect(first.locator('mark').first()).toHaveText('userId');
  const id = (await first.getAttribute('id'))!;
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id);
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(lookup(page)).toHaveCount(0);
  const chosen = tree(page).getByRole('treeitem', { selected: true });
  await expect(chosen).toBeFocused();
  const panel = page.getByRole('complementary', { name: '属性面板' });
  await expect(panel.getByRole('tab', { name: '联动' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel.locator('[data-sought]')).toContainText('显示的行');
});

test('names are found by their sound, and Escape gives the focus back', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await part(page, '/list/columns/0').click();
  await page.getByRole('button', { name: '查找' }).click();
  await box(page).fill('gwbm');
  await expect(options(page).first().locator('mark')).toHaveText('岗位编码');
  await page.keyboard.press('Escape');
  await expect(lookup(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: '查找' })).toBeFocused();
  await expect(part(page, '/list/columns/0')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+f');
  await box(page).fill('没有这样的内容');
  await expect(lookup(page).getByRole('status')).toHaveText('没有找到');
});

test('keys are heard while what has closed over the designer still has the focus', async ({
  page,
  open,
}) => {
  await open('/tool/build?page=system/post');
  await part(page, '/list/columns/0').click();
  // As a dialog does that has closed: until the next frame the focus is in what is not shown.
  await page.evaluate(() => {
    const left = document.body.appendChild(document.createElement('button'));
    left.focus();
    left.style.display = 'none';
    const init = { key: 'f', code: 'KeyF', ctrlKey: true, bubbles: true, cancelable: true };
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init));
    left.remove();
  });
  await expect(box(page)).toBeFocused();
});

test('another page is opened by its title', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await part(page, '/list/columns/0').click();
  await page.keyboard.press('Control+f');
  await box(page).fill('字典管理');
  const group = lookup(page).getByRole('group', { name: '打开其他页面' });
  await group
    .getByRole('option', { name: /system\/dict/ })
    .first()
    .click();
  await expect(page).toHaveURL(/page=system(%2F|\/)dict/);
  await expect(tree(page).getByRole('treeitem').first()).toContainText('字典管理');
});

const elsewhere = (page: Page) => lookup(page).getByRole('group', { name: '其他页面' });

test('what stands in another page is found, and opened at its place', async ({
  page,
  open,
  admin,
}) => {
  const title = '只有这一页有的标题';
  await keepDraft(admin, { version: 2, id: 'demo/lone', title, body: [] });
  const read: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/tool/build/live')) read.push(url.searchParams.get('page') ?? '');
  });
  await open('/tool/build?page=system/post');
  await part(page, '/list/columns/0').click();
  await page.keyboard.press('Control+f');
  await expect(options(page).first()).toContainText('岗位管理');
  // Nothing is read before something is looked for.
  expect(read).toEqual(['system/post']);
  await box(page).fill('userId != 1');
  const found = elsewhere(page).getByRole('option', { name: /system\/user/ });
  await expect(found.first()).toContainText('用户管理');
  await expect(found.first()).toContainText('显示的行：row.userId != 1');
  await expect(elsewhere(page)).not.toContainText('正在读取');
  await expect(lookup(page).getByRole('group', { name: '当前页面' })).toHaveCount(0);
  expect(new Set(read).size).toBe(read.length);
  await found.first().click();
  await expect(page).toHaveURL(/page=system(%2F|\/)user/);
  const chosen = tree(page).getByRole('treeitem', { selected: true });
  await expect(chosen).toBeFocused();
  const panel = page.getByRole('complementary', { name: '属性面板' });
  await expect(panel.locator('[data-sought]')).toContainText('显示的行');

  // A draft is read as it would be opened.
  await page.keyboard.press('Control+f');
  await box(page).fill(title);
  await expect(elsewhere(page).getByRole('option').first()).toContainText('demo/lone');
});

test('a page that is kept nowhere is left after a question only', async ({
  page,
  open,
  complaints,
}) => {
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name: string, text: string) {
      if (name.includes('draft')) throw new DOMException('full', 'QuotaExceededError');
      keep.call(this, name, text);
    };
  });
  await page.route('**/tool/build/draft', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await open('/tool/build?page=system/post');
  await retitle(page, '编码');
  const go = async () => {
    await page.keyboard.press('Control+f');
    await box(page).fill('userId != 1');
    await elsewhere(page).getByRole('option').first().click();
  };
  await go();
  const question = page.getByRole('dialog', { name: '打开其他页面' });
  await question.getByRole('button', { name: '取消' }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect(part(page, '/list/columns/1')).toContainText('编码');
  await go();
  await question.getByRole('button', { name: '放弃修改' }).press('Enter');
  await expect(page).toHaveURL(/page=system(%2F|\/)user/);
  // The browser names drafts that did not reach the server, where one was sent.
  complaints.forget();
});

test('what can be done is found, done and undone by typing', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await part(page, '/forms/edit/fields/0').click();
  await page.keyboard.press('Control+Shift+P');
  await expect(box(page)).toBeFocused();
  await expect(lookup(page).getByRole('group', { name: '所选部分' })).toBeVisible();
  await box(page).fill('chexiao');
  const undo = options(page).first();
  await expect(undo).toContainText('没有可以撤销的修改');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(lookup(page)).toBeVisible();

  await box(page).fill('放入分组');
  await expect(options(page).first()).toContainText('放入分组');
  await page.keyboard.press('Enter');
  await expect(part(page, '/forms/edit/fields/0/fields/0')).toContainText('岗位名称');
  await expect(part(page, '/forms/edit/fields/0')).toBeFocused();

  await page.keyboard.press('F1');
  await box(page).fill('新增 单行文本');
  await expect(options(page).first()).toContainText('新增单行文本');
  await page.keyboard.press('Enter');
  await expect(part(page, '/forms/edit/fields/0/fields/1')).toContainText('单行文本');
  for (const text of ['没有可以重做的修改', '没有可以撤销的修改']) {
    await page.keyboard.press('F1');
    await box(page).fill('撤销');
    await expect(options(page).first()).not.toContainText(text);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('没有修改')).toBeVisible();
});

test('dialogs and panes are opened by commands', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await part(page, '/list/columns/0').click();
  await page.keyboard.press('F1');
  await box(page).fill('发布');
  await expect(options(page).first()).toContainText('发布');
  await page.keyboard.press('Enter');
  const publishing = page.getByRole('dialog', { name: '发布页面' });
  await expect(publishing).toBeVisible();
  await publishing.getByRole('button', { name: '取消' }).click();
  await expect(publishing).toBeHidden();
  await page.keyboard.press('F1');
  await box(page).fill('转到组件');
  await expect(options(page).first()).toContainText('转到组件');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: '搜索组件和字段' })).toBeVisible();
  await page.keyboard.press('F1');
  await box(page).fill('新增表单');
  await expect(options(page).first()).toContainText('新增表单');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('combobox', { name: '名称' }).fill('second');
  await page.getByRole('dialog').getByRole('button', { name: '创建' }).press('Enter');
  await page.keyboard.press('F1');
  await box(page).fill('转到大纲');
  await expect(options(page).first()).toContainText('转到大纲');
  await page.keyboard.press('Enter');
  await expect(part(page, '/forms/second')).toHaveAttribute('aria-selected', 'true');
});

test('commands are asked for in the canvas, too, and work on all that is chosen there', async ({
  page,
  open,
}) => {
  await open('/tool/build?page=system/post');
  const canvas = page.getByRole('region', { name: '页面画布' });
  const head = (name: string) => canvas.getByRole('columnheader', { name });
  await head('岗位编码').click();
  await head('岗位名称').click({ modifiers: ['Control'] });
  await page.keyboard.press('F1');
  await box(page).fill('下移');
  await expect(options(page).first()).toContainText('下移');
  await page.keyboard.press('Enter');
  for (const [at, label] of ['岗位编号', '显示顺序', '岗位编码', '岗位名称'].entries())
    await expect(part(page, `/list/columns/${at}`)).toContainText(label);
  const chosen = tree(page).getByRole('treeitem', { selected: true });
  await expect(chosen).toHaveCount(2);
});

test('a form by itself has commands of its own', async ({ page, app }) => {
  await page.goto(`${app}/#/form`);
  const fields = page.getByRole('button', { name: '单行文本', exact: true });
  await fields.click();
  await page.keyboard.press('F1');
  await box(page).fill('qingkong');
  await expect(options(page).first()).toContainText('清空');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: '清空' }).press('Enter');
  await page.keyboard.press('F1');
  await box(page).fill('清空');
  await expect(options(page).first()).toContainText('表单没有字段');
});

for (const theme of ['light', 'realDark'])
  test(`finding is accessible in ${theme}`, async ({ page, open }) => {
    await page.addInitScript(
      (value) => localStorage.setItem('nav_theme', JSON.stringify(value)),
      theme,
    );
    await open('/tool/build?page=system/user');
    await tree(page).getByRole('treeitem').first().click();
    await page.keyboard.press('Control+f');
    await box(page).fill('用户');
    await expect(options(page).first()).toBeVisible();
    await box(page).fill('用户 userId');
    await expect(options(page).first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violations(page, '.pl-lookup', 'all')).toEqual([]);
    await lookup(page).getByText('命令', { exact: true }).click();
    await expect(box(page)).toBeFocused();
    await box(page).fill('');
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await violations(page, '.pl-lookup', 'all')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await violations(page, '.pl-design-left', 'all')).toEqual([]);
  });
