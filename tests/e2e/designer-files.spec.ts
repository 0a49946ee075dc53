/** In development: a page that is designed becomes a file of the project. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromMenu, pageFile, part, retitle } from './support/designer.ts';
import { expect, test } from './support/test.ts';

const address = '/tool/build?page=demo/note';
const note = {
  'pages/demo/note': {
    version: 2,
    id: 'demo/note',
    title: '便签',
    model: 'post',
    list: { columns: ['postId', 'postCode'] },
  },
};

test.describe('in development', () => {
  test.use({ schemas: note, environment: { NODE_ENV: 'development' } });

  test('a page is saved as a file of the project', async ({ page, open, server }) => {
    await open(address);
    await expect(part(page, '/list/columns/1')).toBeVisible();
    await retitle(page, '编码');
    const text = await pageFile(page);
    await fromMenu(page, '保存到文件');
    await expect(page.getByText('已保存到 schemas/pages/demo/note.json')).toBeVisible();
    await expect(page.getByText('没有修改')).toBeVisible();
    await expect(part(page, '/list/columns/1')).toContainText('编码');
    expect(readFileSync(path.join(server.root, 'schemas/pages/demo/note.json'), 'utf8')).toBe(text);
  });
});

test('an installation writes no files', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await expect(part(page, '/list/columns/1')).toBeVisible();
  await expect(page.getByRole('button', { name: '发布', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '更多' }).click();
  await expect(page.getByRole('menuitem', { name: '复制 JSON' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: '保存到文件' })).toHaveCount(0);
});
