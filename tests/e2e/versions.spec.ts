/**
 * Records with versions: the example of docs/examples/policy, run in a copy of the project. What is
 * published is closed until it is revised, and the row unfolds to what changed.
 */
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, startApp, type App } from './support/app.ts';
import { copyProject, type Copy } from './support/guide.ts';
import { confirm, drawerOf, rowOf, store } from './support/list.ts';
import { enter, expect, test } from './support/test.ts';

const example = (name: string): string =>
  readFileSync(path.join(projectRoot, 'docs/examples/policy', name), 'utf8');

let copy: Copy;
let app: App;

test.beforeAll(async () => {
  copy = copyProject();
  copy.write({
    'schemas/models/policy.json': example('model.json'),
    'schemas/pages/demo/policy.json': example('page.json'),
  });
  symlinkSync(path.join(projectRoot, 'dist'), path.join(copy.root, 'dist'));
  app = await startApp({ root: copy.root });
});

test.afterAll(async () => {
  await app.stop();
  copy.remove();
});

test('a record is published, revised and published again', async ({ page }) => {
  await store(app.url, '/demo/policy', { title: '考勤制度', content: '九点上班' });
  await enter(page.context(), app.url);
  await page.goto(`${app.url}/#/demo/policy`);
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
