/** 通知公告: formatted text is stored and shown without anything that runs. */
import { makePerson } from './support/people.ts';
import { confirm, drawerOf, rowOf, store } from './support/list.ts';
import { expect, test } from './support/test.ts';

const poison = '<h3>停机通知</h3><script>window.ran = 1</script><img src="data:," onerror="window.ran = 2"><a href="javascript:window.ran=3">链接</a>';

test('a notice with hostile markup is shown, and runs nothing', async ({ page, app, open }) => {
  await store(app, '/system/notice', { noticeTitle: '系统维护', noticeType: '1', status: '0', noticeContent: poison });
  await open('/system/notice?noticeTitle=系统维护');
  await page.getByRole('button', { name: '系统维护' }).click();
  const view = drawerOf(page);
  await expect(view.getByRole('heading', { name: '停机通知' })).toBeVisible();
  await expect(view.locator('script, [onerror], a[href^="javascript"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('a notice is written, published and deleted', async ({ page, open }) => {
  await open('/system/notice?noticeTitle=端到端公告');
  await page.getByRole('button', { name: '新增' }).click();
  const drawer = drawerOf(page);
  await expect(drawer).toContainText('添加公告');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByRole('alert')).toContainText(['公告标题不能为空', '公告类型不能为空']);
  await drawer.getByLabel('公告标题').fill('端到端公告');
  await drawer.getByRole('combobox', { name: '公告类型' }).click();
  await page.locator('.ant-select-item-option', { hasText: '公告' }).click();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  const row = rowOf(page, '端到端公告');
  await expect(row).toContainText('admin');
  await row.getByRole('button', { name: '删除' }).click();
  await confirm(page);
  await expect(row).toHaveCount(0);
});

test('a reader reads a notice and cannot write one', async ({ page, app, open }) => {
  await store(app, '/system/notice', { noticeTitle: '只读公告', noticeType: '2', status: '0', noticeContent: '<p>正文在此</p>' });
  const reader = await makePerson(process.env.PAGELOOM_DATA!, 'notice-reader', ['system:notice:list']);
  await open('/system/notice?noticeTitle=只读公告', reader);
  for (const name of ['新增', '修改', '删除']) await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: '只读公告' }).click();
  await expect(drawerOf(page).getByText('正文在此')).toBeVisible();
});
