/** From the designer to people: drafts on the server, publishing, merging, history. */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { pageFile, part, retitle, view } from './support/designer.ts';
import { makePerson } from './support/people.ts';
import { api, expect, signIn, test } from './support/test.ts';

const bar = (page: Page) => page.getByRole('toolbar', { name: '页面设计' });
const dialog = (page: Page) => page.getByRole('dialog');

/** Publishes what is edited. */
async function publish(page: Page, reason: string): Promise<void> {
  await bar(page).getByRole('button', { name: '发布', exact: true }).click();
  await dialog(page).getByRole('textbox', { name: '发布说明' }).fill(reason);
  await dialog(page).getByRole('button', { name: '发布', exact: true }).press('Enter');
}

type Change = (document: { title: string; list: { columns: unknown[] } }) => void;

/** Somebody else publishes. */
async function publishElsewhere(app: string, change: Change): Promise<void> {
  const token = await signIn(app);
  const { data } = await api(app, token, 'GET', '/tool/build/live?page=system/post');
  const document = JSON.parse(data.text as string);
  change(document);
  const text = JSON.stringify(document);
  const body = { page: 'system/post', text, expected: data.hash, reason: '同事的修改' };
  expect(await api(app, token, 'POST', '/tool/build/publish', body)).toMatchObject({ code: 200 });
}

test('a change is published with a reason, seen by people, compared and withdrawn', async ({
  page,
  open,
}) => {
  await open('/tool/build?page=system/post');
  await retitle(page, '编码');
  await bar(page).getByRole('button', { name: '发布', exact: true }).click();
  await expect(dialog(page).getByRole('region', { name: '修改内容' })).toContainText('编码');
  const send = dialog(page).getByRole('button', { name: '发布', exact: true });
  await expect(send).toBeDisabled();
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  await dialog(page).getByRole('textbox', { name: '发布说明' }).fill('列名太长');
  await send.press('Enter');
  await expect(page.getByText('已发布第 1 版')).toBeVisible();
  await expect(page.getByText('没有修改')).toBeVisible();
  await page.evaluate(() => void (location.hash = '#/system/post'));
  await expect(page.getByRole('columnheader', { name: '编码', exact: true })).toBeVisible();

  await page.evaluate(() => void (location.hash = '#/tool/build?page=system/post'));
  await view(page, '历史');
  const history = page.getByRole('region', { name: '发布历史' });
  await expect(history).toContainText('列名太长');
  await history.getByRole('button', { name: '比较' }).click();
  await expect(dialog(page).getByRole('region', { name: '修改内容' })).toContainText('编码');
  await dialog(page).getByText('并排查看画面').click();
  // Pictures have no roles: nothing in them can be used.
  const drawnHead = (version: string, label: RegExp) =>
    dialog(page).getByRole('figure', { name: version }).locator('th').filter({ hasText: label });
  await expect(drawnHead('页面文件', /^岗位编码$/)).toBeVisible();
  await expect(drawnHead('第 1 版', /^编码$/)).toBeVisible();
  await dialog(page).getByRole('button', { name: '关闭' }).last().press('Enter');
  await history.getByRole('button', { name: '撤回' }).click();
  await dialog(page).getByRole('textbox', { name: '撤回原因' }).fill('还是原来的好');
  await dialog(page).getByRole('button', { name: '撤回' }).press('Enter');
  await expect(page.getByRole('region', { name: '页面画布' })).toContainText('岗位编码');
  await view(page, '历史');
  await expect(page.getByRole('region', { name: '线上版本' })).toContainText('页面文件');
  await expect(history).toContainText('撤回原因：还是原来的好');
  await expect(history).toContainText('admin 撤回于');
  await history.getByRole('button', { name: '恢复' }).click();
  await dialog(page).getByRole('textbox', { name: '发布说明' }).fill('再来一次');
  await dialog(page).getByRole('button', { name: '恢复' }).press('Enter');
  await expect(part(page, '/list/columns/1')).toContainText('编码');
  await view(page, '历史');
  await expect(history).toContainText('恢复自第 1 版');
});

test('a page with problems is not published, and leads to them', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await part(page, '/list/columns/1').click();
  const panel = page.getByRole('complementary', { name: '属性面板' });
  await panel.getByTitle('JSON', { exact: true }).click();
  await panel.getByRole('textbox').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('{"field":"postCod"}');
  await bar(page).getByRole('button', { name: '发布', exact: true }).click();
  await expect(dialog(page)).toContainText('页面有 1 处问题');
  await expect(dialog(page).getByRole('textbox', { name: '发布说明' })).toHaveCount(0);
  await dialog(page)
    .getByRole('button', { name: /没有字段“postCod”/ })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(part(page, '/list/columns/1')).toHaveAttribute('aria-selected', 'true');
});

test('what a colleague published meanwhile is merged', async ({ page, open, app }) => {
  await open('/tool/build?page=system/post');
  await retitle(page, '编码');
  await publishElsewhere(app, (document) => (document.title = '职位管理'));
  await bar(page).getByRole('button', { name: '发布', exact: true }).click();
  await expect(dialog(page)).toContainText('admin 已于');
  await dialog(page).getByRole('button', { name: '合并' }).press('Enter');
  await expect(page.getByText('已合并，请检查后发布')).toBeVisible();
  expect(JSON.parse(await pageFile(page))).toMatchObject({
    title: '职位管理',
    list: { columns: expect.arrayContaining([{ field: 'postCode', label: '编码' }]) as unknown },
  });
  await publish(page, '合并后');
  await expect(page.getByText('已发布第 2 版')).toBeVisible();
});

test('what both changed is decided one by one', async ({ page, open, app }) => {
  await open('/tool/build?page=system/post');
  await retitle(page, '编码');
  await publishElsewhere(
    app,
    ({ list }) => (list.columns[1] = { field: 'postCode', label: '代号' }),
  );
  await bar(page).getByRole('button', { name: '发布', exact: true }).click();
  await dialog(page).getByRole('button', { name: '合并' }).press('Enter');
  await expect(dialog(page)).toContainText('有 1 处修改冲突');
  const take = dialog(page).getByRole('button', { name: '采用所选内容' });
  await expect(take).toBeDisabled();
  const theirs = dialog(page).getByRole('radio', { name: /对方的修改/ });
  await expect(dialog(page).getByRole('radio', { name: /我的修改.*设为“编码”/ })).toBeVisible();
  await expect(theirs).toHaveAccessibleName(/设为“代号”/);
  const json = dialog(page).locator('details').nth(1);
  await expect(json.locator('pre')).toBeHidden();
  await json.locator('summary').click();
  await expect(json.locator('pre')).toContainText('代号');
  await dialog(page).getByText('并排查看画面').click();
  await expect(dialog(page).getByRole('figure', { name: '我的修改' })).toContainText('编码');
  await expect(dialog(page).getByRole('figure', { name: '对方的修改' })).toContainText('代号');
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  await theirs.check();
  await take.press('Enter');
  await expect(page.getByText('已合并，请检查后发布')).toBeVisible();
  expect(JSON.parse(await pageFile(page)).list.columns[1]).toEqual({
    field: 'postCode',
    label: '代号',
  });
});

test('a lost connection loses nothing, and publishes once', async ({
  page,
  open,
  complaints,
  admin,
}) => {
  await open('/tool/build?page=system/post');
  await retitle(page, '编码');
  let sent = 0;
  await page.route('**/tool/build/publish', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await publish(page, '断线');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await dialog(page).getByRole('button', { name: '发布', exact: true }).press('Enter');
  await expect(page.getByText('已发布第 1 版')).toBeVisible();
  const { data } = await admin('GET', '/tool/build/revision?page=system/post');
  expect(data).toHaveLength(1);
  complaints.forget();
});

test('a draft on the server is shared with a colleague, who may only check it', async ({
  page,
  open,
  server,
  admin,
}) => {
  await open('/tool/build?page=system/post');
  await retitle(page, '编码');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('草稿已保存到服务器')).toBeVisible();
  await view(page, '历史');
  const drafts = page.getByRole('region', { name: '服务器上的草稿' });
  await drafts.getByRole('switch').click();
  await expect
    .poll(async () => (await admin('GET', '/tool/build/draft')).data[0]?.isShared)
    .toBe(true);

  const colleague = await makePerson(server.dataDir, 'colleague', [
    'tool:build:list',
    'system:post:list',
  ]);
  await page.evaluate(() => localStorage.clear());
  await open('/tool/build?page=system/post', colleague);
  await page.reload();
  await view(page, '历史');
  await drafts.getByRole('button', { name: '打开' }).click();
  await expect(part(page, '/list/columns/1')).toContainText('编码');
  await bar(page).getByRole('button', { name: '检查' }).click();
  await expect(dialog(page)).toContainText('您没有发布权限');
  await expect(dialog(page)).toContainText('编码');
  await expect(dialog(page).getByRole('button', { name: '发布', exact: true })).toHaveCount(0);
});

test('a draft that somebody else saved is not overwritten', async ({ page, open, admin }) => {
  await open('/tool/build?page=system/post');
  await retitle(page, '编码');
  const save = bar(page).getByRole('button', { name: '保存草稿' });
  await save.press('Enter');
  await expect(page.getByText('草稿已保存', { exact: true })).toBeVisible();
  const { data } = await admin('GET', '/tool/build/draft');
  const [{ draftId }] = data;
  // It may have been saved by itself before.
  const { version, text } = (await admin('GET', `/tool/build/draft/${draftId}`)).data;
  const theirs = await admin('PUT', '/tool/build/draft', { draftId, version, text });
  expect(theirs.code).toBe(200);
  await retitle(page, '代号');
  await save.press('Enter');
  await dialog(page).getByRole('button', { name: '另存为新草稿' }).press('Enter');
  await expect(page.getByText('草稿已保存到服务器')).toBeVisible();
  await expect.poll(async () => (await admin('GET', '/tool/build/draft')).data.length).toBe(2);
});

test('more drafts than are listed are mentioned', async ({ page, open }) => {
  await page.route(/\/tool\/build\/draft(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    await route.fulfill({ response, json: { ...answer, limited: { data: 500 } } });
  });
  await open('/tool/build');
  const note = page.getByRole('note').filter({ hasText: '仅列出前 500 个' });
  await expect(note).toBeVisible();
  await open('/tool/build?page=system/post');
  await view(page, '历史');
  await expect(
    page.getByRole('region', { name: '服务器上的草稿' }).getByRole('note'),
  ).toBeVisible();
});
