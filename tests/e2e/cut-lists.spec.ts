/** Lists that the server cuts say so, and what lies beyond is found by typing. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openChoices, pick } from './support/list.ts';
import { expect, test } from './support/test.ts';

/** More posts, roles and departments than an answer holds. */
function fill(dataDir: string): void {
  const db = new DatabaseSync(path.join(dataDir, 'pageloom.sqlite'));
  db.exec('PRAGMA busy_timeout=10000; BEGIN IMMEDIATE');
  const numbers = (last: number) =>
    `WITH RECURSIVE c(n) AS (SELECT 2000 UNION ALL SELECT n + 1 FROM c WHERE n < ${2000 + last - 1})`;
  db.exec(`${numbers(1200)} INSERT INTO sys_post (post_id, post_code, post_name, post_sort, status)
    SELECT n, 'p' || n, '岗位' || n, n, '0' FROM c`);
  db.exec(`${numbers(1200)} INSERT INTO sys_role (role_id, role_name, role_key, role_sort, data_scope,
      status, del_flag, menu_check_strictly, dept_check_strictly)
    SELECT n, '角色' || n, 'r' || n, n, '1', '0', '0', 1, 1 FROM c`);
  db.exec(`${numbers(5100)} INSERT INTO sys_dept (dept_id, parent_id, ancestors, dept_name, order_num, status, del_flag)
    SELECT n, 0, '0', '部门' || n, n, '0', '0' FROM c`);
  db.exec('COMMIT');
  db.close();
}

const note = '仅显示前 1000 项，请输入关键字搜索';

test('choices of a form say that they were cut, and typing finds the others', async ({
  page,
  server,
  open,
}) => {
  fill(server.dataDir);
  await open('/system/user');
  await expect(page.getByRole('note').filter({ hasText: '仅显示前 5000 项' })).toBeVisible();
  await page.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog', { name: '新增用户' });
  for (const [label, last] of [
    ['岗位', '岗位3199'],
    ['角色', '角色3199'],
  ] as const) {
    const box = form.getByLabel(label);
    await openChoices(box);
    await expect(page.getByRole('note').filter({ hasText: note, visible: true })).toBeVisible();
    await box.fill(last);
    await pick(page.locator('.ant-select-item').filter({ hasText: last, visible: true }));
    await page.keyboard.press('Escape');
    await expect(
      form.locator('.ant-select-selection-item').filter({ hasText: last }),
    ).toBeVisible();
  }
});

test('a list without pages says that it was cut', async ({ page, server, open }) => {
  fill(server.dataDir);
  await open('/system/dept');
  await expect(
    page.getByRole('note').filter({ hasText: '仅显示前 5000 条，请用查询条件缩小范围' }),
  ).toBeVisible();
});
