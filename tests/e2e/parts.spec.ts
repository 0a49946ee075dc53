/** Parts of the application that come when they are needed, and do not: nothing that was entered is lost. */
import type { Locator, Page } from '@playwright/test';
import { holdBack, lazyParts, placedParts, serveEveryPart } from './support/parts.ts';
import { adminPassword, api, expect, signIn, test } from './support/test.ts';

const kept = (page: Page) => page.getByLabel('半截内容');
const lost = '这部分内容未能加载，请检查网络后重试';
const card = (page: Page) => page.getByRole('alertdialog', { name: lost });

/** Parts over the page: what opens each, and what is seen then. In an order in which one needs none that follows. */
const overThePage: {
  source: string;
  /** What must be on the screen before, and needs the server. */
  prepare?(page: Page): Promise<void>;
  open(page: Page): Promise<void>;
  shows(page: Page): ReturnType<Page['locator']>;
}[] = [
  {
    source: 'src/shell/search/SearchDialog.tsx',
    open: (page) => page.keyboard.press('Control+k'),
    shows: (page) => page.getByRole('dialog', { name: '搜索菜单' }),
  },
  {
    source: 'src/shell/layout/SettingsDrawer.tsx',
    open: (page) => page.getByRole('button', { name: '界面设置' }).click(),
    shows: (page) => page.getByRole('dialog').filter({ hasText: '主题' }),
  },
  {
    source: 'src/shell/notices/NoticePopover.tsx',
    open: (page) => page.getByRole('button', { name: /^通知公告/ }).click(),
    shows: (page) => page.locator('.ant-popover').filter({ hasText: '断网时的通知' }),
  },
  {
    source: 'src/shell/notices/NoticeDetail.tsx',
    async prepare(page) {
      await page.getByRole('button', { name: /^通知公告/ }).click();
      await expect(
        page.locator('.ant-popover').getByRole('button', { name: /断网时的通知/ }),
      ).toBeVisible();
    },
    async open(page) {
      const notice = page
        .locator('.ant-popover')
        .getByRole('button', { name: /断网时的通知/ })
        .first();
      if (!(await notice.isVisible()))
        await page.getByRole('button', { name: /^通知公告/ }).click();
      await notice.click();
    },
    shows: (page) => page.getByRole('dialog').filter({ hasText: '断网时的通知' }),
  },
  {
    source: 'src/runtime/list/toolbar/ColumnSettings.tsx',
    open: (page) => page.getByRole('button', { name: '列设置' }).first().click(),
    shows: (page) => page.getByText('列展示/排序'),
  },
  {
    source: 'src/runtime/action/ImportDialog.tsx',
    open: (page) => page.getByRole('button', { name: '导入' }).click(),
    shows: (page) => page.getByRole('dialog', { name: '岗位导入' }),
  },
  {
    source: 'src/runtime/action/BlockContainer.tsx',
    open: (page) => page.getByRole('button', { name: '打开区块' }).click(),
    shows: (page) => page.getByRole('dialog', { name: '打开区块' }),
  },
  {
    source: 'src/runtime/action/PageContainer.tsx',
    open: (page) => page.getByRole('button', { name: '打开页面' }).click(),
    shows: (page) => page.getByRole('dialog', { name: '打开页面' }),
  },
];

/** Closes by the key, which reaches what has just come once it has the focus. */
const leave = (page: Page, shows: (page: Page) => Locator) =>
  expect(async () => {
    await page.keyboard.press('Escape');
    await expect(shows(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();

async function makeNotice(app: string): Promise<void> {
  await api(app, await signIn(app), 'POST', '/system/notice', {
    noticeTitle: '断网时的通知',
    noticeType: '1',
    noticeContent: '<p>内容</p>',
    status: '0',
  });
}

/** Parts that are a whole page, or all of it. */
const whole = [
  'src/runtime/form/index.ts',
  'src/shell/account/AccountLayout.tsx',
  'src/shell/account/Register.tsx',
  'src/shell/account/SignIn.tsx',
  'src/shell/gallery/WidgetsPage.tsx',
  'src/shell/home/Home.tsx',
  'src/shell/layout/Frame.tsx',
  'src/shell/layout/MenuDrawer.tsx',
  'src/shell/lock/LockScreen.tsx',
  'src/shell/panes/SchemaPage.tsx',
];

/** Parts that the application does without: nothing is said of them. */
const unsaid = [
  'node_modules/pinyin-match/es/main.js',
  'src/shell/locale/english.ts',
  'src/widgets/icons/more.ts',
];

test('every lazy part of the application is proven here', () => {
  const proven = [
    ...placedParts(),
    ...overThePage.map(({ source }) => source),
    ...whole,
    ...unsaid,
  ];
  expect(proven.toSorted()).toEqual(lazyParts().toSorted());
});

/** Opens the page with all parts, of which none but the given ones comes, and fills its form in half. */
async function openHalfFilled(
  page: Page,
  open: (route: string) => Promise<void>,
  app: string,
  there: readonly string[] = [],
) {
  await serveEveryPart(page, app);
  const first = [
    'src/shell/layout/Frame.tsx',
    'src/shell/panes/SchemaPage.tsx',
    'src/runtime/form/index.ts',
    ...there,
  ];
  const parts = await holdBack(
    page,
    lazyParts().filter((source) => !first.includes(source)),
  );
  await open('/system/post');
  await kept(page).fill('还没有保存');
  return parts;
}

test.afterEach(({ complaints }) => {
  // The browser itself complains about the parts that were withheld.
  complaints.length = 0;
});

test('a part that stands in a page fails in its place and comes with 重试; a half-filled form keeps its input', async ({
  page,
  app,
  open,
}) => {
  const documents: string[] = [];
  page.on(
    'request',
    (request) => void (request.isNavigationRequest() && documents.push(request.url())),
  );
  const blocks = placedParts().filter((source) => source.startsWith('src/runtime/page/blocks/'));
  const parts = await openHalfFilled(page, open, app);
  const place = (source: string) =>
    page
      .locator('.ant-card, section')
      .filter({ has: page.getByText(source, { exact: true }) })
      .last();
  for (const source of blocks) await expect(place(source).getByText(lost), source).toBeVisible();
  parts.release(...blocks);
  await page.getByRole('button', { name: '重试' }).first().click();
  for (const source of blocks)
    await expect(
      place(source)
        .getByText(/^内容$|^一$|^-$|^x$/)
        .first(),
      source,
    ).toBeVisible();

  const others = placedParts().filter((source) => !blocks.includes(source));
  for (const source of others)
    await expect(
      place(source)
        .getByText(/这部分内容未能加载/)
        .first(),
      source,
    ).toBeVisible();
  await expect(kept(page)).toHaveValue('还没有保存');
  parts.release();
  await page.getByRole('button', { name: '重试' }).first().click();
  await expect(page.getByText(/这部分内容未能加载/)).toHaveCount(0);
  await expect(place('src/widgets/textArea/TextArea.tsx').locator('textarea')).toBeVisible();
  await expect(kept(page)).toHaveValue('还没有保存');
  expect(documents).toHaveLength(1);
});

test('what waits in the page comes by itself when the network returns', async ({
  page,
  app,
  open,
}) => {
  const parts = await openHalfFilled(page, open, app);
  await expect(page.getByText(lost).first()).toBeVisible();
  parts.release();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(lost)).toHaveCount(0);
  await expect(kept(page)).toHaveValue('还没有保存');
});

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

test('parts in the page wait without a network, and come by themselves when it returns', async ({
  page,
  app,
  open,
}) => {
  const parts = await openHalfFilled(page, open, app);
  await expect(page.getByText(lost).first()).toBeVisible();
  await page.context().setOffline(true);
  parts.release();
  await page.getByRole('button', { name: '重试' }).first().click();
  await expect(page.getByText(lost).first()).toBeVisible();
  await expect(kept(page)).toHaveValue('还没有保存');
  await page.context().setOffline(false);
  await expect(page.getByText(/这部分内容未能加载/)).toHaveCount(0);
  await expect(kept(page)).toHaveValue('还没有保存');
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
  await page.keyboard.press('Escape');
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

test('a form whose code does not come leaves the list as it is', async ({ page, open }) => {
  const parts = await holdBack(page, ['src/runtime/form/index.ts']);
  await open('/system/post');
  await page.getByRole('textbox', { name: '岗位名称' }).fill('还没有查询');
  await page.getByRole('button', { name: '新增' }).click();
  await expect(card(page)).toBeVisible();
  await card(page).getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '新增' }).click();
  parts.release();
  await card(page).getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('dialog', { name: '添加岗位' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '岗位名称' }).first()).toHaveValue('还没有查询');
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

test('the parts of a page are fetched together, by its plan', async ({ page, open }) => {
  const released = Promise.withResolvers<void>();
  const asked = new Set<string>();
  page.on(
    'request',
    (request) => void asked.add(/\/assets\/(\w+)-[^/]+\.js$/.exec(request.url())?.[1] ?? ''),
  );
  // What stands around all the others does not come yet.
  await page.route('**/assets/SplitBlock-*.js', (route) =>
    released.promise.then(() => route.continue()),
  );
  await open('/system/user');
  await expect
    .poll(() => ['SplitBlock', 'TreeBlock', 'SwitchCell'].filter((name) => !asked.has(name)))
    .toEqual([]);
  released.resolve();
  await expect(page.locator('tbody').getByRole('switch').first()).toBeVisible();
});
