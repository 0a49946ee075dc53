/**
 * What others do to the record of an open form is said in it before anything is saved, and what was
 * typed stays.
 */
import type { Locator, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { drawerOf, rowOf } from './support/list.ts';
import { edit, makePost, type Post } from './support/posts.ts';
import { makePerson } from './support/people.ts';
import { api, expect, signIn, test, type Fixtures } from './support/test.ts';

/** The window comes back to the person who left it. */
const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('focus')));

/** Comes back until an alert shows a text: a window that is just asking does not ask twice. */
const showsOnReturn = (alert: Locator, text: string): Promise<void> =>
  expect(async () => {
    await comeBack(alert.page());
    await expect(alert).toContainText(text, { timeout: 2_000 });
  }).toPass();

/** Another client of the same person gives the post another remark. */
async function change(admin: Fixtures['admin'], post: Post, remark: string): Promise<void> {
  const answer = await admin('PUT', '/system/post', { ...post, remark });
  expect(answer.code, answer.msg).toBe(200);
}

test('a form says that its record was removed meanwhile, and keeps what was typed', async ({
  page,
  admin,
  app,
  open,
}) => {
  const { postId, postName } = await makePost(app, 'fleeting');
  const drawer = await edit(page, open, postName);
  await drawer.getByLabel('备注').fill('还没有保存');
  const answer = await admin('DELETE', `/system/post/${postId}`);
  expect(answer.code, answer.msg).toBe(200);
  await showsOnReturn(drawer.getByRole('alert'), '该记录已被删除');
  await expect(drawer.getByLabel('备注')).toHaveValue('还没有保存');
  await expect(drawer.getByRole('button', { name: '保存' })).toBeDisabled();
  expect(await violations(page, '.ant-drawer', 'all')).toEqual([]);
  // The list behind has forgotten it, and leaving asks as ever.
  await expect(rowOf(page, postName)).toHaveCount(0);
  await drawer.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '放弃修改' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a form says that its record was changed meanwhile, by whom and what', async ({
  page,
  admin,
  app,
  open,
}) => {
  const post = await makePost(app, 'busy');
  const drawer = await edit(page, open, 'busy');
  await drawer.getByLabel('显示顺序').fill('9');
  await change(admin, post, '我的另一个窗口');
  const alert = drawer.getByRole('alert');
  await showsOnReturn(alert, '该记录已被您在别处修改');
  await expect(alert).toContainText('改动的字段：备注。');
  await expect(alert).not.toContainText('对方');
  await alert.getByRole('button', { name: '继续编辑' }).click();
  const other = await makePerson(process.env.PAGELOOM_DATA!, 'lina', ['system:post:edit']);
  const token = await signIn(app, other.userName, other.password);
  const newer = { ...post, version: post.version + 1, remark: '对方的备注' };
  const answer = await api(app, token, 'PUT', '/system/post', newer);
  expect(answer.code, answer.msg).toBe(200);
  await showsOnReturn(alert, '该记录已被 lina 修改');
  await expect(alert).toContainText('改动的字段：备注。');
  await page.mouse.move(0, 0); // a button under the mouse has a paler colour
  expect(await violations(page, '.ant-drawer', 'all')).toEqual([]);
  await alert.getByRole('button', { name: '继续编辑' }).click();
  await expect(drawer.getByLabel('备注')).toHaveValue('对方的备注');
  await expect(drawer.getByLabel('显示顺序')).toHaveValue('9');
  await comeBack(page);
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
});

test('whoever uses a form learns of it without leaving the window; unused forms ask nothing', async ({
  page,
  admin,
  app,
  open,
}) => {
  const post = await makePost(app, 'used');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/system/post/${post.postId}`)) asked.push(request.method());
  });
  await page.clock.install();
  const drawer = await edit(page, open, 'used');
  // Opening it used the window: one look belongs to that.
  await page.clock.fastForward(16_000);
  await expect.poll(() => asked).toEqual(['GET', 'GET']);
  await page.clock.fastForward(600_000);
  await change(admin, post, '对方的备注');
  await page.clock.fastForward(600_000);
  expect(asked).toEqual(['GET', 'GET']);
  await drawer.getByLabel('显示顺序').fill('9');
  await drawer.getByLabel('显示顺序').press('ArrowUp');
  await page.clock.fastForward(16_000);
  await expect(drawer.getByRole('alert')).toContainText('修改');
});

test('a form looks when the network is back, and says nothing of a record that is as it was', async ({
  page,
  admin,
  app,
  context,
  open,
  complaints,
}) => {
  const post = await makePost(app, 'away');
  const drawer = await edit(page, open, 'away');
  const look = page.waitForResponse((answer) => answer.url().endsWith(`/post/${post.postId}`));
  await comeBack(page);
  await look;
  await expect(drawer.getByRole('alert')).toHaveCount(0);
  await context.setOffline(true);
  await drawer.getByLabel('备注').fill('还没有保存');
  await comeBack(page);
  await change(admin, post, '对方的备注');
  await context.setOffline(false);
  await expect(drawer.getByRole('alert')).toContainText('改动的字段：备注。');
  await expect(drawer.getByLabel('备注')).toHaveValue('还没有保存');
  // The other record instead of what was typed.
  await drawer.getByRole('button', { name: '重新加载' }).click();
  await expect(drawer.getByLabel('备注')).toHaveValue('对方的备注');
  // What was asked of the server meanwhile could not reach it.
  expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  complaints.forget();
});

test('a form whose record has no version says what it would overwrite, and nothing else', async ({
  page,
  admin,
  open,
}) => {
  const role = { roleName: 'plain', roleKey: 'plain', roleSort: 9, status: '0', menuIds: [] };
  expect((await admin('POST', '/system/role', role)).code).toBe(200);
  const { rows } = await admin('GET', '/system/role/list?roleKey=plain');
  const [{ roleId }] = rows as [{ roleId: number }];
  const change = async (more: object): Promise<void> => {
    const answer = await admin('PUT', '/system/role', { ...role, roleId, ...more });
    expect(answer.code, answer.msg).toBe(200);
  };
  await open('/system/role?roleKey=plain');
  await rowOf(page, 'plain').getByRole('button', { name: '修改' }).click();
  const drawer = drawerOf(page);
  await expect(drawer.getByLabel('备注')).toBeVisible();
  await drawer.getByLabel('排序').fill('7');
  const look = () =>
    expect(async () => {
      const asked = page.waitForResponse((answer) => answer.url().endsWith(`/role/${roleId}`), {
        timeout: 2_000,
      });
      await Promise.all([asked, comeBack(page)]);
    }).toPass();
  await look();
  await expect(drawer.getByRole('alert')).toHaveCount(0);
  await change({ remark: '对方的备注' });
  const alert = drawer.getByRole('alert');
  await showsOnReturn(alert, '改动的字段：备注。');
  await alert.getByRole('button', { name: '继续编辑' }).click();
  await expect(drawer.getByLabel('备注')).toHaveValue('对方的备注');
  await expect(drawer.getByLabel('排序')).toHaveValue('7');
  await look();
  await expect(alert).toHaveCount(0);
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  const { data } = await admin('GET', `/system/role/${roleId}`);
  expect(data).toMatchObject({ roleSort: 7, remark: '对方的备注' });
});
