/** Signing in and registering: keyboard, captcha, what is remembered. */
import { signInByKeyboard } from './support/frame.ts';
import { adminPassword, expect, test } from './support/test.ts';

// These flows are proven with all motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('signing in works with the keyboard alone, for seven days, with a welcome', async ({
  page,
  app,
}) => {
  await page.goto(`${app}/#/system/post?pageNum=1`);
  await expect(page).toHaveTitle('登录 - 管理系统');
  await signInByKeyboard(page, 'admin', adminPassword);
  await expect(page).toHaveURL(/#\/system\/post\?pageNum=1$/);
  await expect(page.getByText('欢迎回来')).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'access_token')!;
  expect(Math.abs(cookie.expires * 1000 - Date.now() - 604_800_000)).toBeLessThan(120_000);
});

test('signing in shows the captcha, and another one on request and after a refusal', async ({
  page,
  app,
}) => {
  let served = 0;
  // One transparent pixel: what the picture shows is the server's business.
  const img = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  await page.route('**/api/captchaImage', (route) =>
    route.fulfill({
      json: {
        code: 200,
        msg: '操作成功',
        captchaEnabled: true,
        uuid: `u${++served}`,
        img: img.replace('AIBRA', served > 1 ? 'AICRA' : 'AIBRA'),
      },
    }),
  );
  const sent: unknown[] = [];
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/login', async (route) => {
    sent.push(route.request().postDataJSON());
    await answered.promise;
    await route.fulfill({ json: { code: 500, msg: '验证码错误' } });
  });
  await page.goto(`${app}/#/user`);
  await expect(page).toHaveURL(/#\/user\/login$/);
  await page.getByRole('textbox', { name: '账号' }).fill('admin');
  const password = page.getByRole('textbox', { name: '密码' });
  await password.fill('secret-1');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: '显示密码' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(page.getByText('大写锁定已打开')).toBeVisible();
  await password.press('a');
  await expect(page.getByText('大写锁定已打开')).toHaveCount(0);
  await password.fill('secret-1');
  await expect(page.getByAltText('验证码图片')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('请输入验证码')).toBeVisible();
  const before = served;
  await page.getByRole('button', { name: '换一张验证码' }).press('Enter');
  await expect.poll(() => served).toBe(before + 1);
  await expect(page.getByAltText('验证码图片')).toHaveAttribute('src', /AICRA/);
  await page.getByRole('textbox', { name: '验证码' }).fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '登录' })).toHaveClass(/loading/);
  answered.resolve();
  await expect(page.getByRole('alert').filter({ hasText: '验证码错误' })).toBeVisible();
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: '验证码' })).toHaveValue('');
  await expect.poll(() => served).toBe(before + 2);
  expect(sent).toEqual([
    {
      username: 'admin',
      password: 'secret-1',
      code: '12',
      uuid: `u${before + 1}`,
      reauthenticate: true,
    },
  ]);
});

test('signing in remembers the user name and no password', async ({ page, app }) => {
  await page.goto(`${app}/#/user/login`);
  await page.getByRole('textbox', { name: '账号' }).fill('admin');
  await page.getByRole('textbox', { name: '密码' }).fill(adminPassword);
  await page.getByRole('checkbox', { name: '记住密码' }).check();
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL(/#\/index$/);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).toContain('login_username');
  expect(stored).not.toContain(adminPassword);
});

test('the sign-in page offers no registration where it is closed', async ({ page, app }) => {
  const reported = page.waitForResponse('**/api/site');
  await page.goto(`${app}/#/user/login`);
  await (await reported).finished();
  await expect(page.getByText('记住密码')).toBeVisible();
  await expect(page.getByRole('link', { name: '注册账号' })).toHaveCount(0);
});

test('the sign-in page offers registration, shows why it is refused, and leads back when it is done', async ({
  page,
  app,
}) => {
  let pictures = 0;
  const img =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';
  await page.route('**/api/captchaImage', (route) =>
    route.fulfill({
      json: {
        code: 200,
        msg: '操作成功',
        captchaEnabled: true,
        uuid: `picture${(pictures += 1)}`,
        img,
      },
    }),
  );
  await page.route('**/api/site', (route) =>
    route.fulfill({ json: { code: 200, msg: '操作成功', data: { registration: true } } }),
  );
  const sent: Record<string, unknown>[] = [];
  await page.route('**/api/register', (route) => {
    sent.push(route.request().postDataJSON() as Record<string, unknown>);
    return route.fulfill({
      json:
        sent.length === 1
          ? { code: 500, msg: '当前系统没有开启注册功能！' }
          : { code: 200, msg: '操作成功' },
    });
  });
  await page.goto(`${app}/#/user/login`);
  await page.getByRole('link', { name: '注册账号' }).click();
  await page.getByRole('button', { name: '注册' }).click();
  for (const text of ['请输入您的账号', '请输入您的密码', '请再次输入您的密码'])
    await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('textbox', { name: '账号' }).fill('newcomer');
  await page
    .getByRole('textbox', { name: '密码', exact: true })
    .dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(page.getByText('大写锁定已打开')).toBeVisible();
  await page.getByRole('textbox', { name: '密码', exact: true }).fill('Abc-12345');
  await page.getByRole('textbox', { name: '确认密码' }).fill('Abc-1234');
  await page.keyboard.press('Enter');
  await expect(page.getByText('两次输入的密码不一致')).toBeVisible();
  await page.getByRole('textbox', { name: '确认密码' }).fill('Abc-12345');
  const code = page.getByRole('textbox', { name: '验证码' });
  const before = pictures;
  await page.getByRole('button', { name: '换一张验证码' }).click();
  await expect.poll(() => pictures).toBe(before + 1);
  await code.fill('7');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('alert').filter({ hasText: '当前系统没有开启注册功能！' }),
  ).toBeVisible();
  expect(sent[0]).toMatchObject({
    username: 'newcomer',
    password: 'Abc-12345',
    code: '7',
    uuid: `picture${before + 1}`,
  });
  // A picture is good for one try.
  await expect(code).toHaveValue('');
  await code.fill('9');
  await page.getByRole('button', { name: '注册' }).click();
  await expect(page.getByText('恭喜您，您的账号 newcomer 注册成功！')).toBeVisible();
  expect(sent[1]).toMatchObject({ code: '9', uuid: `picture${before + 2}` });
  await expect(page).toHaveURL(/#\/user\/login$/);
});
