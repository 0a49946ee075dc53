/** Parts of the first page, and whole pages, that do not come: they fail in their places. */
import { card, kept, lost, openHalfFilled } from './support/lateParts.ts';
import { placedParts } from './support/everyPart.ts';
import { escape } from './support/list.ts';
import { holdBack } from './support/parts.ts';
import { adminPassword, expect, test } from './support/test.ts';

/** The browser itself complains about the parts that were withheld. */
test.afterEach(({ complaints }) => {
  complaints.forget();
});

test('the menu of narrow windows, the lock screen and another page fail in their places', async ({
  page,
  app,
  open,
}) => {
  const parts = await openHalfFilled(page, open, app, placedParts());
  await page.getByRole('tab', { name: '首页' }).click();
  const panel = page.getByRole('tabpanel', { name: '首页' });
  await expect(panel.getByText(lost)).toBeVisible();
  parts.release('src/shell/home/Home.tsx');
  await panel.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { name: '便捷导航' })).toBeVisible();
  await page.getByRole('tab', { name: '岗位管理' }).click();
  // Arrived: going to another page closes the menu.
  await expect(page).toHaveTitle(/岗位管理/);
  await expect(kept(page)).toHaveValue('还没有保存');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '打开菜单' }).click();
  await expect(card(page)).toBeVisible();
  parts.release('src/shell/layout/MenuDrawer.tsx');
  await card(page).getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('dialog', { name: '菜单', exact: true })).toBeVisible();
  await escape(page);
  await expect(page.getByRole('dialog', { name: '菜单', exact: true })).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: /用户菜单/ }).click();
  await page.getByRole('menuitem', { name: '锁定屏幕' }).click();
  await expect(page.getByText(lost)).toBeVisible();
  await expect(kept(page)).toBeHidden();
  parts.release('src/shell/lock/LockScreen.tsx');
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByLabel('登录密码').fill(adminPassword);
  await page.keyboard.press('Enter');
  await expect(kept(page)).toHaveValue('还没有保存');
});

for (const source of ['src/shell/layout/Frame.tsx', 'src/shell/panes/SchemaPage.tsx']) {
  test(`the first page says that a part of it did not come: ${source}`, async ({ page, open }) => {
    const parts = await holdBack(page, [source]);
    await open('/system/post');
    await expect(page.getByText(lost)).toBeVisible();
    parts.release();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByText('董事长')).toBeVisible();
  });
}

for (const [source, address] of [
  ['AccountLayout', 'login'],
  ['SignIn', 'login'],
  ['Register', 'register'],
]) {
  test(`the pages open to all say that a part of them did not come: ${source}`, async ({
    page,
    app,
  }) => {
    const parts = await holdBack(page, [`src/shell/account/${source}.tsx`]);
    await page.goto(`${app}/#/user/${address}`);
    await expect(page.getByText(lost)).toBeVisible();
    parts.release();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('textbox').first()).toBeVisible();
  });
}
