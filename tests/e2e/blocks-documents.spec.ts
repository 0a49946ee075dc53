/** Logs, trees of JSON and differences on a page: docs/examples/release. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

test.use({ schemas: exampleSchemas('release') });

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const settings = {
  before: { name: '发布', steps: ['build'], owner: null },
  after: { steps: ['build', 'deploy'], name: '发布', owner: '张三' },
};

/** Answers what the page asks for; `log` may grow. */
async function answer(page: Page, log: () => unknown) {
  const reply = (data: unknown) => ({ json: { code: 200, msg: '', data } });
  await page.route('**/demo/release/settings', (route) => route.fulfill(reply(settings)));
  await page.route('**/demo/release/log', (route) => route.fulfill(reply(log())));
}

test('a log follows what is added, is searched, wrapped, copied and saved', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lines = Array.from(
    { length: 5000 },
    (_one, at) => `2026-03-06 09:00:00 ${at % 100 === 7 ? 'ERROR 失败' : 'INFO 完成'} ${at}`,
  );
  await answer(page, () => lines);
  await open('/demo/release');
  const block = region(page, '发布日志');
  const log = block.getByRole('log');
  const follow = block.getByRole('checkbox', { name: '跟随末尾' });
  await expect(log.getByText('完成 4999')).toBeVisible();
  // Only what is in view is drawn.
  expect(await log.locator('.pl-log-line').count()).toBeLessThan(100);
  lines.push('2026-03-06 09:01:00 WARN 新的一行');
  await expect(log.getByText('新的一行')).toBeVisible();
  expect(await violations(page, '.pl-log', 'all')).toEqual([]);

  await block.getByRole('textbox', { name: '查找' }).fill('失败');
  await expect(block.getByRole('status')).toHaveText('1/50');
  await expect(log.getByText(/ERROR 失败 7$/)).toBeVisible();
  await expect(follow).not.toBeChecked();
  await block.getByRole('textbox', { name: '查找' }).press('Enter');
  await expect(block.getByRole('status')).toHaveText('2/50');
  await expect(log.locator('.pl-log-found')).toContainText('107');
  await block.getByRole('textbox', { name: '查找' }).press('Shift+Enter');
  await block.getByRole('textbox', { name: '查找' }).press('Shift+Enter');
  await expect(block.getByRole('status')).toHaveText('50/50');

  await follow.check();
  await expect(log.getByText('新的一行')).toBeVisible();
  await block.getByRole('checkbox', { name: '自动换行' }).check();
  await expect(log.getByText('新的一行')).toBeVisible();
  await block.getByRole('button', { name: '复制全部' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(async () => (await copied()).split('\n').length).toBe(5001);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    block.getByRole('button', { name: '下载日志' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('发布日志.log');
  expect(readFileSync(await file.path(), 'utf8').split('\n')).toHaveLength(5002);
});

test('a log that cannot be refreshed keeps its lines and says why', async ({
  page,
  open,
  complaints,
}) => {
  let fails = false;
  await answer(page, () => ['INFO 第一行']);
  await page.route('**/demo/release/log', (route) =>
    fails ? route.fulfill({ json: { code: 500, msg: '日志服务忙' } }) : route.fallback(),
  );
  await open('/demo/release');
  const block = region(page, '发布日志');
  await expect(block.getByText('INFO 第一行')).toBeVisible();
  fails = true;
  await expect(block.getByText('日志服务忙')).toBeVisible();
  complaints.forget();
});

test('a tree of JSON is walked with keys, searched and copied; long numbers stay', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answer(page, () => []);
  await open('/demo/release');
  const block = region(page, '发布请求');
  const tree = block.getByRole('tree');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect(tree.getByRole('treeitem')).toHaveText([
    /3 项|2 项/,
    /id: 9007199254740993/,
    /steps: \[ 2 项 \]/,
  ]);
  await tree.focus();
  for (const key of ['End', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown'])
    await page.keyboard.press(key);
  await expect(tree.getByRole('treeitem', { selected: true })).toHaveText(/name: "build"/);
  await block.getByRole('button', { name: '复制路径' }).click();
  await expect.poll(copied).toBe('$.steps[0].name');
  expect(await violations(page, '.pl-json-view', 'all')).toEqual([]);

  await block.getByRole('button', { name: '全部折叠' }).click();
  await block.getByRole('textbox', { name: '查找' }).fill('deploy');
  await expect(block.getByRole('status')).toHaveText('1/1');
  await expect(tree.getByRole('treeitem', { selected: true })).toHaveText(/name: "deploy"/);
  await block.getByRole('button', { name: '全部展开' }).click();
  await tree.getByText('id').click();
  await block.getByRole('button', { name: '复制值' }).click();
  await expect.poll(copied).toBe('9007199254740993');
});

test('five megabytes of JSON are opened, searched and scrolled', async ({ page, open }) => {
  const rows = Array.from({ length: 40_000 }, (_one, at) => ({
    id: at,
    title: `第 ${at} 条记录，说明文字说明文字说明文字`,
    tags: ['a', 'b'],
  }));
  await answer(page, () => []);
  await page.route('**/demo/release/settings', (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: { rows } } }),
  );
  await open('/demo/release');
  const block = region(page, '发布设置');
  const tree = block.getByRole('tree');
  await expect(tree.getByText('40000 项')).toBeVisible();
  expect(await tree.getByRole('treeitem').count()).toBeLessThan(100);
  await block.getByRole('textbox', { name: '查找' }).fill('第 39999 条');
  await expect(tree.getByRole('treeitem', { selected: true })).toHaveText(/第 39999 条记录/);
  await block.getByRole('button', { name: '全部展开' }).click();
  await tree.press('End');
  await expect(block.getByRole('note')).toContainText('200000');
});

test('differences stand side by side or below each other, and what is far is folded', async ({
  page,
  open,
}) => {
  await answer(page, () => []);
  await open('/demo/release');
  const block = region(page, '公告修改');
  await expect(block.getByText('新增 2 行，删除 2 行')).toBeVisible();
  await expect(block.getByRole('columnheader')).toHaveText(['旧公告', '新公告']);
  await expect(block.locator('del')).toHaveText([/周五|五/]);
  await expect(block.locator('ins').first()).toHaveText(/周六|六/);
  expect(await violations(page, '.pl-diff', 'all')).toEqual([]);
  await block.getByRole('button', { name: '合并显示' }).click();
  await expect(block.getByRole('row')).toHaveCount(6);
  await expect(block.getByRole('button', { name: '并排显示' })).toBeVisible();

  // Only the meaning of JSON counts, not the order of its members.
  const json = region(page, '设置修改');
  await expect(json.getByText('新增 3 行，删除 2 行')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(block.getByRole('button', { name: '并排显示' })).toHaveCount(0);
  await expect(json.getByRole('row').filter({ hasText: 'deploy' })).toContainText('+');
});
