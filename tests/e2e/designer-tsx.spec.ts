/** Pages and forms of the designer as React components. */
import { readFileSync } from 'node:fs';
import { violations } from './support/axe.ts';
import { fromMenu } from './support/designer.ts';
import { pick } from './support/list.ts';
import { expect, test } from './support/test.ts';

test('a page and its forms are exported, with what they do not do', async ({ page, open }) => {
  await open('/tool/build?page=system/post');
  await fromMenu(page, '导出为 TSX');
  const dialog = page.getByRole('dialog', { name: '导出为 TSX' });
  const code = dialog.getByRole('region', { name: '组件代码' });
  await expect(code).toContainText('export function SystemPostPage(');
  // The box lies under what it shows.
  await dialog.getByRole('combobox', { name: '导出内容' }).press('ArrowDown');
  await pick(page.getByTitle('表单 edit').last());
  await expect(code).toContainText("from '@formily/antd-v5'");
  await expect(
    dialog.getByText('字典“sys_normal_disable”的选项需要自行以 dataSource 提供'),
  ).toBeVisible();
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载文件' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('SystemPostEditForm.tsx');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('export function SystemPostEditForm(');
});

test('a form by itself is exported, signed out', async ({ page, app }) => {
  await page.goto(`${app}/#/form`);
  await page.getByRole('button', { name: '导出为 TSX' }).click();
  const dialog = page.getByRole('dialog', { name: '导出为 TSX' });
  const code = dialog.getByRole('region', { name: '组件代码' });
  await expect(code).toContainText('手机号码');
  await expect(code).toContainText('export function Form(');
  await expect(code).not.toContainText('pageloom');
  await dialog.getByText('弹窗', { exact: true }).click();
  await expect(code).toContainText('open: boolean;');
  await expect(code).toContainText('<Modal');
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);
});
