/** 岗位管理: its main work as an administrator and as a reader, and texts that try the list. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { makePerson } from './support/people.ts';
import { confirm, drawerOf, pickUp, rowOf, store } from './support/list.ts';
import { api, expect, signIn, test } from './support/test.ts';

const makePost = (
  app: string,
  postCode: string,
  more: Record<string, unknown> = {},
): Promise<void> =>
  store(app, '/system/post', { postCode, postName: postCode, postSort: 60, status: '0', ...more });

/** Many posts at once, straight into the database: `{stem}0001` and so on. */
function insertPosts(dataDir: string, stem: string, count: number): void {
  const db = new DatabaseSync(path.join(dataDir, 'pageloom.sqlite'));
  db.exec('PRAGMA busy_timeout=10000; BEGIN IMMEDIATE');
  const insert = db.prepare(
    'INSERT INTO sys_post (post_code, post_name, post_sort, status, create_time) ' +
      "VALUES (?, ?, ?, '0', '2026-01-01 00:00:00')",
  );
  for (let n = 1; n <= count; n++) {
    const name = `${stem}${String(n).padStart(4, '0')}`;
    insert.run(name, name, 1000 + n);
  }
  db.exec('COMMIT');
  db.close();
}

test('a post is created, changed, found and deleted', async ({ page, open }) => {
  await open('/system/post?postCode=life-cycle');
  await page.getByRole('button', { name: '新增' }).click();
  const drawer = drawerOf(page);
  await expect(drawer).toContainText('添加岗位');
  await drawer.getByLabel('岗位名称').fill('周期岗');
  await drawer.getByLabel('岗位编码').fill('life-cycle');
  await drawer.getByLabel('显示顺序').fill('');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByRole('alert')).toHaveText(['显示顺序不能为空']);
  await drawer.getByLabel('显示顺序').fill('61');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  await rowOf(page, '周期岗').getByRole('checkbox').check();
  await page.getByRole('button', { name: '修改' }).first().click();
  await expect(drawer).toContainText('修改岗位');
  await drawer.getByLabel('岗位名称').fill('周期岗二');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  await rowOf(page, '周期岗二').getByRole('button', { name: '删除' }).click();
  await confirm(page, '确认删除选中的数据？', '周期岗二');
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(rowOf(page, '周期岗二')).toHaveCount(0);
});

test('a post that people hold is not deleted, and the message says which', async ({
  page,
  open,
}) => {
  await open('/system/post?postCode=ceo');
  await rowOf(page, '董事长').getByRole('button', { name: '删除' }).click();
  await confirm(page);
  await expect(page.getByText('董事长已分配,不能删除')).toBeVisible();
  await expect(rowOf(page, '董事长')).toHaveCount(1);
});

test('a role that may only read has no button that writes, and the wire refuses it', async ({
  page,
  app,
  open,
}) => {
  const reader = await makePerson(process.env.PAGELOOM_DATA!, 'post-reader', ['system:post:list']);
  await open('/system/post', reader);
  await expect(rowOf(page, '董事长')).toBeVisible();
  for (const name of ['新增', '修改', '删除', '导出'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: '操作' })).toHaveCount(0);
  const token = await signIn(app, reader.userName, reader.password);
  expect(
    await api(app, token, 'POST', '/system/post', { postCode: 'x', postName: 'x', postSort: 1 }),
  ).toMatchObject({ code: 403 });
});

test('markup as a name is text wherever it comes back', async ({ page, app, open }) => {
  const name = '<img src=x onerror=window.ran=1>';
  await makePost(app, 'markup', { postName: 'plain-name' });
  // Our server takes markup out of what it stores; others of the protocol, and older rows, may hold
  // it.
  await page.route('**/api/system/post/**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('plain-name', name),
    });
  });
  await open('/system/post?postCode=markup');
  await expect(rowOf(page, name)).toBeVisible();
  await rowOf(page, name).getByRole('button', { name: '修改' }).click();
  await expect(drawerOf(page).getByLabel('岗位名称')).toHaveValue(name);
  await drawerOf(page).getByRole('button', { name: '取消' }).click();
  await rowOf(page, name).getByRole('button', { name: '删除' }).click();
  await confirm(page);
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('emoji are kept; a text of 10,000 characters is refused at its field', async ({
  page,
  app,
  open,
}) => {
  await open('/system/post?postCode=emoji');
  await page.getByRole('button', { name: '新增' }).click();
  const drawer = drawerOf(page);
  await drawer.getByLabel('岗位名称').fill('👩‍🔧 织工');
  await drawer.getByLabel('岗位编码').fill('emoji-🧵');
  await drawer.getByLabel('备注').fill('长'.repeat(10_000));
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByLabel('备注')).toHaveAccessibleDescription(/500/);
  await drawer.getByLabel('备注').fill('🧶');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(rowOf(page, '👩‍🔧 织工')).toBeVisible();
  const { rows } = await api(app, await signIn(app), 'GET', '/system/post/list?postCode=emoji');
  expect(rows).toMatchObject([{ postName: '👩‍🔧 织工', postCode: 'emoji-🧵', remark: '🧶' }]);
});

test('rows are reached, checked and left by keyboard', async ({ page, app, open }) => {
  for (const n of [1, 2, 3]) await makePost(app, `keys${n}`, { postSort: 70 + n });
  await open('/system/post?postCode=keys');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('End');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('Shift+Space');
  await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.keyboard.press('Home');
  await expect(rows.first()).toBeFocused();
});

test('a thousand rows a page: few are drawn, all are reached', async ({ page, open }) => {
  insertPosts(process.env.PAGELOOM_DATA!, 'mass', 1200);
  await open('/system/post?postCode=mass&size=1000');
  await expect(page.getByText('共 1200 条')).toBeVisible();
  const rows = page.locator('tbody tr[data-row]');
  await expect(rows.first()).toContainText('mass0001');
  await expect.poll(() => rows.count()).toBeLessThan(80);
  await rows.first().focus();
  await page.keyboard.press('End');
  await expect(page.locator('tr[data-row="999"]')).toBeFocused();
  await expect(page.locator('tr[data-row="999"]')).toContainText('mass1000');
  await expect.poll(() => rows.count()).toBeLessThan(80);
});

/** Keeps the code that follows the view of long lists from a page until it is let go. */
async function holdRowWindow(page: Page): Promise<() => void> {
  const { promise: free, resolve } = Promise.withResolvers<void>();
  await page.route(/RowWindow/, async (route) => {
    await free;
    await route.continue();
  });
  return resolve;
}

test('a key that is pressed before the code of long lists is there counts, too', async ({
  page,
  open,
}) => {
  insertPosts(process.env.PAGELOOM_DATA!, 'mass', 1200);
  const letGo = await holdRowWindow(page);
  await open('/system/post?postCode=mass&size=1000');
  const rows = page.locator('tbody tr[data-row]');
  await expect(rows.first()).toContainText('mass0001');
  await rows.first().focus();
  await page.keyboard.press('End');
  letGo();
  await expect(page.locator('tr[data-row="999"]')).toBeFocused();
});

test('a row keeps the focus and its place when the code of long lists comes', async ({
  page,
  open,
}) => {
  insertPosts(process.env.PAGELOOM_DATA!, 'late', 100);
  // A low box: rows that are drawn without the code are out of view at its top.
  await page.setViewportSize({ width: 1440, height: 720 });
  const letGo = await holdRowWindow(page);
  await open('/system/post?postCode=late&size=100');
  const row = page.locator('tr[data-row="16"]');
  await expect(row).toContainText('late0017');
  await row.focus();
  const box = page.locator('.pl-box');
  await box.evaluate((element) => (element.scrollTop = 600));
  await expect(page.locator('tr[data-row="24"]')).not.toBeAttached();
  letGo();
  await expect(page.locator('tr[data-row="24"]')).toBeAttached();
  await expect(row).toBeFocused();
  expect(await box.evaluate((element) => element.scrollTop)).toBe(600);
});

test('columns change places by mouse and by keyboard and stay so; the density too', async ({
  page,
  open,
}) => {
  await open('/system/post?postCode=ceo');
  const heads = page.getByRole('columnheader');
  const labels = async (): Promise<string[]> =>
    (await heads.allInnerTexts()).map((text) => text.trim());
  await expect(heads.filter({ hasText: '岗位编码' })).toBeVisible();
  await page.getByRole('button', { name: '列设置' }).click();
  const name = (label: string) => page.getByRole('button', { name: `移动${label}` });
  await name('状态').hover();
  await page.mouse.down();
  const target = (await name('岗位编号').boundingBox())!;
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect
    .poll(labels)
    .toEqual(['', '状态', '岗位编号', '岗位编码', '岗位名称', '显示顺序', '创建时间', '操作']);
  await pickUp(name('岗位名称'));
  await expect(page.getByText('岗位名称移到第 4 位')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('岗位名称移到第 3 位')).toBeAttached();
  await page.keyboard.press('Space');
  const moved = ['', '状态', '岗位编号', '岗位名称', '岗位编码', '显示顺序', '创建时间', '操作'];
  await expect.poll(labels).toEqual(moved);
  await page.keyboard.press('Escape');
  const height = async () => (await rowOf(page, '董事长').boundingBox())!.height;
  const before = await height();
  await page.getByRole('button', { name: '密度' }).click();
  await page.getByRole('menuitem', { name: '紧凑' }).click();
  await expect.poll(height).toBeLessThan(before);
  await page.reload();
  await expect(rowOf(page, '董事长')).toBeVisible();
  await expect.poll(labels).toEqual(moved);
  await expect.poll(height).toBeLessThan(before);
});

test('on a phone the list scrolls by itself, its actions stay in view, and the page does not scroll sideways', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/system/post?postCode=ceo');
  const edit = rowOf(page, '董事长').getByRole('button', { name: '修改' });
  await expect(edit).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await edit.click();
  await expect(drawerOf(page).getByRole('button', { name: '保存' })).toBeInViewport({ ratio: 1 });
});
