/** Signing in, the frame around the pages, and what the address remembers. */
import { adminPassword, enter, expect, test, tokenIn } from './support/test.ts';

test('a visitor is sent to the sign-in page and back to where they wanted to go', async ({
  page,
  app,
}) => {
  await page.goto(`${app}/#/system/post?postName=经理`);
  await expect(page).toHaveURL(/#\/user\/login\?redirect=/);
  await page.getByLabel('账号').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(adminPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/system\/post\?postName=/);
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);
  await expect(page.locator('tbody')).toContainText('项目经理');
  await expect(page).toHaveTitle('岗位管理 - 管理系统');
});

test('a refusal stands in the form, and empty fields are named', async ({ page, app }) => {
  await page.goto(`${app}/#/user/login`);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByText('请输入账号')).toBeVisible();
  await expect(page.getByText('请输入密码')).toBeVisible();
  await page.getByLabel('账号').fill('nobody');
  await page.getByLabel('密码', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '用户不存在/密码错误' })).toBeVisible();
  await expect(page).toHaveURL(/#\/user\/login/);
});

test('a signed-in user has no business on the sign-in page; unknown routes are 404', async ({
  page,
  app,
  open,
}) => {
  await open('/user/login');
  await expect(page).toHaveURL(/#\/index$/);
  await page.goto(`${app}/#/no/such/page`);
  await expect(page).toHaveURL(/#\/404$/);
});

test('signing out asks first and clears the session', async ({ page, app, open }) => {
  await open('/index');
  // What the server answers to the end of a session does not matter.
  const reported = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().endsWith('/api/logout'),
  );
  await page.route('**/api/logout', (route) =>
    route.fulfill({ json: { code: 500, msg: '系统繁忙' } }),
  );
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(`${app}/`, async (route) => {
    if (route.request().method() === 'HEAD') {
      asked.resolve();
      await held.promise;
    }
    await route.continue();
  });
  await page.getByText('管理员', { exact: true }).first().click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page.getByText('确定注销并退出系统吗？')).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*[定认]/ })
    .click();
  // The window knows that it can be reloaded before it shows the sign-in page: what is typed there
  // is not lost.
  await asked.promise;
  await expect(page).toHaveURL(/#\/index$/);
  held.resolve();
  await reported;
  await expect(page).toHaveURL(/#\/user\/login/);
  // The cookie that scripts cannot remove opens nothing any more.
  expect(tokenIn(await page.context().cookies(app))).toBeUndefined();
  // Asked outside of the page, which is being reloaded.
  const answer = await page.request.get(`${app}/api/getInfo`, {
    headers: { 'X-Session': 'cookie' },
  });
  expect(await answer.json()).toMatchObject({ code: 401 });
});

test('an expired session asks once, and leads back after signing in again', async ({
  page,
  app,
  open,
  complaints,
}) => {
  await open('/system/post');
  await expect(page.getByText('董事长')).toBeVisible();
  const token = tokenIn(await page.context().cookies(app))!;
  await fetch(`${app}/api/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  // What else the window asks the server may be refused first: then the dialog is there already,
  // over the button.
  await page.getByRole('button', { name: /查\s*询/ }).dispatchEvent('click');
  const dialog = page.getByRole('dialog').filter({ hasText: '登录状态已过期，请重新登录' });
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toContainText('系统提示');
  await dialog.getByRole('button', { name: /确\s*认/ }).click();
  await expect(page).toHaveURL(/#\/user\/login/);
  await page.getByLabel('账号').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(adminPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/system\/post/);
  await expect(page.getByText('董事长')).toBeVisible();

  // What is refused to a window that is at the sign-in page already, is not told to whoever signs
  // in next.
  const refused = Promise.withResolvers<void>();
  await page.route(
    '**/api/system/post/list**',
    async (route) => {
      const answer = await route.fetch();
      await refused.promise;
      await route.fulfill({ response: answer });
    },
    { times: 1 },
  );
  await page.context().clearCookies();
  const late = page.waitForResponse('**/api/system/post/list**');
  await page.getByRole('button', { name: /查\s*询/ }).click();
  await page.goto(`${app}/#/user/login?redirect=%2Fsystem%2Fpost`);
  await expect(page.getByLabel('账号')).toBeVisible();
  refused.resolve();
  await (await late).finished();
  await page.getByLabel('账号').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(adminPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('董事长')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  complaints.forget();
});

test('a page that is asked for after the session has ended says so, and comes after signing in again', async ({
  page,
  app,
  open,
  complaints,
}) => {
  // Without its stream the window asks for news once, and then only when it is looked at again: the
  // page that is opened is the first to learn that the session has ended.
  await page.route('**/api/events*', (route) => route.abort());
  const news = page.waitForResponse('**/api/system/notice/listTop');
  await open('/system/config');
  await expect(page.getByText('用户管理-账号初始密码')).toBeVisible();
  await (await news).finished();
  const entry = page.getByRole('menuitem', { name: '岗位管理' });
  await expect(entry).toBeVisible();
  const token = tokenIn(await page.context().cookies(app))!;
  await fetch(`${app}/api/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  await entry.click();
  const dialog = page.getByRole('dialog').filter({ hasText: '登录状态已过期，请重新登录' });
  await expect(dialog).toHaveCount(1);
  await dialog.getByRole('button', { name: /确\s*认/ }).click();
  await expect(page).toHaveURL(/#\/user\/login/);
  await enter(page.context(), app);
  await page.goto(`${app}/#/system/post`);
  await expect(page.getByText('董事长')).toBeVisible();
  // The browser itself complains about the page that was refused.
  complaints.forget();
});

test('search, sort and page live in the address: a reload and a shared link show the same list', async ({
  page,
  app,
  open,
}) => {
  await open('/system/dict');
  await page.getByRole('textbox', { name: '字典名称' }).fill('状态');
  await page.getByRole('button', { name: /查\s*询/ }).click();
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows.first()).toContainText('状态');
  // The labels of the dictionary come by themselves.
  await expect(rows.first()).toContainText('正常');
  const shown = await rows.allInnerTexts();
  const address = page.url();
  await page.reload();
  await expect(rows).toHaveText(shown, { useInnerText: true });
  await expect(page.getByRole('textbox', { name: '字典名称' })).toHaveValue('状态');
  const other = await page.context().newPage();
  await other.goto(address);
  await expect(other.locator('tbody').getByRole('row')).toHaveCount(shown.length);
  await other.close();
  await page.getByRole('button', { name: /重\s*置/ }).click();
  await expect(page).toHaveURL(`${app}/#/system/dict`);
});

test('tabs keep what was half done', async ({ page, open }) => {
  await open('/system/post');
  await page.getByRole('textbox', { name: '岗位名称' }).fill('还没查');
  await page.getByRole('menuitem', { name: '参数设置' }).click();
  await expect(page.getByText('用户管理-账号初始密码')).toBeVisible();
  await page.getByRole('tab', { name: '岗位管理' }).click();
  await expect(page.getByRole('textbox', { name: '岗位名称' })).toHaveValue('还没查');
});

test('a menu whose page does not exist says what is missing', async ({ page, open }) => {
  await open('/tool/gen');
  await expect(page.getByText('tool/gen').first()).toBeVisible();
});

test('the front end is served under a policy that allows no foreign and no inline script', async ({
  app,
}) => {
  const policy = (await fetch(app)).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('a token of another session cannot be guessed from the page: the cookie is the only place', async ({
  page,
  app,
  open,
}) => {
  await open('/index');
  await expect(page.getByText('管理员', { exact: true }).first()).toBeVisible();
  const cookies = await page.context().cookies(app);
  const secret = cookies.find(({ name }) => name === 'access_token')!;
  expect(secret).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  const stored = await page.evaluate(() =>
    JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie }),
  );
  expect(stored).not.toContain(secret.value);
  expect(stored).not.toContain(adminPassword);
});
