/** Two windows of the same person on one draft: neither overwrites the other unseen. */
import type { BrowserContext, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { part, retitle } from './support/designer.ts';
import { expect, test } from './support/test.ts';

const address = '/tool/build?page=system/post';

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: '这份草稿正在另一个窗口里编辑' });

const column = (page: Page) => part(page, '/list/columns/1');

/** A second window on the page. */
async function another(context: BrowserContext, app: string): Promise<Page> {
  const second = await context.newPage();
  await second.goto(`${app}/#${address}`);
  await expect(column(second)).toBeVisible();
  return second;
}

test('a draft that another window edits is read again', async ({ page, open, context, app }) => {
  await open(address);
  await expect(column(page)).toBeVisible();
  const second = await another(context, app);
  await retitle(page, '编码');
  await expect(notice(second)).toBeVisible();
  expect(await violations(second, '.pl-design', 'all')).toEqual([]);
  await retitle(second, '代号');
  await expect(second.getByText('另一个窗口正在编辑，此处的修改没有保存')).toBeVisible();
  await second.getByRole('button', { name: '重新读取' }).click();
  await expect(column(second)).toContainText('编码');
  await expect(notice(second)).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
});

test('going on keeps what is here, and informs the other window', async ({
  page,
  open,
  context,
  app,
}) => {
  await open(address);
  await expect(column(page)).toBeVisible();
  const second = await another(context, app);
  await retitle(page, '编码');
  await expect(notice(second)).toBeVisible();
  await retitle(second, '代号');
  await second.getByRole('button', { name: '继续', exact: true }).click();
  await expect(notice(second)).toHaveCount(0);
  await expect(second.getByText(/草稿已保存/)).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await second.reload();
  await expect(column(second)).toContainText('代号');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(notice(page)).toBeVisible();
});
