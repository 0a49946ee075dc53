/**
 * The notice bell of the header (docs/protocol/frame.md#the-bell): live count, list, paging, types,
 * detail, marks.
 */
import type { Locator, Page } from '@playwright/test';
import { makePerson } from './support/people.ts';
import { store } from './support/list.ts';
import { expectNothingRan, poison } from './support/poison.ts';
import { expect, test } from './support/test.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^通知公告/ });
const panelOf = (page: Page) => page.locator('.ant-popover');
/** 34 characters: two more than the list shows. */
const long = '一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十甲乙丙丁';
const permissions = ['system:notice:list', 'system:notice:query'];

test('unread notices are counted as they come, paged, opened, cleaned and marked', async ({
  page,
  app,
  open,
  complaints,
}) => {
  const reader = await makePerson(process.env.PAGELOOM_DATA!, 'bell-reader', permissions);
  for (let number = 1; number <= 6; number++)
    await store(app, '/system/notice', {
      noticeTitle: `铃铛${number}`,
      noticeType: '1',
      status: '0',
      noticeContent: '<p>铃铛正文</p>',
    });
  await store(app, '/system/notice', {
    noticeTitle: '关闭的公告',
    noticeType: '1',
    status: '1',
    noticeContent: '<p>不可见</p>',
  });
  await open('/index', reader);
  await expect(bell(page)).toHaveAccessibleName(/条未读$/);

  // Written while the window is open, by somebody else.
  const before = Number(/\d+/.exec((await bell(page).getAttribute('aria-label'))!)![0]);
  await store(app, '/system/notice', {
    noticeTitle: long,
    noticeType: '1',
    status: '0',
    noticeContent: '<p>长标题正文</p>',
  });
  await expect(bell(page)).toHaveAccessibleName(`通知公告，${before + 1} 条未读`);
  await store(app, '/system/notice', {
    noticeTitle: '刚刚发布的公告',
    noticeType: '2',
    status: '0',
    noticeContent: '<p>甲</p>',
  });
  await expect(bell(page)).toHaveAccessibleName(`通知公告，${before + 2} 条未读`);

  await bell(page).click();
  const panel = panelOf(page);
  const items = panel.getByRole('listitem');
  await expect(items).toHaveCount(5);
  const widthOf = async (place: Locator) => (await place.boundingBox())?.width;
  await expect.poll(() => widthOf(panel.locator('.ant-popover-inner'))).toBe(300);
  await expect(panel.getByText('关闭的公告')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: '查看更多' })).toBeInViewport({ ratio: 1 });
  await panel.getByRole('button', { name: '查看更多' }).click();
  await expect.poll(() => items.count()).toBeGreaterThan(5);

  // Our own server refuses to store it; others do not.
  await page.route(/\/api\/system\/notice\/\d+$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { noticeContent: string } };
    body.data.noticeContent += poison;
    await route.fulfill({ response: answer, json: body });
  });
  await panel
    .getByRole('button', { name: `${long.slice(0, 32)}…` })
    .first()
    .click();
  const detail = page.getByRole('dialog').last();
  await expect(detail.locator('.ant-tag-red')).toHaveText('通知');
  await expect(detail).toContainText(long);
  await expect(detail.getByText('长标题正文')).toBeVisible();
  await expect(detail.getByRole('heading', { name: '停机通知' })).toBeVisible();
  await expect(detail.locator('script, [onerror], a[href^="javascript"]')).toHaveCount(0);
  await expect.poll(() => widthOf(detail)).toBe(900);
  // Escape is heard once the dialog has the focus.
  await expect(detail.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await expect(bell(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await panel.getByRole('tab', { name: '公告', exact: true }).click();
  await expect(panel.getByRole('button', { name: /刚刚发布的公告/ }).first()).toBeVisible();
  await expect(panel.getByText('铃铛1', { exact: true })).toHaveCount(0);
  await panel.getByRole('button', { name: '全部已读' }).click();
  await expect(bell(page)).toHaveAccessibleName('通知公告');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expectNothingRan(complaints);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('list and detail stay inside the screen', async ({ page, app, open }) => {
    const reader = await makePerson(process.env.PAGELOOM_DATA!, 'bell-phone', permissions);
    await store(app, '/system/notice', {
      noticeTitle: long,
      noticeType: '1',
      status: '0',
      noticeContent: '<p>手机正文</p>',
    });
    await open('/index', reader);
    await bell(page).click();
    const item = panelOf(page).getByRole('listitem').first();
    await expect(item).toBeVisible();
    const box = (await panelOf(page).locator('.ant-popover-inner').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    await item.getByRole('button').click();
    const detail = page.getByRole('dialog').last();
    await expect(detail.locator('.ant-tag-red')).toBeVisible();
    expect((await detail.boundingBox())!.width).toBeLessThanOrEqual(390);
  });
});
