/** Parts over the page that do not come, or come late: they are reported in a card that closes. */
import type { Locator, Page } from '@playwright/test';
import { card, kept, makeNotice, openHalfFilled, overThePage } from './support/lateParts.ts';
import { placedParts } from './support/everyPart.ts';
import { escape } from './support/list.ts';
import { holdBack } from './support/parts.ts';
import { expect, test } from './support/test.ts';

/** The browser itself complains about the parts that were withheld. */
test.afterEach(({ complaints }) => {
  complaints.forget();
});

/**
 * Closes by the key, which dialogs hear as soon as they have the focus and the rest hears anywhere.
 */
async function leave(page: Page, shows: (page: Page) => Locator): Promise<void> {
  const isDialog = (await shows(page).and(page.getByRole('dialog')).count()) > 0;
  await (isDialog ? escape(page) : page.keyboard.press('Escape'));
  await expect(shows(page)).toHaveCount(0);
}

test('a part over the page fails in a card that closes, and comes with 重试', async ({
  page,
  app,
  open,
}) => {
  await makeNotice(app);
  const parts = await openHalfFilled(page, open, app, placedParts());
  for (const { source, open: begin, shows } of overThePage) {
    await test.step(source, async () => {
      await begin(page);
      await expect(card(page)).toBeVisible();
      await expect(card(page).getByRole('button', { name: '重试' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(card(page)).toHaveCount(0);
      await begin(page);
      await expect(card(page)).toBeVisible();
      parts.release(source);
      await card(page).getByRole('button', { name: '重试' }).click();
      await expect(shows(page).first()).toBeVisible();
      await expect(card(page)).toHaveCount(0);
      await leave(page, shows);
      await expect(kept(page)).toHaveValue('还没有保存');
    });
  }
});

test('a part over the page that is opened without a network says so, and comes when there is one', async ({
  page,
  app,
  open,
}) => {
  await makeNotice(app);
  const documents: string[] = [];
  page.on(
    'request',
    (request) => void (request.isNavigationRequest() && documents.push(request.url())),
  );
  const parts = await openHalfFilled(page, open, app, placedParts());
  for (const { source, prepare, open: begin, shows } of overThePage) {
    await test.step(source, async () => {
      await prepare?.(page);
      await page.context().setOffline(true);
      parts.release(source);
      await begin(page);
      await expect(card(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(card(page)).toHaveCount(0);
      await expect(kept(page)).toHaveValue('还没有保存');
      await page.context().setOffline(false);
      await begin(page);
      await expect(shows(page).first()).toBeVisible();
      await leave(page, shows);
    });
  }
  expect(documents).toHaveLength(1);
});

test('a part that fails again offers a reload, and none while something is not stored', async ({
  page,
  app,
  open,
}) => {
  const parts = await openHalfFilled(page, open, app);
  await page.keyboard.press('Control+k');
  await card(page).getByRole('button', { name: '重试' }).click();
  await expect(card(page)).toHaveCount(1);
  const outdated = page.getByRole('alertdialog');
  await expect(outdated).toContainText('请先保存已填写的内容，再刷新页面');
  await expect(outdated.getByRole('button', { name: '刷新页面' })).toHaveCount(0);
  await outdated.getByRole('button', { name: '关闭' }).click();
  await kept(page).fill('');
  await page.keyboard.press('Control+k');
  await card(page).getByRole('button', { name: '重试' }).click();
  const reload = outdated.getByRole('button', { name: '刷新页面' });
  await expect(reload).toBeVisible();
  await page.context().setOffline(true);
  await reload.click();
  await expect(outdated).toContainText('暂时无法连接服务器');
  await page.context().setOffline(false);
  parts.release();
  await reload.click();
  await expect(outdated).toHaveCount(0);
  await expect(kept(page)).toHaveValue('');
});

test('a form whose code does not come leaves the list as it is', async ({ page, open }) => {
  const parts = await holdBack(page, ['src/runtime/form/index.ts']);
  await open('/system/post');
  await page.getByRole('textbox', { name: '岗位名称' }).fill('还没有查询');
  await page.getByRole('button', { name: '新增' }).click();
  await expect(card(page)).toBeVisible();
  await card(page).getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '新增' }).click();
  await expect(card(page)).toBeVisible();
  parts.release();
  await card(page).getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('dialog', { name: '添加岗位' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '岗位名称' }).first()).toHaveValue('还没有查询');
});
