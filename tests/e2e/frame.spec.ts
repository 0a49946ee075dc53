/** The frame around the pages: captcha, keyboard, tabs, menu, settings, failures, the end of a session. */
import type { Page } from '@playwright/test';
import { makePerson } from './support/people.ts';
import { adminPassword, expect, test, tokenIn } from './support/test.ts';

// These flows are proven with all motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const tabs = (page: Page) => page.getByRole('tablist', { name: '标签页' }).getByRole('tab');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** Fills in and sends the sign-in form with the keyboard alone. */
async function signInByKeyboard(page: Page, name: string, password: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: '账号' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

test.describe('signing in', () => {
  test('works with the keyboard alone, for seven days, with a welcome', async ({ page, app }) => {
    await page.goto(`${app}/#/system/post?pageNum=1`);
    await expect(page).toHaveTitle('登录 - 管理系统');
    await signInByKeyboard(page, 'admin', adminPassword);
    await expect(page).toHaveURL(/#\/system\/post\?pageNum=1$/);
    await expect(page.getByText('欢迎回来')).toBeVisible();
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'access_token')!;
    expect(Math.abs(cookie.expires * 1000 - Date.now() - 604_800_000)).toBeLessThan(120_000);
  });

  test('shows the captcha, and another one on request and after a refusal', async ({
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

  test('remembers the user name and no password', async ({ page, app }) => {
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

  test('offers no registration where it is closed', async ({ page, app }) => {
    const reported = page.waitForResponse('**/api/site');
    await page.goto(`${app}/#/user/login`);
    await (await reported).finished();
    await expect(page.getByText('记住密码')).toBeVisible();
    await expect(page.getByRole('link', { name: '注册账号' })).toHaveCount(0);
  });

  test('offers registration, shows why it is refused, and leads back when it is done', async ({
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
});

test('a reload while the server is asked who is signed in does not sign out', async ({
  page,
  open,
}) => {
  await page.route('**/api/getInfo', () => new Promise(() => {}), { times: 1 });
  const asked = page.waitForRequest('**/api/getInfo');
  await open('/system/post');
  await asked;
  await page.reload();
  await expect(page.getByRole('columnheader', { name: '岗位编码' })).toBeVisible();
});

test('places without content say so, results have pages, and links of other sites open a new window or a frame', async ({
  page,
  app,
  open,
}) => {
  await page.route('**/api/getRouters', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    const framed = {
      name: 'Framed',
      path: 'framed',
      component: 'InnerLink',
      meta: { title: '内嵌页', link: `${app}/schemas/index.json` },
    };
    await route.fulfill({
      response: answer,
      json: {
        ...rest,
        data: [...data, { path: '/', component: 'Layout', hidden: false, children: [framed] }],
      },
    });
  });
  await open('/framed');
  await expect(
    page.locator('iframe[title="内嵌页"]').contentFrame().getByText('"features"'),
  ).toBeVisible();
  for (const path of ['form', 'parser', 'AMapView', 'h5template', 'traceTemplate', 'tinymce']) {
    await page.goto(`${app}/#/${path}`);
    await expect(
      page.getByRole('tabpanel').filter({ visible: true }).getByText('功能建设中'),
    ).toBeVisible();
  }
  for (const [path, title] of [
    ['403', '无权访问'],
    ['500', '页面出错了'],
    ['404', '页面不存在'],
  ]) {
    await page.goto(`${app}/#/${path}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  const link = menu(page).getByRole('link', { name: '格式参考' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await page.getByRole('button', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/#\/index$/);
});

test.describe('tabs', () => {
  test('keep what was typed and how far a page was scrolled, and come back after a reload', async ({
    page,
    open,
  }) => {
    await open('/system/post');
    await menu(page).getByRole('link', { name: '参数设置' }).click();
    await expect(page).toHaveTitle('参数设置 - 管理系统');
    await tab(page, '岗位管理').click();
    const field = page.getByRole('textbox', { name: '岗位名称' });
    await field.fill('半途而废');
    await page.setViewportSize({ width: 1440, height: 420 });
    await page.evaluate(() => scrollTo(0, 120));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
    await tab(page, '参数设置').click();
    await expect(field).toBeHidden();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await tab(page, '岗位管理').click();
    await expect(field).toHaveValue('半途而废');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
    await page.reload();
    await expect(tabs(page)).toHaveText(['首页', '岗位管理', '参数设置']);
  });

  test('close by cross, middle click, key and menu, and say what cannot be closed', async ({
    page,
    open,
  }) => {
    await open('/system/post');
    for (const name of ['参数设置', '通知公告', '字典管理'])
      await menu(page).getByRole('link', { name }).click();
    await expect(tabs(page)).toHaveText(['首页', '岗位管理', '参数设置', '通知公告', '字典管理']);
    await tab(page, '字典管理').dragTo(tab(page, '岗位管理'));
    await expect(tabs(page)).toHaveText(['首页', '字典管理', '岗位管理', '参数设置', '通知公告']);
    await tab(page, '岗位管理').dragTo(tab(page, '首页'));
    await expect(tabs(page).first()).toHaveText('首页');
    await tab(page, '字典管理').dragTo(tab(page, '通知公告'));
    await expect(tabs(page).last()).toHaveText('字典管理');
    await page.getByTitle('关闭 字典管理').click();
    await expect(page).toHaveTitle('通知公告 - 管理系统');
    await tab(page, '参数设置').click({ button: 'middle' });
    await tab(page, '通知公告').press('Delete');
    await expect(tabs(page)).toHaveText(['首页', '岗位管理']);
    await tab(page, '岗位管理').click({ button: 'right' });
    // A page that settles may scroll: the menu stays.
    await page.evaluate(() => document.dispatchEvent(new Event('scroll', { bubbles: true })));
    await page.getByRole('menuitem', { name: '关闭右侧' }).click();
    await expect(page.getByText('右侧没有标签')).toBeVisible();
    await tab(page, '岗位管理').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '关闭全部' }).click();
    await expect(tabs(page)).toHaveText(['首页']);
    await expect(page).toHaveURL(/#\/index$/);
    await tab(page, '首页').press('Delete');
    await expect(page.getByText('这是最后一个标签了，无法被关闭')).toBeVisible();
  });

  test('are refreshed on request and moved by arrow keys', async ({ page, open }) => {
    await open('/system/post');
    const field = page.getByRole('textbox', { name: '岗位名称' });
    await field.fill('会被清掉');
    await page.getByRole('button', { name: '标签页操作' }).click();
    await page.getByRole('menuitem', { name: '刷新当前标签' }).click();
    await expect(field).toHaveValue('');
    await tab(page, '岗位管理').press('ArrowLeft');
    await expect(tab(page, '首页')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/index$/);
  });
});

test('the end of a session keeps the half-filled page for the same user, and nothing of it for another', async ({
  page,
  app,
  open,
}) => {
  const successor = await makePerson(process.env.PAGELOOM_DATA!, 'successor', [
    'system:post:list',
    'system:post:query',
    'system:post:edit',
  ]);
  await open('/system/post');
  await menu(page).getByRole('link', { name: '参数设置' }).click();
  await expect(page).toHaveTitle('参数设置 - 管理系统');
  await tab(page, '岗位管理').click();
  const field = page.getByRole('textbox', { name: '岗位名称' });
  await field.first().fill('尚未保存');
  await page.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog', { name: '添加岗位' });
  await form.getByLabel('岗位名称').fill('也没有保存');
  const dialog = page.getByRole('dialog', { name: '系统提示' });
  /** The session ends somewhere else; saving the form finds out. */
  const beRefused = async () => {
    await page.evaluate(async () => {
      // The cookies stay: only the server knows that the session has ended.
      const mark = document.cookie.match(/access_mark=([^;]+)/)![1];
      await fetch('/api/logout', { method: 'POST', headers: { 'X-Session': 'cookie' } });
      document.cookie = `access_mark=${mark}; Path=/`;
    });
    await form.getByLabel('岗位编码').fill('unsaved');
    // What else the window asks the server may be refused first: then the dialog is there already, over the button.
    await form.getByRole('button', { name: /保\s*存/ }).dispatchEvent('click');
    await expect(dialog).toBeVisible();
  };
  await beRefused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: /确\s*认/ }).click();
  await expect(page).toHaveURL(new RegExp(`^${app}/#/user/login\\?redirect=`));
  await expect(form).toBeHidden();
  await signInByKeyboard(page, 'admin', adminPassword);
  await expect(page).toHaveURL(/#\/system\/post/);
  await expect(form.getByLabel('岗位名称')).toHaveValue('也没有保存');
  await expect(field.first()).toHaveValue('尚未保存');

  await beRefused();
  await dialog.getByRole('button', { name: /确\s*认/ }).click();
  await signInByKeyboard(page, successor.userName, successor.password);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(tabs(page)).toHaveText(['首页', '岗位管理']);
  await expect(form).toHaveCount(0);
  await expect(field).toHaveValue('');
  expect(await page.locator('body').innerText()).not.toContain('保存');
});

test.describe('failures', () => {
  test('to learn who is signed in end the session with a notice', async ({ page, app, open }) => {
    await page.route('**/api/getInfo', (route) => route.fulfill({ json: { code: 500, msg: 'x' } }));
    await open('/system/post');
    await expect(page.getByText('请求用户信息失败，请重试')).toBeVisible();
    await expect(page).toHaveURL(`${app}/#/user/login?redirect=%2Findex`);
    expect(tokenIn(await page.context().cookies())).toBeUndefined();
  });

  test('of the network are one notification, however many requests failed', async ({
    page,
    open,
    complaints,
  }) => {
    await open('/system/post');
    await page.route('**/api/system/post/list*', (route) => route.abort());
    const notice = page.locator('[data-toast]').filter({ hasText: '后端接口连接异常' });
    await page.getByRole('button', { name: /查\s*询/ }).click();
    await expect(notice).toHaveCount(1);
    await page.getByRole('button', { name: /查\s*询/ }).click();
    await expect(notice).toHaveCount(1);
    // It covers neither head nor search, and the mouse over it keeps it no longer.
    const search = (await page.locator('main search').boundingBox())!;
    expect((await notice.boundingBox())!.y).toBeGreaterThanOrEqual(search.y + search.height);
    await notice.hover();
    // It goes by itself after five seconds.
    await expect(notice).toHaveCount(0, { timeout: 15_000 });
    complaints.length = 0;
  });
});

test.describe('menu and settings', () => {
  test('remember the collapsed menu and keep one root group open', async ({ page, open }) => {
    await open('/index');
    await page.evaluate(() =>
      Object.defineProperty(document, 'fullscreenEnabled', { value: false }),
    );
    await page.getByRole('button', { name: '切为全屏' }).click();
    await expect(page.getByText('您的浏览器不支持全屏')).toBeVisible();
    await menu(page).getByRole('menuitem', { name: '系统管理' }).click();
    await expect(menu(page).getByRole('link', { name: '岗位管理' })).toBeVisible();
    await menu(page).getByRole('menuitem', { name: '系统监控' }).click();
    await expect(menu(page).getByRole('link', { name: '岗位管理' })).toBeHidden();
    await page.getByRole('button', { name: '收起菜单' }).click();
    await expect(menu(page)).toHaveCSS('width', '80px');
    await page.reload();
    await expect(menu(page)).toHaveCSS('width', '80px');
    await page.getByRole('button', { name: '展开菜单' }).click();
    await expect(menu(page)).toHaveCSS('width', '256px');
    await expect(menu(page).getByRole('link', { name: '定时任务' })).toBeVisible();
  });

  test('hold at once, under the stored names, and in the other windows', async ({
    page,
    app,
    open,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/system/post');
    const other = await page.context().newPage();
    await other.goto(`${app}/#/system/post`);
    await expect(other.getByRole('table').first()).toBeVisible();
    await page.getByRole('button', { name: '界面设置' }).click();
    const switching = page.getByText('正在切换主题！').waitFor();
    await page.getByRole('radio', { name: '暗黑模式' }).click();
    await switching;
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('radio', { name: '酱紫' }).click();
    await expect(page.getByText(/最近使用的 \d+ 个标签保留页面状态/)).toBeVisible();
    for (const name of [
      '固定 Header',
      '固定侧边菜单',
      '隐藏 Footer',
      '多页签模式',
      '显示边框',
      '色弱模式',
    ])
      await page.getByRole('switch', { name }).click();
    await page.getByText('紧凑', { exact: true }).click();
    // The theme colour as it is in the dark.
    for (const window of [page, other]) {
      await expect(window.getByText('保留所有权利')).toHaveCount(0);
      await expect(window.getByRole('tablist', { name: '标签页' })).toHaveCount(0);
      await expect(window.locator('html')).toHaveClass(/colour-weak/);
      await expect(menu(window)).toHaveCSS('position', 'sticky');
      await expect
        .poll(() =>
          window.evaluate(() =>
            getComputedStyle(document.body).getPropertyValue('--ant-color-primary'),
          ),
        )
        .toBe('#642ab5');
    }
    const names = [
      'nav_theme',
      'color',
      'layout',
      'content_width',
      'fixed_header',
      'fixed_sidebar',
      'hide_footer',
      'multi_tab',
      'table_size',
      'table_bordered',
      'weak',
    ];
    const stored = () =>
      page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), names);
    expect(await stored()).toEqual([
      '"realDark"',
      '"#722ED1"',
      null,
      null,
      'false',
      'true',
      'true',
      'false',
      '"small"',
      'false',
      'true',
    ]);

    // The menu moves to the top, with the consequences of the specification.
    await page.getByText('顶部栏导航').click();
    await expect(page.getByRole('switch', { name: '固定侧边菜单' })).toBeDisabled();
    await expect(page.getByRole('radio', { name: '固定', exact: true })).toBeChecked();
    expect((await stored()).slice(2, 6)).toEqual(['"topmenu"', '"Fixed"', 'false', 'false']);
    for (const window of [page, other])
      await expect(window.locator('header').getByRole('menu')).toBeVisible();
    expect((await menu(page).boundingBox())!.width).toBeLessThanOrEqual(800);
    await page.getByRole('button', { name: '拷贝设置' }).click();
    await expect(page.getByText('复制完毕')).toBeVisible();
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({
      navTheme: 'realDark',
      primaryColor: '#722ED1',
      layout: 'topmenu',
      contentWidth: 'Fixed',
      tableSize: 'small',
    });
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    await page.getByRole('button', { name: '拷贝设置' }).click();
    await expect(page.getByText('复制失败')).toBeVisible();
    await page.getByText('侧边栏导航').click();
    await expect(page.getByRole('radio', { name: '流式', exact: true })).toBeChecked();
    await expect(page.getByRole('radio', { name: '固定', exact: true })).toHaveCount(0);
  });

  test('are a drawer on a narrow screen', async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/index');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('is_mobile'))).toBe('true');
    await page.getByRole('button', { name: '打开菜单' }).click();
    await menu(page).getByRole('menuitem', { name: '系统管理' }).click();
    await menu(page).getByRole('link', { name: '岗位管理' }).click();
    await expect(page).toHaveTitle('岗位管理 - 管理系统');
    await expect(menu(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  });
});

test('a page outside the menu marks the entry that it belongs to', async ({ page, open }) => {
  await open('/system/user-auth/role/2');
  await expect(menu(page).locator('.ant-menu-item-selected')).toHaveText('用户管理');
  await expect(page.getByRole('tab', { name: '分配角色' })).toBeVisible();
});

test('the menu gives its room to the page below 992 pixels, and opens on request', async ({
  page,
  open,
}) => {
  // As wide as a window of 1440 pixels at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await open('/system/post');
  await expect(menu(page)).toHaveCSS('width', '80px');
  await page.getByRole('button', { name: '展开菜单' }).click();
  await expect(menu(page)).toHaveCSS('width', '256px');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu(page)).toHaveCSS('width', '256px');
});
