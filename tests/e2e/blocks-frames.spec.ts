/** Other addresses in frames: what they may do and what is none, and codes that follow the page. */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** An address of this very site that shows by itself what it may do. */
const own = 'logo.svg';

test.use({
  schemas: {
    'pages/demo/frames': {
      version: 2,
      id: 'demo/frames',
      title: '嵌入',
      menu: { parent: 'demo', parentTitle: '示例', order: 90, icon: 'global' },
      state: { address: own, code: 'SN-1' },
      actions: {
        change: {
          label: '换地址',
          run: [
            { type: 'setState', values: { address: 'javascript:document.title="x"', code: null } },
          ],
        },
      },
      body: [
        { type: 'actions', actions: ['change'] },
        { type: 'iframe', src: { $expr: 'state.address' }, title: '跟随页面', height: 120 },
        { type: 'iframe', src: own, title: '受信任', height: 120, trusted: true },
        {
          type: 'iframe',
          src: 'https://elsewhere.invalid/',
          title: '外站',
          height: 120,
          trusted: true,
        },
        { type: 'qr', title: '标签', text: { $expr: 'state.code' }, caption: '扫描标签' },
      ],
    },
  },
});

const frame = (page: Page, title: string) => page.locator(`iframe[title="${title}"]`);

test('a frame is locked in, unless it is ours and the page trusts it', async ({
  page,
  open,
  complaints,
}) => {
  await page.route('https://elsewhere.invalid/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<title>外站</title><script>document.write(self.origin)</script>',
    }),
  );
  await open('/demo/frames');
  const locked = 'allow-scripts allow-forms allow-popups allow-downloads';
  await expect(frame(page, '跟随页面')).toHaveAttribute('sandbox', locked);
  await expect(frame(page, '外站')).toHaveAttribute('sandbox', locked);
  await expect(frame(page, '外站')).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(await frame(page, '受信任').getAttribute('sandbox')).toBeNull();
  // It runs, but in nobody's name.
  await expect(page.frameLocator('iframe[title="外站"]').locator('body')).toHaveText('null');
  await expect(frame(page, '跟随页面')).toHaveCSS('height', '120px');
  expect(await violations(page, '.pl-blocks', 'all')).toEqual([]);
  complaints.forget();
});

test('what is no address of a page is not opened, and a code without a text says so', async ({
  page,
  open,
  complaints,
}) => {
  await page.route('https://elsewhere.invalid/', (route) => route.fulfill({ body: '' }));
  await open('/demo/frames');
  const label = page.getByRole('region', { name: '标签' });
  await expect(label.getByRole('img', { name: '二维码' })).toBeVisible();
  await expect(label.getByText('扫描标签')).toBeVisible();
  const title = await page.title();
  await page.getByRole('button', { name: '换地址' }).press('Enter');
  await expect(page.getByText('不能显示的地址：javascript:document.title="x"')).toBeVisible();
  await expect(frame(page, '跟随页面')).toHaveCount(0);
  await expect(label.getByRole('img', { name: '二维码' })).toHaveCount(0);
  await expect(label.getByText('暂无数据').last()).toBeVisible();
  expect(await page.title()).toBe(title);
  complaints.forget();
});

test('on a phone frames and codes stay within the window, also in the dark', async ({
  page,
  open,
  complaints,
}) => {
  await page.route('https://elsewhere.invalid/', (route) => route.fulfill({ body: '' }));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/demo/frames');
  await expect(page.getByRole('img', { name: '二维码' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  complaints.forget();
});
