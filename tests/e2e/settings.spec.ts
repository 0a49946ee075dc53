/** 界面设置: what a person chooses for the frame and the tables. */
import { stopClock } from './support/clock.ts';
import { menu } from './support/frame.ts';
import { expect, test } from './support/test.ts';

// These flows are proven with all motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('settings hold at once, under the stored names, and in the other windows', async ({
  page,
  app,
  open,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open('/system/post');
  const other = await page.context().newPage();
  await other.goto(`${app}/#/system/post`);
  await expect(other.getByRole('table').first()).toBeVisible();
  await page.getByRole('button', { name: '界面设置' }).click();
  const dark = page.getByRole('radio', { name: '暗黑模式' });
  await expect(dark).toBeVisible();
  await stopClock(page);
  await dark.click();
  await expect(page.getByText('正在切换主题！')).toBeVisible();
  await page.clock.resume();
  await expect(page.getByText('正在切换主题！')).toHaveCount(0);
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
  const stored = () => page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), names);
  await expect
    .poll(stored)
    .toEqual([
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
  await expect
    .poll(async () => (await stored()).slice(2, 6))
    .toEqual(['"topmenu"', '"Fixed"', 'false', 'false']);
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
