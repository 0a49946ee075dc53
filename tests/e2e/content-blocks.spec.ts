/** Blocks of records and texts, by their examples on /widgets. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const example = (page: Page, block: string, name: string) =>
  page.locator(`[data-block="${block}"]`).getByRole('region', { name, exact: true });

test.beforeEach(async ({ open }) => {
  await open('/widgets');
});

test('a timeline shows what happened, and more on demand', async ({ page }) => {
  const parcel = example(page, 'timeline', '时间轴 物流').locator('[data-state="filled"]');
  await expect(parcel.getByRole('listitem')).toHaveText([
    '已签收2026-03-09 17:30前台代收',
    '派送失败2026-03-08 10:12无人接听',
    '已揽收2026-03-06 09:00',
  ]);
  // What is no record is left out; a record that says nothing is shown so.
  const more = example(page, 'timeline', '时间轴 更多记录，其中有坏值');
  await expect(more.getByRole('listitem')).toHaveText(['一', '-']);
  await more.getByRole('button', { name: '查看其余 1 条' }).click();
  await expect(more.getByRole('listitem')).toHaveText(['一', '-', '四']);
  await expect(more.getByRole('button')).toHaveCount(0);
});

test('steps say how far something is, and that it went wrong', async ({ page }) => {
  const order = example(page, 'steps', '步骤条 订单');
  await expect(order.locator('.ant-steps-item-finish')).toContainText('已下单');
  await expect(order.locator('.ant-steps-item-process')).toContainText('已付款');
  await expect(order.locator('.ant-steps-item-wait')).toHaveCount(2);
  const failed = example(page, 'steps', '步骤条 出错');
  await expect(failed.locator('.ant-steps-item-error')).toContainText('第 3 行有误');
});

test('Markdown is formatted, and nothing in it runs', async ({ page }) => {
  const notes = example(page, 'markdown', 'Markdown 说明');
  await expect(notes.getByRole('heading', { name: '发布说明' })).toBeVisible();
  await expect(notes.getByRole('cell', { name: '必填' })).toBeVisible();
  await expect(notes.locator('pre')).toContainText('"type": "markdown"');
  const foreign = example(page, 'markdown', 'Markdown 其中有不允许的内容');
  await expect(foreign).toContainText('其余照常显示。');
  await expect(foreign.locator('script, [href^="javascript"]')).toHaveCount(0);
});
