/** Roles: the menu tree with half checked nodes, data scope, and the users of a role. */
import { api, expect, signIn, test } from './support/test.ts';
import { choose, firstRow, rowOf } from './support/list.ts';

async function makeRole(app: string, roleKey: string, menuIds: number[] = []): Promise<number> {
  const token = await signIn(app);
  const made = await api(app, token, 'POST', '/system/role', {
    roleName: `${roleKey}角色`,
    roleKey,
    roleSort: 9,
    status: '0',
    menuIds,
    menuCheckStrictly: true,
    deptCheckStrictly: true,
  });
  expect(made.code, made.msg).toBe(200);
  return (await api(app, token, 'GET', `/system/role/list?roleKey=${roleKey}`)).rows[0].roleId;
}

test('a role opened and saved untouched keeps exactly its menus, half checked ones included', async ({
  page,
  app,
  open,
}) => {
  const held = [1, 100, 1000];
  const id = await makeRole(app, 'untouched', held);
  await open('/system/role?roleKey=untouched');
  await firstRow(page).getByRole('button', { name: '修改' }).click();
  const form = page.getByRole('dialog', { name: '修改角色' });
  await form.getByLabel('角色名称').fill('untouched改名');
  const [sent] = await Promise.all([
    page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith('/system/role'),
    ),
    form.getByRole('button', { name: /保\s*存/ }).click(),
  ]);
  expect((sent.postDataJSON() as { menuIds: number[] }).menuIds.toSorted((a, b) => a - b)).toEqual(
    held,
  );
  await expect(page.getByText('修改成功')).toBeVisible();
  expect(
    (await api(app, await signIn(app), 'GET', `/system/menu/roleMenuTreeselect/${id}`)).checkedKeys,
  ).toEqual([1000]);
});

test('checking a menu sends it with what stands above; linking is locked while something is checked', async ({
  page,
  open,
}) => {
  await open('/system/role');
  await page.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog', { name: '添加角色' });
  await form.getByLabel('角色名称').fill('树上的角色');
  await form.getByPlaceholder('请输入权限字符').fill('treerole');
  const linked = form
    .getByRole('group', { name: '菜单权限' })
    .getByRole('checkbox', { name: '父子联动' });
  await expect(linked).toBeEnabled();
  await form.getByRole('checkbox', { name: '展开/折叠' }).check();
  await form
    .locator('.ant-tree-treenode')
    .filter({ hasText: '岗位管理' })
    .locator('.ant-tree-checkbox')
    .click();
  await expect(linked).toBeDisabled();
  const [sent] = await Promise.all([
    page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/system/role'),
    ),
    form.getByRole('button', { name: /保\s*存/ }).click(),
  ]);
  const { menuIds } = sent.postDataJSON() as { menuIds: number[] };
  expect(menuIds).toEqual(expect.arrayContaining([1, 104]));
  expect(menuIds).not.toContain(100);
  await expect(page.getByText('新增成功')).toBeVisible();
});

test('a scope of own departments sends the checked ones with those above', async ({
  page,
  app,
  open,
}) => {
  const id = await makeRole(app, 'scoped');
  await open('/system/role?roleKey=scoped');
  await firstRow(page).getByRole('button', { name: '更多' }).click();
  await page.getByText('数据权限', { exact: true }).click();
  const form = page.getByRole('dialog', { name: '分配数据权限' });
  await expect(form.getByLabel('权限字符')).toBeDisabled();
  await choose(page, form.getByLabel('权限范围'), '自定义数据权限');
  await form.getByRole('checkbox', { name: '展开/折叠' }).check();
  await form
    .locator('.ant-tree-treenode')
    .filter({ hasText: '长沙分公司' })
    .locator('.ant-tree-checkbox')
    .click();
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  const { checkedKeys } = await api(app, await signIn(app), 'GET', `/system/role/deptTree/${id}`);
  expect(checkedKeys.toSorted()).toEqual([108, 109]);
});

test('users are given a role by the picker, and lose it again after a question', async ({
  page,
  app,
  open,
}) => {
  const id = await makeRole(app, 'handedout');
  await open('/system/role?roleKey=handedout');
  await firstRow(page).getByRole('button', { name: '更多' }).click();
  await page.getByText('分配用户', { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/system/role-auth/user/${id}$`));
  await page.getByRole('button', { name: '添加用户' }).click();
  const picker = page.getByRole('dialog', { name: '选择用户' });
  await picker.getByRole('button', { name: /确\s*定/ }).click();
  await expect(page.getByText('请选择要分配的用户')).toBeVisible();
  await picker.getByRole('row').filter({ hasText: 'demo' }).first().getByRole('checkbox').check();
  await picker.getByRole('button', { name: /确\s*定/ }).click();
  await expect(picker).toBeHidden();
  const row = rowOf(page, 'demo');
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: '取消授权' }).click();
  await expect(page.getByRole('dialog')).toContainText('确认要取消该用户的角色吗？');
  await expect(page.getByRole('dialog')).toContainText('当前选中用户demo');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click();
  await expect(page.getByText('取消授权成功')).toBeVisible();
  await expect(row).toHaveCount(0);
});
