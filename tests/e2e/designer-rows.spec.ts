/** Rows of a pasted table, which become records once its page is published. */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { designed } from './support/designer.ts';
import { expect, test } from './support/test.ts';

const waiting = (page: Page) => page.getByRole('alert').filter({ hasText: '待导入' });

test('rows are imported after publishing, and those that fail can be repeated', async ({
  page,
  open,
  admin,
}) => {
  await open('/tool/build');
  await page.getByRole('button', { name: '新增页面' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '按表格生成' }).check();
  const table = [
    '岗位编码\t岗位名称\t岗位排序\t状态',
    'dev\t开发\t5\t正常',
    'ceo\t重复的编码\t6\t停用',
    'qa\t测试\t7\t停用',
    'ops\t运维\t8\t不详',
  ];
  await dialog.getByLabel('表格内容').fill(table.join('\n'));
  await dialog.getByRole('checkbox', { name: '同时导入数据（4 行）' }).check();
  await dialog.getByLabel('页面编号').fill('demo/rows');
  await dialog.getByLabel('页面标题').fill('岗位');
  await dialog.getByRole('button', { name: '创建' }).press('Enter');
  await expect(designed(page)).toBeVisible();
  await expect(waiting(page)).toContainText('表格中有 4 行数据待导入');
  await page.reload();
  await expect(waiting(page)).toContainText('4 行');

  await page.getByRole('toolbar').getByRole('button', { name: '发布', exact: true }).click();
  await dialog.getByRole('textbox', { name: '发布说明' }).fill('岗位');
  await dialog.getByRole('button', { name: '发布', exact: true }).press('Enter');
  await expect(page.getByText('已发布第 1 版')).toBeVisible();

  await waiting(page).getByRole('button', { name: '导入数据' }).click();
  const importing = page.getByRole('dialog', { name: '导入“岗位”' });
  await expect(importing).toContainText('导入的列：岗位编码、岗位名称、岗位排序、状态');
  await importing.getByRole('button', { name: '导入 4 行' }).click();
  await expect(importing).toContainText('已导入 2 行，共 4 行');
  const problems = importing.getByRole('region', { name: '未导入的行' });
  await expect(problems.getByRole('row', { name: /^3 / })).toContainText('岗位编码');
  await expect(problems.getByRole('row', { name: /^5 状态 没有“不详”/ })).toBeVisible();
  expect(await violations(page, '.ant-modal', 'all')).toEqual([]);

  // What stood in the way is gone: the row that was refused comes, and no other again.
  const { rows } = await admin('GET', '/system/post/list?postCode=ceo');
  const [{ postId, ...ceo }] = rows as [{ postId: number }];
  await admin('PUT', '/system/post', { ...ceo, postId, postCode: 'chief' });
  await page.reload();
  await expect(waiting(page)).toContainText('表格中有 2 行数据待导入');
  await waiting(page).getByRole('button', { name: '导入数据' }).click();
  await importing.getByRole('button', { name: '导入 2 行' }).click();
  await expect(importing).toContainText('已导入 1 行，共 2 行');
  const all = await admin('GET', '/system/post/list?pageSize=100');
  const codes = (all.rows as { postCode: string }[]).map(({ postCode }) => postCode);
  expect(codes.filter((code) => ['dev', 'qa', 'ceo', 'ops'].includes(code)).sort()).toEqual([
    'ceo',
    'dev',
    'qa',
  ]);

  await importing.getByRole('button', { name: '关闭' }).last().click();
  await waiting(page).getByRole('button', { name: '放弃数据' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: '放弃数据' }).click();
  await expect(waiting(page)).toHaveCount(0);
});

test('rows become records of a model that comes with the page', async ({ page, open, admin }) => {
  await open('/tool/build');
  await page.getByRole('button', { name: '新增页面' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '按表格生成' }).check();
  const table = ['姓名\t入职\t薪水', '张三\t2026/1/5\t1,200.50', '李四\t2026-02-06\t900'];
  await dialog.getByLabel('表格内容').fill(table.join('\n'));
  await dialog.getByRole('checkbox', { name: '同时导入数据（2 行）' }).check();
  await dialog.getByLabel('页面编号').fill('demo/staff');
  await dialog.getByLabel('页面标题').fill('员工');
  await dialog.getByRole('button', { name: '创建' }).press('Enter');
  await expect(designed(page)).toBeVisible();
  await expect(waiting(page)).toContainText('页面发布之后可以导入');
  await expect(waiting(page).getByRole('button', { name: '导入数据' })).toBeDisabled();
  await page.getByRole('toolbar').getByRole('button', { name: '发布', exact: true }).click();
  await dialog.getByRole('textbox', { name: '发布说明' }).fill('员工');
  await dialog.getByRole('button', { name: '发布', exact: true }).press('Enter');
  await expect(page.getByText('已发布第 1 版')).toBeVisible();
  await waiting(page).getByRole('button', { name: '导入数据' }).click();
  const importing = page.getByRole('dialog', { name: '导入“员工”' });
  await importing.getByRole('button', { name: '导入 2 行' }).click();
  await expect(importing).toContainText('已导入 2 行，共 2 行');
  await importing.getByRole('button', { name: '关闭' }).last().click();
  await expect(waiting(page)).toHaveCount(0);
  const { rows } = await admin('GET', '/made/staff/list');
  expect(rows).toMatchObject([
    { field1: '张三', field2: '2026-01-05', field3: 1200.5 },
    { field1: '李四', field2: '2026-02-06', field3: 900 },
  ]);
});

test('rows are given up with the draft of a page that nobody has yet', async ({ page, open }) => {
  await open('/tool/build');
  await page.getByRole('button', { name: '新增页面' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '按表格生成' }).check();
  await dialog.getByLabel('表格内容').fill('姓名\t入职\n张三\t2026/1/5\n李四\t2026-02-06');
  await dialog.getByRole('checkbox', { name: '同时导入数据（2 行）' }).check();
  await dialog.getByLabel('页面编号').fill('demo/guests');
  await dialog.getByLabel('页面标题').fill('客人');
  await dialog.getByRole('button', { name: '创建' }).press('Enter');
  await expect(waiting(page)).toContainText('2 行');
  const stored = () =>
    page.evaluate(() => Object.values(localStorage).filter((text) => text.includes('李四')).length);
  await expect.poll(stored).toBeGreaterThan(0);

  await page.getByRole('toolbar').getByRole('button', { name: '放弃草稿' }).click();
  const question = page.getByRole('dialog', { name: '放弃草稿' });
  await expect(question).toContainText('表格中尚未导入的 2 行数据也将一并放弃');
  await question.getByRole('button', { name: '取消' }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect(waiting(page)).toContainText('2 行');

  await page.getByRole('toolbar').getByRole('button', { name: '放弃草稿' }).click();
  await question.getByRole('button', { name: '放弃草稿' }).press('Enter');
  await expect(waiting(page)).toHaveCount(0);
  await expect.poll(stored).toBe(0);
});
