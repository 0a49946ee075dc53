/** With English chosen, no Chinese is left: on any page, in any dialog or form that its buttons open. */
import type { Page, Request } from '@playwright/test';
import { chineseIn } from './support/chinese.ts';
import { api, expect, signIn, test } from './support/test.ts';

/** Opens English, and chooses it in the browser. */
async function speakEnglish(page: Page, app: string): Promise<void> {
  const token = await signIn(app);
  const { rows } = await api(app, token, 'GET', '/system/config/list?configKey=sys.locale.enabled');
  const { code } = await api(app, token, 'PUT', '/system/config', {
    ...rows[0],
    configValue: 'true',
  });
  expect(code).toBe(200);
  await page.context().addCookies([{ name: 'lang', value: 'en-US', url: app }]);
}

/** Waits until the window rests: nothing is asked of the server, and what came is drawn. */
function restOf(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  const counts = (request: Request) => !/\/events(\?|$)/.test(request.url());
  page.on('request', (request) => counts(request) && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const frames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return async () => {
    await expect(page.getByRole('main')).toBeVisible();
    await frames();
    await expect.poll(() => pending.size).toBe(0);
    await expect(page.locator('.ant-spin-spinning, .ant-skeleton-active')).toHaveCount(0);
    await frames();
  };
}

/** Dialogs, drawers and questions that a button may open. */
const surfaces =
  '.ant-drawer-open, .ant-modal-wrap:visible, .ant-popover:visible, .ant-dropdown:visible';

/** Closes whatever a button has opened: by its own cross or cancelling button, else with the keyboard. */
async function closeAll(page: Page, rest: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < 5 && (await page.locator(surfaces).count()) > 0; tries++) {
    const ways = page
      .locator(surfaces)
      .last()
      .locator(
        '.ant-drawer-close, .ant-modal-close, .ant-modal-confirm-btns button, .ant-popconfirm-buttons button',
      );
    if ((await ways.count()) > 0) await ways.first().click();
    else await page.keyboard.press('Escape');
    await rest();
    await expect(page.locator('.ant-drawer-mask.ant-fade-leave, .ant-zoom-leave')).toHaveCount(0);
  }
}

/** Names of buttons that open nothing, or leave the window as it is. */
const passed = /^(Search|Reset|Refresh|Collapse|Expand|Yes|No|Sign out|Select|Copy)/;

/** Pages of the menu and those that only their rows lead to, with what their rows are. */
const groups: Readonly<Record<string, readonly string[]>> = {
  'of people': ['/index', '/system/user', '/system/role', '/system/dept', '/system/post'],
  'of the system': ['/system/menu', '/system/dict', '/system/config', '/system/notice'],
  'of logs and accounts': [
    '/monitor/online',
    '/system/log/operlog',
    '/system/log/logininfor',
    '/account/center',
    '/account/settings',
  ],
};

for (const [name, routes] of Object.entries(groups))
  test(`no Chinese is left on any page ${name}`, async ({ page, app, open }) => {
    test.setTimeout(180_000);
    await speakEnglish(page, app);
    const rest = restOf(page);
    const left = new Set<string>();
    const look = async (where: string) => {
      await rest();
      for (const text of await chineseIn(page)) left.add(`${where} ${text}`);
    };
    await open('/index');
    for (const route of routes) {
      await page.goto(`${app}/#${route}`);
      await look(route);
      const buttons = page.locator('main button');
      const tried = new Set<string>();
      for (let at = 0; at < (await buttons.count()); at++) {
        const button = buttons.nth(at);
        const title = (await button.getAttribute('aria-label')) ?? (await button.innerText());
        // Rows are alike: one of each kind is enough.
        if (passed.test(title) || tried.has(title) || !(await button.isVisible())) continue;
        if (await button.isDisabled()) continue;
        tried.add(title);
        await button.click();
        await look(`${route} > ${title}:`);
        await closeAll(page, rest);
        if (page.url().endsWith(route)) continue;
        await page.goto(`${app}/#${route}`);
        await rest();
      }
    }
    expect([...left]).toEqual([]);
  });

test('no Chinese is left where nobody is signed in', async ({ page, app }) => {
  await speakEnglish(page, app);
  const rest = restOf(page);
  for (const route of ['/user/login', '/account/register']) {
    await page.goto(`${app}/#${route}`);
    await rest();
    expect(await chineseIn(page), route).toEqual([]);
  }
});
