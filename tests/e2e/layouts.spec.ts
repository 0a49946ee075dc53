/**
 * A list in several layouts, by the page of docs/examples/outing in a copy of the project: one
 * search, one toolbar, one selection, whatever the rows look like.
 */
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot, startApp, type App } from './support/app.ts';
import { violations } from './support/axe.ts';
import { copyProject, type Copy } from './support/guide.ts';
import { rowOf } from './support/list.ts';
import { api, enter, expect, signIn, test } from './support/test.ts';

let copy: Copy;
let shop: App;
let token: string;

test.beforeAll(async () => {
  copy = copyProject();
  const example = (name: string) =>
    readFileSync(path.join(projectRoot, 'docs/examples/outing', name), 'utf8');
  copy.write({
    'schemas/models/outing.json': example('model.json'),
    'schemas/pages/demo/outing.json': example('page.json'),
  });
  symlinkSync(path.join(projectRoot, 'dist'), path.join(copy.root, 'dist'));
  shop = await startApp({ root: copy.root });
  token = await signIn(shop.url);
});

test.afterAll(async () => {
  await shop.stop();
  copy.remove();
});

/** Stores an outing; answers what the list knows of it. */
async function outing(title: string, values: object = {}): Promise<Record<string, unknown>> {
  const body = { title, startAt: '2026-03-05 09:00:00', ...values };
  const answer = await api(shop.url, token, 'POST', '/demo/outing', body);
  expect(answer.code, answer.msg).toBe(200);
  const found = await api(
    shop.url,
    token,
    'GET',
    `/demo/outing/list?title=${encodeURIComponent(title)}`,
  );
  return found.rows[0];
}

/** Opens the page narrowed to the outings of one test. */
async function openList(page: Page, title: string, more = ''): Promise<void> {
  await enter(page.context(), shop.url);
  await page.goto(`${shop.url}/#/demo/outing?title=${encodeURIComponent(title)}${more}`);
}

const layout = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: '显示方式' }).getByText(name);
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('keeps search and check marks from one layout to the next, and the choice in the address', async ({
  page,
}) => {
  await outing('换样甲', { place: '东湖' });
  await outing('换样乙');
  await openList(page, '换样');
  await rowOf(page, '换样甲').getByRole('checkbox').check();
  await layout(page, '画廊').click();
  await expect(page).toHaveURL(/title=.*layout=gallery|layout=gallery.*title=/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(card(page, '换样甲').getByText('集合地点')).toBeVisible();
  await expect(card(page, '换样甲').getByText('东湖')).toBeVisible();
  await expect(card(page, '换样甲').getByRole('checkbox')).toBeChecked();
  await card(page, '换样乙').getByRole('checkbox').check();
  await expect(page.getByRole('checkbox', { name: '全选' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await layout(page, '表格').click();
  await expect(rowOf(page, '换样甲')).toBeVisible();
  await expect(page).not.toHaveURL(/layout=/);
});

test('a gallery shows pictures, and says where there is none and where one is broken', async ({
  page,
  complaints,
}) => {
  const picture = `${shop.url}/logo.svg`;
  await outing('画廊有图', { cover: picture });
  await outing('画廊坏图', { cover: '/profile/upload/none.png' });
  await outing('画廊无图');
  await openList(page, '画廊', '&layout=gallery');
  await expect(card(page, '画廊坏图').getByText('图片无法显示')).toBeVisible();
  await expect(card(page, '画廊无图').getByText('暂无图片')).toBeVisible();
  await expect(card(page, '画廊有图').getByRole('img', { name: '画廊有图的图片' })).toBeVisible();
  expect(await violations(page, '.pl-list', 'all')).toEqual([]);
  // The browser itself complains about the broken one.
  complaints.length = 0;
});

test('a card opens its record and offers what the row does', async ({ page }) => {
  await outing('卡片甲');
  await openList(page, '卡片', '&layout=gallery');
  await card(page, '卡片甲').getByRole('button', { name: '卡片甲' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('活动名称').fill('卡片乙');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(card(page, '卡片乙')).toBeVisible();
  await card(page, '卡片乙').getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click();
  await expect(page.getByRole('img', { name: '暂无数据' })).toBeVisible();
});

test('a list of a model with a parent is a tree without another model', async ({ page }) => {
  const { outingId } = await outing('从属之春');
  await outing('从属之春一', { parentId: outingId });
  await openList(page, '从属', '&layout=parts');
  const root = rowOf(page, '从属之春').first();
  await expect(root).toHaveAttribute('aria-expanded', 'true');
  await expect(rowOf(page, '从属之春一')).toHaveAttribute('aria-level', '2');
  await root.getByRole('button', { name: '收起' }).click();
  await expect(rowOf(page, '从属之春一')).toHaveCount(0);
});
