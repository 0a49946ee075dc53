/**
 * What somebody has typed, and what others have changed meanwhile, is not lost without a question.
 */
import { drawerOf, rowOf } from './support/list.ts';
import { edit, makePost } from './support/posts.ts';
import { api, expect, signIn, test } from './support/test.ts';

// These flows are proven with all motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('unsaved changes are not lost without a question', async ({ page, app, open }) => {
  const { postName } = await makePost(app, 'guarded');
  const drawer = await edit(page, open, postName);
  await drawer.getByLabel('备注').fill('还没有保存');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog').filter({ hasText: '有未保存的修改，确定放弃吗？' });
  // By keys: a button that still moves with its question may miss a click.
  await question.getByRole('button', { name: '继续编辑' }).press('Enter');
  // The question fades; the next one is another.
  await expect(question).toHaveCount(0);
  await expect(drawer.getByLabel('备注')).toHaveValue('还没有保存');
  await drawer.getByRole('button', { name: '取消' }).click();
  await question.getByRole('button', { name: '放弃修改' }).press('Enter');
  await expect(drawer).toBeHidden();
  // Nothing changed: nothing is asked.
  await rowOf(page, postName).getByRole('button', { name: '修改' }).click();
  await expect(drawerOf(page).getByLabel('备注')).toHaveValue('');
  await drawerOf(page).getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Escape in a form with unsaved changes asks, with 继续编辑 under the keys', async ({
  page,
  open,
}) => {
  await open('/system/post');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => drawerOf(page).getByRole('button', { name: '取消' }).click(),
  ]) {
    await page.getByRole('button', { name: '新增' }).click();
    await drawerOf(page).getByLabel('岗位名称').fill('没有保存');
    await close();
    const goOn = page.getByRole('button', { name: '继续编辑' });
    await expect(goOn).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(goOn).toBeHidden();
    await expect(drawerOf(page).getByLabel('岗位名称')).toHaveValue('没有保存');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '放弃修改' }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('two people editing one record: the second keeps the input and decides', async ({
  page,
  app,
  open,
}) => {
  const post = await makePost(app, 'shared');
  const drawer = await edit(page, open, 'shared');
  await drawer.getByLabel('备注').fill('我的备注');
  const other = await api(app, await signIn(app), 'PUT', '/system/post', {
    ...post,
    postSort: 77,
    remark: '对方的备注',
  });
  expect(other.code, other.msg).toBe(200);
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByRole('alert')).toContainText('数据已被他人修改，请刷新后重试');
  await expect(drawer.getByRole('alert')).toContainText('改动的字段：显示顺序、备注。');
  await drawer.getByRole('button', { name: '继续编辑' }).click();
  await expect(drawer.getByLabel('备注')).toHaveValue('我的备注');
  await expect(drawer.getByLabel('显示顺序')).toHaveValue('77');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  const stored = await api(app, await signIn(app), 'GET', `/system/post/${post.postId}`);
  expect(stored.data).toMatchObject({ remark: '我的备注', postSort: 77 });
});

test('loading the newest record instead drops the input', async ({ page, app, open }) => {
  const post = await makePost(app, 'reloaded');
  const drawer = await edit(page, open, 'reloaded');
  await drawer.getByLabel('备注').fill('我的备注');
  await api(app, await signIn(app), 'PUT', '/system/post', { ...post, remark: '对方的备注' });
  await drawer.getByRole('button', { name: '保存' }).click();
  await drawer.getByRole('button', { name: '重新加载' }).click();
  await expect(drawer.getByLabel('备注')).toHaveValue('对方的备注');
});

test('a record that cannot be loaded says so and is tried again', async ({ page, app, open }) => {
  const { postId, postName } = await makePost(app, 'flaky');
  let broken = true;
  await page.route(`**/api/system/post/${postId}`, (route) =>
    broken ? route.fulfill({ json: { code: 500, msg: '数据库正在休息' } }) : route.continue(),
  );
  await open(`/system/post?postCode=${postName}`);
  await rowOf(page, postName).getByRole('button', { name: '修改' }).click();
  const drawer = drawerOf(page);
  await expect(drawer.getByText('数据库正在休息')).toBeVisible();
  await expect(drawer.getByRole('button', { name: '保存' })).toBeDisabled();
  broken = false;
  await drawer.getByRole('button', { name: '重试' }).click();
  await expect(drawer.getByLabel('岗位名称')).toHaveValue(postName);
});
