/** The notice bell of the header (pages.md 1.7): list, paging, types, detail, marks. */
import type { Page } from '@playwright/test';
import { makePerson } from './support/people.ts';
import { store } from './support/list.ts';
import { expect, test } from './support/test.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^通知公告/ });
const long = '一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十甲乙丙丁';

for (const [name, viewport] of [['wide', { width: 1440, height: 900 }], ['narrow', { width: 390, height: 844 }]] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test('unread notices are counted, paged, opened, cleaned and marked', async ({ page, app, open }) => {
      const reader = await makePerson(process.env.PAGELOOM_DATA!, `bell-${name}`, ['system:notice:list', 'system:notice:query']);
      for (let number = 1; number <= 6; number++) await store(app, '/system/notice', { noticeTitle: `铃铛${name}${number}`, noticeType: '1', status: '0', noticeContent: '<p>铃铛正文</p><script>window.ran = 1</script>' });
      await store(app, '/system/notice', { noticeTitle: `${long}${name}`, noticeType: '1', status: '0', noticeContent: '<p>铃铛正文</p><img src="data:," onerror="window.ran = 2">' });
      await store(app, '/system/notice', { noticeTitle: `关闭的${name}`, noticeType: '1', status: '1', noticeContent: '<p>不可见</p>' });
      await open('/index', reader);
      await expect(bell(page)).toHaveAccessibleName(/条未读$/);
      await bell(page).click();
      const panel = page.locator('.ant-popover');
      const items = panel.getByRole('listitem');
      await expect(items).toHaveCount(5);
      expect((await panel.locator('.ant-popover-inner').boundingBox())!.width).toBe(300);
      await expect(panel.getByText(`关闭的${name}`)).toHaveCount(0);
      await panel.getByRole('button', { name: '查看更多' }).click();
      await expect.poll(() => items.count()).toBeGreaterThan(5);
      const item = panel.getByRole('button', { name: `${long.slice(0, 32)}…` }).first();
      await item.click();
      const detail = page.getByRole('dialog').last();
      await expect(detail.locator('.ant-tag-red')).toHaveText('通知');
      await expect(detail).toContainText(long);
      await expect(detail.getByText('铃铛正文')).toBeVisible();
      await expect(detail.locator('script, [onerror]')).toHaveCount(0);
      if (name === 'wide') expect((await detail.boundingBox())!.width).toBe(900);
      await page.keyboard.press('Escape');
      await expect(detail).toHaveCount(0);
      await bell(page).click();
      await panel.getByRole('tab', { name: '公告', exact: true }).click();
      await expect(panel.getByText(`铃铛${name}1`)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    });

    test('without the permission there is no bell', async ({ page, open }) => {
      const nobody = await makePerson(process.env.PAGELOOM_DATA!, `no-bell-${name}`, ['system:post:list']);
      await open('/system/post', nobody);
      await expect(page.getByText('董事长')).toBeVisible();
      await expect(bell(page)).toHaveCount(0);
    });
  });
}

test('all notices are marked read with one click', async ({ page, app, open }) => {
  const reader = await makePerson(process.env.PAGELOOM_DATA!, 'bell-all', ['system:notice:list']);
  await store(app, '/system/notice', { noticeTitle: '全部已读公告', noticeType: '1', status: '0', noticeContent: '<p>甲</p>' });
  const marked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/markReadAll')) marked.push(request.url());
  });
  await open('/index', reader);
  await expect(bell(page)).toHaveAccessibleName(/条未读$/);
  await bell(page).click();
  await page.getByRole('button', { name: '全部已读', exact: true }).click();
  await expect.poll(() => marked.length).toBe(1);
});
