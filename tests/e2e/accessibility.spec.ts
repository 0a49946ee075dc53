/**
 * No serious or critical violation of the accessibility rules on any page, in light and dark, on
 * wide and narrow screens. Some tests walk over all pages, another one over what stands around
 * and before them. What a theme cannot change is checked in the light one only.
 */
import type { Page } from '@playwright/test';
import type { RouterEntry } from '../../src/shell/routing/entries.ts';
import { readMenuTree } from '../../src/shell/routing/menuTree.ts';
import { ownPages } from '../../src/shell/routing/ownPages.ts';
import { pagesOf, routeAt } from '../../src/shell/routing/pages.ts';
import { violations } from './support/axe.ts';
import { api, expect, signIn, test } from './support/test.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/**
 * Addresses and titles of the administrator's pages, each kind of page once, without those of other
 * sites.
 */
async function addressesOf(app: string): Promise<{ path: string; title: string }[]> {
  const { data } = await api(app, await signIn(app), 'GET', '/getRouters');
  const tree = readMenuTree(data as RouterEntry[]);
  const find = pagesOf(tree, { permissions: ['*:*:*'], roles: ['admin'] });
  const paths = [...tree.routes.keys(), ...ownPages().map(({ path }) => path)];
  const routes = paths.flatMap((path) => routeAt(find, path) ?? []);
  const kinds = new Map(routes.map((route) => [JSON.stringify(route.target), route]));
  // That of the widgets has a test of its own: it shows locked controls, whose colours need not
  // stand out.
  return [...kinds.values()].filter(({ target }) => !['frame', 'widgets'].includes(target.kind));
}

/** Collects the violations of what is shown, in both themes at both sizes. */
class Looks {
  readonly found: Record<string, string[]> = {};
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  async look(name: string, within = 'html', sizes = [wide, narrow]): Promise<void> {
    for (const theme of ['light', 'dark'] as const) {
      await this.#page.emulateMedia({ colorScheme: theme });
      await expect(this.#page.locator(`html[data-theme="${theme}"]`)).toBeAttached();
      for (const size of theme === 'light' ? sizes : sizes.toReversed()) {
        await this.#page.setViewportSize(size);
        await expect(
          this.#page.locator('[aria-busy="true"]:visible, .ant-skeleton-active:visible'),
        ).toHaveCount(0);
        const broken = await violations(this.#page, within, theme === 'light' ? 'all' : 'colours');
        if (broken.length > 0) this.found[`${name}, ${theme} at ${size.width}`] = broken;
      }
    }
  }
}

test.beforeEach(async ({ page }) =>
  page.addInitScript(() => localStorage.setItem('nav_theme', '"system"')),
);

test('sign-in, frame, dialogs and lock screen have no violations, in both themes and sizes', async ({
  page,
  app,
  open,
}) => {
  const checks = new Looks(page);

  for (const [route, heading] of [
    ['/user/login', '登录'],
    ['/user/register', '注册'],
  ] as const) {
    await page.goto(`${app}/#${route}`);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await checks.look(heading);
  }

  await open('/index');
  await expect(page.getByText('便捷导航')).toBeVisible();
  await checks.look('the frame');
  await page.getByRole('button', { name: /^通知公告/ }).click();
  await expect(page.locator('.ant-popover').getByRole('tab').first()).toBeVisible();
  await checks.look('the notices', '.ant-popover', [wide]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索菜单' }).fill('yonghu');
  await expect(page.getByRole('option', { name: /用户管理/ })).toBeVisible();
  await checks.look('the menu search', 'dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '界面设置' }).click();
  await expect(page.getByText('色弱模式')).toBeVisible();
  await checks.look('the settings', '.ant-drawer');
  await page.keyboard.press('Escape');
  await page.setViewportSize(narrow);
  await page.getByRole('button', { name: '打开菜单' }).click();
  await expect(page.getByRole('dialog').getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await checks.look('the menu drawer', '.ant-drawer-open', [narrow]);
  await page.keyboard.press('Escape');

  await page.setViewportSize(wide);
  await page.goto(`${app}/#/system/user`);
  await page.getByRole('button', { name: '新增', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('用户昵称')).toBeVisible();
  await checks.look('a form', '[role=dialog]');

  await page.evaluate(() => localStorage.setItem('screen-lock', '1'));
  await page.reload();
  await expect(page.getByRole('form', { name: '解锁' })).toBeVisible();
  await checks.look('the lock screen');
  expect(checks.found).toEqual({});
});

/** The pages are many: each test takes one of so many parts of them. */
const parts = 6;
for (let part = 0; part < parts; part++)
  test(`no page has serious or critical violations, in light and dark, at both sizes: part ${part + 1}`, async ({
    page,
    app,
    open,
  }) => {
    const checks = new Looks(page);
    // One page at a time: kept ones would only cost time.
    await page.addInitScript(() => localStorage.setItem('multi_tab', 'false'));
    await open('/index');
    const pages = (await addressesOf(app)).filter((_page, at) => at % parts === part);
    expect(pages.length).toBeGreaterThan(0);
    for (const { path, title } of pages) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, path);
      await expect(page).toHaveTitle(`${title} - 管理系统`);
      await checks.look(path, '#content');
    }
    expect(checks.found).toEqual({});
  });
