/**
 * Users: the department tree, the form with its loaded choices, the switch, passwords and roles.
 */
import { makePerson } from './support/people.ts';
import { api, expect, signIn, test } from './support/test.ts';
import { choose, firstRow, rowOf } from './support/list.ts';

const password = 'Loom-User-2026';

async function makeUser(app: string, userName: string): Promise<number> {
  const token = await signIn(app);
  const made = await api(app, token, 'POST', '/system/user', {
    userName,
    nickName: `${userName}的昵称`,
    deptId: 105,
    phonenumber: '13900000001',
    email: `${userName}@example.com`,
    password,
    sex: '0',
    status: '0',
    roleIds: [2],
    postIds: [4],
  });
  expect(made.code, made.msg).toBe(200);
  const found = await api(app, token, 'GET', `/system/user/list?userName=${userName}`);
  return found.rows[0].userId;
}

test('the department tree narrows the list, and clears it when clicked again', async ({
  page,
  app,
  open,
}) => {
  await makeUser(app, 'treeuser');
  await open('/system/user?userName=treeuser');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(1);
  const tree = page.getByRole('tree');
  await tree.getByText('研发部门').click();
  await expect(rows.filter({ hasText: 'treeuser' })).toHaveCount(0);
  await tree.getByText('研发部门').click();
  await expect(rows.filter({ hasText: 'treeuser' })).toHaveCount(1);
  // Looking for a department opens the way to it and hides none.
  await page.getByPlaceholder('请输入部门名称').fill('运维');
  await expect(tree.locator('mark')).toHaveText(['运维']);
  await expect(tree.getByText('研发部门')).toBeVisible();
  await expect(tree.getByText('长沙分公司')).toBeVisible();
  await expect(tree.getByRole('treeitem', { name: '市场部门' })).toHaveCount(1);
  await page.getByPlaceholder('请输入部门名称').clear();
  await expect(tree.locator('mark')).toHaveCount(0);
  await tree.getByText('深圳总公司').click();
  await expect(rows.filter({ hasText: 'treeuser' })).toHaveCount(1);
});

test('a user is made with post and role, and changed without its password', async ({
  page,
  app,
  open,
}) => {
  await open('/system/user?userName=newcomer');
  await page.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog', { name: '新增用户' });
  await form.getByLabel('用户昵称').fill('新来的人');
  await choose(page, form.getByLabel('部门'), '测试部门');
  await form.getByLabel('手机号码').fill('12345');
  await form.getByLabel('邮箱').fill('newcomer@example.com');
  await form.getByLabel('用户名称', { exact: true }).fill('newcomer');
  await form.getByLabel('密码').fill(password);
  await choose(page, form.getByLabel('角色'), '普通角色');
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(form.getByText('请正确填写手机号码')).toBeVisible();
  await form.getByLabel('手机号码').fill('13912345678');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  const token = await signIn(app);
  const { rows } = await api(app, token, 'GET', '/system/user/list?userName=newcomer');
  expect(rows).toHaveLength(1);
  const whole = await api(app, token, 'GET', `/system/user/${rows[0].userId}`);
  expect(whole.roleIds).toEqual([2]);

  await rowOf(page, 'newcomer').getByRole('button', { name: '修改' }).click();
  const edit = page.getByRole('dialog', { name: '修改用户' });
  await expect(edit.getByLabel('用户名称', { exact: true })).toHaveCount(0);
  await edit.getByLabel('用户昵称').fill('改名的人');
  await edit.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  expect((await api(app, token, 'GET', `/system/user/${rows[0].userId}`)).roleIds).toEqual([2]);
  await signIn(app, 'newcomer', password);
});

test('the switch asks, disables the user, and the super administrator has none', async ({
  page,
  app,
  open,
}) => {
  const id = await makeUser(app, 'switched');
  await open('/system/user?userName=switched');
  await firstRow(page).getByRole('switch').click();
  await expect(page.getByText('确认停用switched的昵称的用户吗？')).toBeVisible();
  await page.getByRole('button', { name: /^是$/ }).click();
  await expect(page.getByText('关闭成功')).toBeVisible();
  expect((await api(app, await signIn(app), 'GET', `/system/user/${id}`)).data.status).toBe('1');
  await page.goto(`${app}/#/system/user?userName=admin`);
  const admin = rowOf(page, '管理员');
  await expect(admin.getByRole('switch')).toBeDisabled();
  await expect(admin.getByRole('button', { name: '修改' })).toHaveCount(0);
});

test('a password is reset by its rules', async ({ page, app, open }) => {
  await makeUser(app, 'resetme');
  await open('/system/user?userName=resetme');
  await firstRow(page).getByRole('button', { name: '更多' }).click();
  await page.getByText('重置密码').click();
  const form = page.getByRole('dialog', { name: '重置密码' });
  await form.getByLabel('新密码').fill('aaaaaa');
  await form.getByLabel('确认密码').fill('bbbbbb');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(
    form.getByText(
      '请输入5-20位英文字母、数字或者符号（除空格），且字母、数字和标点符号至少包含两种',
    ),
  ).toBeVisible();
  await expect(form.getByText('两次输入的密码不一致')).toBeVisible();
  await form.getByLabel('新密码').fill('Another-2026');
  await form.getByLabel('确认密码').fill('Another-2026');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('重置成功')).toBeVisible();
  await signIn(app, 'resetme', 'Another-2026');
});

test('roles are assigned on a page of their own: those held are checked, a click on a row checks it', async ({
  page,
  app,
  open,
}) => {
  const id = await makeUser(app, 'promoted');
  await open('/system/user?userName=promoted');
  await firstRow(page).getByRole('button', { name: '更多' }).click();
  await page.getByText('分配角色', { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/system/user-auth/role/${id}$`));
  await expect(page.getByRole('region', { name: '基本信息' })).toContainText('promoted的昵称');
  const roles = page.getByRole('table', { name: '角色信息' });
  const common = roles.getByRole('row').filter({ hasText: 'common' });
  await expect(common.getByRole('checkbox')).toBeChecked();
  await common.getByText('普通角色').click();
  await expect(common.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('button', { name: /提\s*交/ }).click();
  await expect(page.getByText('授权成功')).toBeVisible();
  await expect(page).toHaveURL(/\/system\/user\?userName=promoted$/);
  expect((await api(app, await signIn(app), 'GET', `/system/user/${id}`)).roleIds).toEqual([]);
});

test('a reader sees the list and nothing that changes it', async ({ page, open }) => {
  const reader = await makePerson(process.env.PAGELOOM_DATA!, 'userreader', ['system:user:list']);
  await open('/system/user', reader);
  await expect(firstRow(page)).toBeVisible();
  for (const name of ['新增', '修改', '删除', '导入', '导出'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('switch')).toHaveCount(0);
});

test('the department that narrows the list stands in the address, and 重置 takes it back', async ({
  page,
  app,
  open,
}) => {
  await open('/system/user');
  const tree = page.getByRole('tree');
  const chosen = tree.locator('.ant-tree-node-selected');
  await tree.getByText('测试部门', { exact: true }).click();
  await expect(page).toHaveURL(`${app}/#/system/user?deptId=105`);
  await expect(page.locator('tbody').getByText('demo', { exact: true })).toBeVisible();
  await expect(page.locator('tbody').getByText('admin', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(chosen).toHaveText('测试部门');
  await expect(page.locator('tbody').getByText('demo', { exact: true })).toBeVisible();
  await expect(page.locator('tbody').getByText('admin', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /重\s*置/ }).click();
  await expect(page).toHaveURL(`${app}/#/system/user`);
  await expect(chosen).toHaveCount(0);
  await expect(page.locator('tbody').getByText('admin', { exact: true })).toBeVisible();
});

test('the details of a user show roles and posts', async ({ page, app, open }) => {
  const token = await signIn(app);
  await api(app, token, 'POST', '/system/user', {
    userName: 'withroles',
    nickName: '有角色的人',
    deptId: 103,
    password: 'Abc-12345',
    phonenumber: '13800007777',
    email: 'roles@example.com',
    sex: '0',
    status: '0',
    postIds: [1, 2],
    roleIds: [2],
  });
  await open('/system/user?userName=withroles');
  await page.getByRole('button', { name: 'withroles' }).click();
  const drawer = page.getByRole('dialog', { name: '用户信息详情' });
  await expect(drawer).toContainText('董事长、项目经理');
  await expect(drawer).toContainText('普通角色');
});
