/** Drafts that are saved by themselves: on the server, after a lost connection, over windows. */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { pageFile, part, retitle, view } from './support/designer.ts';
import { expect, test } from './support/test.ts';

const address = '/tool/build?page=system/post';
const state = (page: Page) => page.locator('.pl-design-state');
const saved = '草稿已保存到服务器';

test('a change is on the server by itself, and another browser goes on with it', async ({
  page,
  open,
  admin,
}) => {
  await open(address);
  await retitle(page, '编码');
  await expect(state(page)).toContainText(saved);
  await retitle(page, '代号');
  await expect(state(page)).toContainText(saved);
  const { data } = await admin('GET', '/tool/build/draft');
  expect(data).toHaveLength(1);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(part(page, '/list/columns/1')).toContainText('代号');
  await expect(state(page)).toContainText(saved);
});

test('what another browser did since is what this one opens', async ({ page, open, admin }) => {
  await open(address);
  await retitle(page, '编码');
  await expect(state(page)).toContainText(saved);
  const { data } = await admin('GET', '/tool/build/draft');
  const [{ draftId, version }] = data;
  const text = (await pageFile(page)).replace('编码', '代号');
  await admin('PUT', '/tool/build/draft', { draftId, version, text });
  await page.reload();
  await expect(part(page, '/list/columns/1')).toContainText('代号');
  await admin('DELETE', `/tool/build/draft/${draftId}`);
  await page.reload();
  await expect(state(page)).toContainText('没有修改');
});

test('a change that was stored and is taken back leaves no draft', async ({
  page,
  open,
  admin,
}) => {
  await open(address);
  await retitle(page, '编码');
  await expect(state(page)).toContainText(saved);
  await page.keyboard.press('Control+z');
  await expect(state(page)).toContainText('没有修改');
  expect((await admin('GET', '/tool/build/draft')).data).toEqual([]);
  await page.keyboard.press('Control+Shift+z');
  await expect(state(page)).toContainText(saved);
});

test('a draft that was shared stays when its change is taken back', async ({
  page,
  open,
  admin,
}) => {
  await open(address);
  await retitle(page, '编码');
  await expect(state(page)).toContainText(saved);
  await view(page, '历史');
  await page.getByRole('region', { name: '服务器上的草稿' }).getByRole('switch').press('Enter');
  const drafts = async () => (await admin('GET', '/tool/build/draft')).data;
  await expect.poll(drafts).toMatchObject([{ isShared: true }]);
  const [{ draftId, version }] = await drafts();
  await page.getByRole('button', { name: '撤销' }).press('Enter');
  await expect.poll(drafts).toMatchObject([{ draftId, isShared: true, version: version + 1 }]);
});

test('without a connection nothing is lost, and it is saved when there is one', async ({
  page,
  open,
  context,
  complaints,
}) => {
  await open(address);
  await expect(part(page, '/list/columns/1')).toBeVisible();
  await context.setOffline(true);
  await retitle(page, '编码');
  await expect(state(page)).toContainText('草稿未保存到服务器');
  await context.setOffline(false);
  await expect(state(page)).toContainText(saved);
  complaints.forget();
});

test('what somebody else saved is not overwritten, and one goes on beside it', async ({
  page,
  open,
  admin,
}) => {
  await open(address);
  await retitle(page, '编码');
  await expect(state(page)).toContainText(saved);
  const [{ draftId, version }] = (await admin('GET', '/tool/build/draft')).data;
  const text = (await pageFile(page)).replace('编码', '号码');
  await admin('PUT', '/tool/build/draft', { draftId, version, text });
  await retitle(page, '代号');
  const notice = page.getByRole('alert').filter({ hasText: '该草稿已被 admin 修改' });
  await expect(notice).toBeVisible();
  expect(await violations(page, '.pl-design', 'all')).toEqual([]);
  await notice.getByRole('button', { name: '另存为新草稿' }).click();
  await expect(notice).toHaveCount(0);
  await expect(state(page)).toContainText(saved);
  const { data } = await admin('GET', `/tool/build/draft/${draftId}`);
  expect(data.text).toContain('号码');
  expect((await admin('GET', '/tool/build/draft')).data).toHaveLength(2);
});

test('a draft that is given up stays away', async ({ page, open, admin }) => {
  await open(address);
  await retitle(page, '编码');
  // While it is on its way to the server.
  const sent = page.waitForRequest((request) => request.url().endsWith('/tool/build/draft'));
  await page.keyboard.press('Control+s');
  await sent;
  await page.getByRole('button', { name: '放弃草稿' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: '放弃草稿' }).press('Enter');
  await expect(state(page)).toContainText('没有修改');
  expect((await admin('GET', '/tool/build/draft')).data).toEqual([]);
});

test('two windows have one draft, however slowly it is stored', async ({
  page,
  open,
  context,
  app,
  admin,
}) => {
  const second = await context.newPage();
  const { promise: isWaiting, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/tool/build/draft', async (route) => {
    if (route.request().method() === 'POST') await isWaiting;
    await route.continue();
  });
  await open(address);
  await retitle(page, '编码');
  await second.goto(`${app}/#${address}`);
  await expect(state(page)).toContainText('正在保存');
  await expect(state(second)).toContainText('正在保存');
  goOn();
  await expect(state(second)).toContainText(saved);
  await expect(state(page)).toContainText(saved);
  expect((await admin('GET', '/tool/build/draft')).data).toHaveLength(1);
});
