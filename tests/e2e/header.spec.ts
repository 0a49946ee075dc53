/** Menu search, languages and the notices of the window: network gone, server updated. */
import { stopClock } from './support/clock.ts';
import { makePerson } from './support/people.ts';
import { rowOf } from './support/list.ts';
import { api, expect, signIn, test } from './support/test.ts';

test('the menu is searched by title, pinyin and initials, with the keyboard alone', async ({
  page,
  open,
}) => {
  await page
    .context()
    .route('https://json-schema.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>JSON Schema</title>' }),
    );
  await open('/system/post');
  await expect(rowOf(page, '董事长')).toBeVisible();
  const search = page.getByRole('combobox', { name: '搜索菜单' });
  const options = page.getByRole('listbox').getByRole('option');
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('zidian');
  await expect(options.first()).toContainText('字典管理');
  await search.fill('yhgl');
  await expect(options.first()).toContainText('用户管理');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await search.fill('系统管理');
  await expect(options.nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(search).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id'))!,
  );
  await search.fill('没有这样的菜单');
  await expect(page.getByText('没有匹配的菜单')).toBeVisible();
  await search.fill('bumen');
  await expect(options.first()).toContainText('部门管理');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/system\/dept$/);
  await expect(search).toHaveCount(0);

  await page.getByRole('button', { name: /^搜索菜单/ }).click();
  await expect(options.first()).toContainText('部门管理');
  const opened = page.context().waitForEvent('page');
  await search.fill('gsck');
  await expect(options.first()).toContainText('在新窗口打开');
  await page.keyboard.press('Enter');
  expect((await opened).url()).toContain('json-schema.org');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
});

test('English is listed, can be chosen once it is allowed, and gives way when it is closed', async ({
  page,
  app,
  open,
}) => {
  const person = await makePerson(process.env.PAGELOOM_DATA!, 'polyglot', ['system:post:list']);
  const token = await signIn(app);
  const { rows } = await api(app, token, 'GET', '/system/config/list?configKey=sys.locale.enabled');
  const allow = (configValue: string) =>
    api(app, token, 'PUT', '/system/config', { ...rows[0], version: undefined, configValue });
  await allow('false');
  await open('/system/post', person);
  await expect(rowOf(page, '董事长')).toBeVisible();
  const english = page.getByRole('menuitem', { name: 'English' });
  await page.getByRole('button', { name: '界面语言' }).click();
  await expect(page.getByRole('menuitem', { name: '简体中文' })).toBeVisible();
  await expect(english).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(english).toHaveCount(0);

  await allow('true');
  await page.getByRole('button', { name: '界面语言' }).click();
  await expect(english).not.toHaveAttribute('aria-disabled', 'true');
  await english.click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  expect((await page.context().cookies()).find(({ name }) => name === 'lang')?.value).toBe('en-US');
  expect(await page.evaluate(() => localStorage.getItem('app_language'))).toBe('"en-US"');
  await expect(page).toHaveTitle(/ - Management System$/);
  await expect(page.getByRole('tab', { name: 'Home' })).toBeVisible();
  // Pages and widgets speak it, too; what a page file says is its own.
  await expect(page.getByRole('button', { name: 'Reset', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Column settings' })).toBeVisible();
  await expect(page.getByText(/^\d+ in total$/)).toBeVisible();
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(
    page.getByText('Are you sure you want to log out and exit the system?'),
  ).toBeVisible();

  await allow('false');
  await page.reload();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('a lost network and an updated server are reported without covering the page', async ({
  page,
  app,
  open,
  complaints,
}) => {
  await page.clock.install();
  await open('/index');
  const status = page.getByRole('status');
  await expect(page.getByRole('heading', { name: '便捷导航' })).toBeVisible();
  await stopClock(page);
  await page.context().setOffline(true);
  await expect(status.getByText('网络已断开，恢复后可继续操作')).toBeVisible();
  await page.context().setOffline(false);
  await expect(status.getByText('网络已恢复')).toBeVisible();
  await expect(status.getByText('网络已断开，恢复后可继续操作')).toHaveCount(0);
  await page.clock.runFor(3_000);
  await expect(status.getByText('网络已恢复')).toHaveCount(0);

  await page.route(`${app}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><script type="module" src="./assets/index-next.js"></script>',
    }),
  );
  await page.clock.fastForward('00:45');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(status.getByText('系统已更新，刷新页面后使用新版本')).toBeVisible();
  await status.getByRole('button', { name: '稍后' }).click();
  await expect(status.getByText('系统已更新，刷新页面后使用新版本')).toHaveCount(0);
  // The stream broke off with the network.
  complaints.forget();
});
