/**
 * Records with versions, by the example of docs/examples/policy: what is published is closed until
 * it is revised, and the row unfolds to what changed.
 */
import { confirm, drawerOf, rowOf, store } from './support/list.ts';
import { exampleSchemas } from './support/schemas.ts';
import { expect, test } from './support/test.ts';

test.use({ schemas: exampleSchemas('policy') });

test('a record is published, revised and published again', async ({ page, app, open }) => {
  await store(app, '/demo/policy', { title: '考勤制度', content: '九点上班' });
  await open('/demo/policy');
  const row = rowOf(page, '考勤制度').first();
  await expect(row).toContainText('草稿');
  await expect(row.getByRole('button', { name: '修订' })).toBeDisabled();

  await row.getByRole('button', { name: '发布' }).click();
  await confirm(page, '确定发布吗？发布后须先修订才能修改');
  await expect(row).toContainText('已发布');
  await expect(row.getByRole('button', { name: '修改' })).toBeDisabled();

  await row.getByRole('button', { name: '修订' }).click();
  await expect(row).toContainText('草稿');
  await row.getByRole('button', { name: '修改' }).click();
  const form = drawerOf(page);
  await form.getByLabel('标题').fill('考勤制度（新）');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  await row.getByRole('button', { name: '发布' }).click();
  await confirm(page, '确定发布吗？');
  await expect(row).toContainText('已发布');

  await row.getByRole('button', { name: /展开/ }).click();
  await expect(page.getByText('标题：考勤制度 → 考勤制度（新）')).toBeVisible();
  await expect(page.getByText('首次发布')).toBeVisible();
});
