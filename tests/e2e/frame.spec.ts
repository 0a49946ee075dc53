/** The frame around the pages: menu, links, places without content. */
import { menu } from './support/frame.ts';
import { expect, test } from './support/test.ts';

// These flows are proven with all motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('places without content and results have pages; links open a new window or a frame', async ({
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
  for (const path of ['h5template', 'traceTemplate']) {
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

test('the menu remembers that it is collapsed and keeps one root group open', async ({
  page,
  open,
}) => {
  await open('/index');
  await page.evaluate(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
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

test('the menu is a drawer on a narrow screen', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/index');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('is_mobile'))).toBe('true');
  await page.getByRole('button', { name: '打开菜单' }).click();
  await menu(page).getByRole('menuitem', { name: '系统管理' }).click();
  // By a key: while its group still opens, the entry moves away from under the pointer.
  await menu(page).getByRole('link', { name: '岗位管理' }).press('Enter');
  await expect(page).toHaveTitle('岗位管理 - 管理系统');
  await expect(menu(page)).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
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
