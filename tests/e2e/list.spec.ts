/** What every list can do, shown on posts and departments: search, sort, turn pages, wait, fail. */
import { readFile } from 'node:fs/promises';
import { readWorkbook } from '../../src/server/excel/index.ts';
import { choose, confirm, firstRow, store } from './support/list.ts';
import { makePosts } from './support/posts.ts';
import { expect, test } from './support/test.ts';

test('columns sort in three clicks: up, down, not at all', async ({ page, app, open }) => {
  await makePosts(app, 'sorted', 3);
  await open('/system/post?postCode=sorted');
  const header = page.getByRole('columnheader', { name: '显示顺序' });
  const first = firstRow(page);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toContainText('sorted1');
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toContainText('sorted3');
  await expect(page).toHaveURL(/[?&]sort=postSort-desc(&|$)/);
  await page.reload();
  await expect(first).toContainText('sorted3');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await header.getByRole('button').click();
  await expect(header).not.toHaveAttribute('aria-sort', /ascending|descending/);
});

test('a list waits with placeholders; rare search fields unfold; a column filter is a search', async ({
  page,
  app,
  open,
}) => {
  await makePosts(app, 'narrow', 2);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/system/post/list**', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await open('/system/post?postCode=narrow');
  await expect(page.locator('.pl-placeholder').first()).toBeVisible();
  answer.resolve();
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(page.locator('.pl-placeholder')).toHaveCount(0);

  const status = page.getByRole('combobox', { name: '状态' });
  await expect(status).toHaveCount(0);
  await page.getByRole('button', { name: /^展开/ }).click();
  await expect(status).toBeVisible();
  await page.getByRole('button', { name: /^收起 / }).click();
  await expect(status).toHaveCount(0);

  const filter = page.getByRole('button', { name: '筛选状态' });
  await filter.click();
  await page.getByRole('menuitem', { name: '停用' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('narrow2');
  await expect(page).toHaveURL(/[?&]status=1(&|$)/);
  // What is searched for is never out of sight.
  await expect(status).toBeVisible();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await filter.click();
  await page.getByRole('menuitem', { name: '全部' }).click();
  await expect(rows).toHaveCount(2);

  await page.getByRole('textbox', { name: '岗位名称' }).fill('没有这样的岗位');
  await page.getByRole('button', { name: /查\s*询/ }).click();
  await expect(page.getByText('暂无数据').last()).toBeVisible();
  await page.getByRole('button', { name: '重置条件' }).click();
  await expect(page).toHaveURL(`${app}/#/system/post`);
  await expect(rows.filter({ hasText: '董事长' })).toBeVisible();
});

test('重置 takes away what was typed and not sent, however often', async ({ page, open }) => {
  await open('/system/post');
  const name = page.getByRole('textbox', { name: '岗位名称' });
  for (const text of ['甲', '乙', '丙']) {
    await name.fill(text);
    await page.getByRole('button', { name: /重\s*置/ }).click();
    await expect(name).toHaveValue('');
  }
});

test('another search can be sent while one still waits', async ({ page, app, open }) => {
  await makePosts(app, 'again', 2);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/system/post/list?*postCode=again1*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await open('/system/post?postCode=again');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  const code = page.getByRole('textbox', { name: '岗位编码' });
  const query = page.getByRole('button', { name: /查\s*询/ });
  await code.fill('again1');
  await query.click();
  await expect(query.getByRole('img', { name: 'loading' })).toBeVisible();
  await code.fill('again2');
  await code.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('again2');
  await expect(query.getByRole('img', { name: 'loading' })).toHaveCount(0);
  answer.resolve();
  await expect(page).toHaveURL(/[?&]postCode=again2(&|$)/);
  await expect(rows).toContainText('again2');
});

test('a refused delete says why and keeps the row', async ({ page, open }) => {
  await open('/system/config?configKey=sys.account.captchaEnabled');
  await firstRow(page).getByRole('button', { name: '删除' }).click();
  await confirm(page);
  await expect(page.getByText('内置参数【sys.account.captchaEnabled】不能删除')).toBeVisible();
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);
});

test('the export asks, and the file holds what was searched', async ({ page, app, open }) => {
  await makePosts(app, 'exported', 2);
  await open('/system/post?postCode=exported');
  await page.getByRole('button', { name: '导出' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    '此操作将导出当前条件下所有数据而非选中数据',
  );
  const download = page.waitForEvent('download');
  await confirm(page);
  const file = await download;
  await expect(page.getByText('下载成功')).toBeVisible();
  expect(file.suggestedFilename()).toMatch(/^post_\d{13}\.xlsx$/);
  const { rows } = await readWorkbook(await readFile(await file.path()));
  expect(rows.map(({ cells }) => cells[1])).toEqual(['exported1', 'exported2']);
});

test('departments are a tree that folds, by mouse and by keyboard', async ({ page, open }) => {
  await open('/system/dept');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows.filter({ hasText: '研发部门' })).toBeVisible();
  const all = await rows.count();
  await rows
    .filter({ hasText: '深圳总公司' })
    .getByRole('button', { name: /折叠|收起/ })
    .click();
  await expect(rows.filter({ hasText: '研发部门' })).toHaveCount(0);
  await rows.filter({ hasText: '深圳总公司' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(rows).toHaveCount(all);
});

test('paging: the size can be changed, and a page beyond the last shows the last', async ({
  page,
  app,
  open,
}) => {
  await makePosts(app, 'paged', 12);
  await open('/system/post?postCode=paged&page=99');
  await expect(page.getByText('共 12 条')).toBeVisible();
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(2);
  await choose(page, page.getByRole('combobox', { name: '页码' }), '20 条/页');
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(12);
});

test('a list that cannot be loaded says so and tries again', async ({ page, open, complaints }) => {
  let failing = true;
  await page.route('**/api/system/post/list**', (route) =>
    failing ? route.abort() : route.continue(),
  );
  await open('/system/post');
  await expect(page.getByText('后端接口连接异常').first()).toBeVisible();
  failing = false;
  await page.getByRole('button', { name: /重\s*试/ }).click();
  await expect(page.getByText('董事长')).toBeVisible();
  complaints.forget();
});

test('identical sources are asked once: a page with two dictionaries makes one request for them', async ({
  page,
  app,
  open,
}) => {
  await store(app, '/system/post', {
    postCode: 'asked',
    postName: '有日志',
    postSort: 80,
    status: '0',
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/dict/data/type')) asked.push(new URL(request.url()).pathname);
  });
  await open('/system/log/operlog');
  await expect(page.locator('table')).toBeVisible();
  await expect(page.getByText(/共 \d+ 条/)).toBeVisible();
  expect(asked).toEqual(['/api/system/dict/data/types']);
});
