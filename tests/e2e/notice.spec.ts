/** 通知公告: formatted text is stored and shown without anything that runs. */
import { makePerson } from './support/people.ts';
import { choose, confirm, drawerOf, rowOf, store } from './support/list.ts';
import { expectNothingRan, poison } from './support/poison.ts';
import { api, expect, signIn, test } from './support/test.ts';

test('a notice with hostile markup is shown, and runs nothing', async ({
  page,
  app,
  open,
  complaints,
}) => {
  await store(app, '/system/notice', {
    noticeTitle: '系统维护',
    noticeType: '1',
    status: '0',
    noticeContent: '<h3>停机通知</h3>',
  });
  // Our own server refuses to store it; others do not.
  await page.route(/\/api\/system\/notice\/\d+$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { noticeContent: string } };
    body.data.noticeContent = poison;
    await route.fulfill({ response: answer, json: body });
  });
  await open('/system/notice?noticeTitle=系统维护');
  await page.getByRole('button', { name: '系统维护' }).click();
  const view = drawerOf(page);
  await expect(view.getByRole('heading', { name: '停机通知' })).toBeVisible();
  await expect(view.locator('script, [onerror], a[href^="javascript"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expectNothingRan(complaints);
});

test('a notice is written, published, read, changed after a reload, and deleted; the list behind follows', async ({
  page,
  app,
  open,
}) => {
  const title = '端到端公告';
  await open('/system/notice?noticeTitle=端到端');
  await page.getByRole('button', { name: '新增' }).click();
  await expect(page.getByRole('heading', { name: '添加公告' })).toBeVisible();
  const publish = page.getByRole('button', { name: /发\s*布/ });
  await publish.click();
  await expect(page.getByRole('alert').filter({ hasText: '公告标题不能为空' })).toBeVisible();
  await page.getByPlaceholder('请输入标题').fill(title);
  await publish.click();
  const last = page.getByRole('dialog', { name: '发布公告' });
  await last.getByRole('button', { name: /发\s*布/ }).click();
  await expect(last.getByRole('alert').filter({ hasText: '公告类型不能为空' })).toBeVisible();
  await choose(page, last.getByRole('combobox', { name: '公告类型' }), '公告');
  await last.getByRole('button', { name: /发\s*布/ }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  const row = rowOf(page, title);
  await expect(row).toContainText('admin');

  const token = await signIn(app);
  const { rows } = await api(
    app,
    token,
    'GET',
    `/system/notice/list?noticeTitle=${encodeURIComponent(title)}`,
  );
  await api(app, token, 'POST', `/system/notice/markRead?noticeId=${rows[0].noticeId}`);
  await row.getByRole('button', { name: '阅读用户' }).click();
  const readers = page.getByRole('dialog', { name: `「${title}」已读用户` });
  await expect(readers.getByRole('row').filter({ hasText: 'admin' })).toContainText('研发部门');
  await expect(readers.getByText('共 1 人已读')).toBeVisible();
  await readers.getByRole('button', { name: 'Close' }).click();
  await expect(readers).toBeHidden();

  await row.getByRole('button', { name: '修改' }).click();
  await expect(page.getByRole('heading', { name: '修改公告' })).toBeVisible();
  await page.reload();
  const field = page.getByPlaceholder('请输入标题');
  await expect(field).toHaveValue(title);
  await field.fill(`${title}改`);
  await publish.click();
  await last.getByRole('button', { name: /发\s*布/ }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  await page.goto(`${app}/#/system/notice?noticeTitle=${encodeURIComponent(title)}`);
  await expect(rowOf(page, `${title}改`)).toBeVisible();
  await row.getByRole('button', { name: '删除' }).click();
  await confirm(page);
  await expect(row).toHaveCount(0);
});

test('a reader reads a notice and cannot write one', async ({ page, app, open }) => {
  await store(app, '/system/notice', {
    noticeTitle: '只读公告',
    noticeType: '2',
    status: '0',
    noticeContent: '<p>正文在此</p>',
  });
  const reader = await makePerson(process.env.PAGELOOM_DATA!, 'notice-reader', [
    'system:notice:list',
  ]);
  await open('/system/notice?noticeTitle=只读公告', reader);
  for (const name of ['新增', '修改', '删除'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: '只读公告' }).click();
  await expect(drawerOf(page).getByText('正文在此')).toBeVisible();
});
