/** 部门管理: a tree; children are made under the row that is pressed. */
import { makePerson } from './support/people.ts';
import { confirm, drawerOf, firstRow, rowOf } from './support/list.ts';
import { expect, test } from './support/test.ts';

test('a child is made with its parent set, is changed, and only leaves are deleted', async ({
  page,
  open,
}) => {
  await open('/system/dept');
  const drawer = drawerOf(page);
  const addUnder = async (parent: string, name: string): Promise<void> => {
    await rowOf(page, parent).getByRole('button', { name: '新增' }).click();
    await expect(drawer.locator('[data-field=parentId]')).toContainText(parent);
    await drawer.getByLabel('部门名称').fill(name);
    await drawer.getByRole('button', { name: '保存' }).click();
    await expect(drawer).toBeHidden();
    await expect(rowOf(page, name)).toBeVisible();
  };
  await addUnder('测试部门', '织造一组');
  await addUnder('织造一组', '经线小队');
  await rowOf(page, '织造一组').getByRole('button', { name: '删除' }).click();
  await confirm(page, '确认删除选中的数据？');
  await expect(page.getByText('存在下级部门,不允许删除')).toBeVisible();
  await rowOf(page, '经线小队').getByRole('button', { name: '修改' }).click();
  await drawer.getByLabel('联系电话').fill('12345');
  await drawer.getByLabel('邮箱').fill('不是邮箱');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByRole('alert')).toHaveText([
    '请输入正确的手机号码',
    '请输入正确的邮箱地址',
  ]);
  await drawer.getByLabel('联系电话').fill('13800138000');
  await drawer.getByLabel('邮箱').fill('team@example.com');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  await rowOf(page, '经线小队').getByRole('button', { name: '删除' }).click();
  await confirm(page);
  await expect(rowOf(page, '经线小队')).toHaveCount(0);
});

test('a department with people in it stays; the root has no delete', async ({ page, open }) => {
  await open('/system/dept');
  await expect(rowOf(page, '深圳总公司')).toBeVisible();
  await expect(firstRow(page).getByRole('button', { name: '删除' })).toHaveCount(0);
  await rowOf(page, '研发部门').getByRole('button', { name: '删除' }).click();
  await confirm(page);
  await expect(page.getByText('部门存在用户,不允许删除')).toBeVisible();
});

test('a name taken by a sister is refused at its field', async ({ page, open }) => {
  await open('/system/dept');
  await rowOf(page, '深圳总公司').getByRole('button', { name: '新增' }).click();
  const drawer = drawerOf(page);
  await drawer.getByLabel('部门名称').fill('研发部门');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByLabel('部门名称')).toHaveAccessibleDescription(
    "新增部门'研发部门'失败，部门名称已存在",
  );
});

test('a reader sees the tree and nothing to press in it', async ({ page, open }) => {
  const reader = await makePerson(process.env.PAGELOOM_DATA!, 'dept-reader', ['system:dept:list']);
  await open('/system/dept', reader);
  await expect(rowOf(page, '研发部门')).toBeVisible();
  for (const name of ['新增', '修改', '删除'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});
