/**
 * What the pages send, held against what the original server of the protocol demands of a whole
 * record (docs/protocol/measured.md).
 */
import type { Locator, Page } from '@playwright/test';
import { rowOf } from './support/list.ts';
import { api, expect, signIn, test } from './support/test.ts';

/** The body that saving the form sends. */
async function saved(page: Page, form: Locator, method: string): Promise<Record<string, unknown>> {
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === method && sent.url().includes('/api/system/')),
    form.getByRole('button', { name: /保\s*存/ }).click(),
  ]);
  await expect(page.getByText(method === 'POST' ? '新增成功' : '修改成功')).toBeVisible();
  return request.postDataJSON() as Record<string, unknown>;
}

test('a user is changed with the name and the department that were loaded, and what was emptied is empty', async ({
  page,
  app,
  open,
}) => {
  const userName = 'wholeuser';
  const phonenumber = '13812345670';
  const made = await api(app, await signIn(app), 'POST', '/system/user', {
    userName,
    nickName: '整条',
    deptId: 105,
    phonenumber,
    email: `${userName}@example.com`,
    sex: '0',
    status: '0',
    remark: '旧备注',
    roleIds: [2],
    postIds: [4],
  });
  expect(made.code, made.msg).toBe(200);
  await open(`/system/user?userName=${userName}`);
  await rowOf(page, userName).getByRole('button', { name: '修改' }).click();
  const form = page.getByRole('dialog', { name: '修改用户' });
  await form.getByLabel('备注').fill('');
  expect(await saved(page, form, 'PUT')).toMatchObject({
    userName,
    deptId: 105,
    nickName: '整条',
    roleIds: [2],
    postIds: [4],
    remark: '',
  });
});

test('a role is made with both flags of its trees, and changed with them', async ({
  page,
  open,
}) => {
  const roleName = '整条角色';
  await open(`/system/role?roleName=${roleName}`);
  await page.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog', { name: '添加角色' });
  await form.getByLabel('角色名称').fill(roleName);
  await form.getByPlaceholder('请输入权限字符').fill('whole');
  const flags = { menuCheckStrictly: true, deptCheckStrictly: true };
  expect(await saved(page, form, 'POST')).toMatchObject({ ...flags, menuIds: [] });
  await rowOf(page, roleName).getByRole('button', { name: '修改' }).click();
  const edit = page.getByRole('dialog', { name: '修改角色' });
  expect(await saved(page, edit, 'PUT')).toMatchObject({
    ...flags,
    roleName,
    roleKey: 'whole',
    menuIds: [],
  });
});

test('a button is made and changed with the flag that says it is no link', async ({
  page,
  open,
}) => {
  const name = '整条按钮';
  await open(`/system/menu?menuName=${name}`);
  await page.getByRole('button', { name: '新增' }).first().click();
  const form = page.getByRole('dialog', { name: '添加菜单' });
  await form.getByText('按钮', { exact: true }).click();
  await form.getByPlaceholder('请输入菜单名称').fill(name);
  await form.getByPlaceholder('请输入排序').fill('1');
  expect(await saved(page, form, 'POST')).toMatchObject({
    menuType: 'F',
    isFrame: '1',
    parentId: 0,
  });
  await rowOf(page, name).getByRole('button', { name: '修改' }).click();
  const edit = page.getByRole('dialog', { name: '修改菜单' });
  expect(await saved(page, edit, 'PUT')).toMatchObject({
    menuType: 'F',
    isFrame: '1',
    menuName: name,
  });
});
