/**
 * A list in several layouts, by the page of docs/examples/outing: one search, one toolbar, one
 * selection, whatever the rows look like.
 */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { rowOf } from './support/list.ts';
import { expect } from './support/test.ts';
import { test, card } from './support/outings.ts';

const layout = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: '显示方式' }).getByText(name);

test('keeps search and check marks from one layout to the next, and the choice in the address', async ({
  page,
  openList,
  outing,
}) => {
  await outing('换样甲', { place: '东湖' });
  await outing('换样乙');
  await openList('换样');
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
  app,
  openList,
  outing,
}) => {
  const picture = `${app}/logo.svg`;
  await outing('画廊有图', { cover: picture });
  await outing('画廊坏图', { cover: '/profile/upload/none.png' });
  await outing('画廊无图');
  await openList('画廊', '&layout=gallery');
  await expect(card(page, '画廊坏图').getByText('图片无法显示')).toBeVisible();
  await expect(card(page, '画廊无图').getByText('暂无图片')).toBeVisible();
  await expect(card(page, '画廊有图').getByRole('img', { name: '画廊有图的图片' })).toBeVisible();
  expect(await violations(page, '.pl-list', 'all')).toEqual([]);
  // The browser itself complains about the broken one.
  complaints.forget();
});

test('a card opens its record and offers what the row does', async ({ page, openList, outing }) => {
  await outing('卡片甲');
  await openList('卡片', '&layout=gallery');
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

test('a list of a model with a parent is a tree without another model', async ({
  page,
  openList,
  outing,
}) => {
  const { outingId } = await outing('从属之春');
  await outing('从属之春一', { parentId: outingId });
  await openList('从属', '&layout=parts');
  const root = rowOf(page, '从属之春').first();
  await expect(root).toHaveAttribute('aria-expanded', 'true');
  await expect(rowOf(page, '从属之春一')).toHaveAttribute('aria-level', '2');
  // Branches read from the left, wherever other columns of the list stand.
  const name = rowOf(page, '从属之春一').locator('td').filter({ hasText: '从属之春一' });
  await expect(name).toHaveCSS('text-align', 'left');
  await root.getByRole('button', { name: '收起' }).click();
  await expect(rowOf(page, '从属之春一')).toHaveCount(0);
});
