/** Menus: order in the list, fields by type, the icon picker, children of a row, refusals. */
import { api, expect, signIn, test } from './support/test.ts';
import { required } from '../../src/schema/required.ts';

test('a menu is made with an icon; the type decides which fields there are', async ({
  page,
  app,
  open,
}) => {
  await open('/system/menu');
  await page.getByRole('button', { name: '新增' }).first().click();
  const form = page.getByRole('dialog', { name: '添加菜单' });
  await expect(form.getByLabel('组件路径')).toHaveCount(0);
  await form.getByText('按钮', { exact: true }).click();
  await expect(form.getByLabel('路由地址')).toHaveCount(0);
  await expect(form.getByRole('button', { name: '选择图标' })).toHaveCount(0);
  await form.getByText('菜单', { exact: true }).click();
  await form.getByRole('button', { name: '选择图标' }).click();
  await form.getByLabel('搜索图标').fill('rocket');
  await form.getByRole('button', { name: 'rocket' }).click();
  await form.getByPlaceholder('请输入菜单名称').fill('火箭');
  await form.getByPlaceholder('请输入排序').fill('77');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(form.getByText('路由地址不能为空')).toBeVisible();
  await form.getByPlaceholder('请输入路由地址').fill('rocket-page');
  await form.getByPlaceholder('请输入组件路径').fill('system/post/index');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  const { data } = await api(app, await signIn(app), 'GET', '/system/menu/list?menuName=火箭');
  expect(data[0]).toMatchObject({
    menuName: '火箭',
    icon: 'rocket',
    menuType: 'C',
    orderNum: 77,
    parentId: 0,
    isFrame: '1',
  });
});

test('the order is changed in the list and stored together; without a change there is nothing to store', async ({
  page,
  app,
  open,
}) => {
  const token = await signIn(app);
  const names = ['先来', '后到'];
  for (const [index, menuName] of names.entries()) {
    const made = await api(app, token, 'POST', '/system/menu', {
      menuName,
      menuType: 'M',
      parentId: 0,
      orderNum: 60 + index,
      path: `order${index}`,
      isFrame: '1',
      isCache: '0',
      visible: '0',
      status: '0',
      icon: '#',
    });
    expect(made.code, made.msg).toBe(200);
  }
  await open('/system/menu');
  const order = (name: string) => page.getByRole('spinbutton', { name: `${name}的排序` });
  await expect(order(required(names[0], 'names[0]'))).toHaveValue('60');
  const save = page.getByRole('button', { name: '保存排序' });
  await save.click();
  await expect(page.getByText('未检测到排序修改')).toBeVisible();
  await order(required(names[0], 'names[0]')).fill('62');
  await save.click();
  await expect(page.getByText('排序保存成功')).toBeVisible();
  const rows = page.locator('tbody').getByRole('row');
  await expect(
    rows.filter({ hasText: names[1] }).locator('~ tr').filter({ hasText: names[0] }),
  ).toHaveCount(1);
  expect(
    (
      await api(
        app,
        token,
        'GET',
        `/system/menu/list?menuName=${encodeURIComponent(required(names[0], 'names[0]'))}`,
      )
    ).data[0].orderNum,
  ).toBe(62);
});

test('a child gets its row as parent; a menu with children is not deleted', async ({
  page,
  app,
  open,
}) => {
  const name = '有下级';
  const token = await signIn(app);
  const made = await api(app, token, 'POST', '/system/menu', {
    menuName: name,
    menuType: 'M',
    parentId: 0,
    orderNum: 90,
    path: 'withchild',
    isFrame: '1',
    isCache: '0',
    visible: '0',
    status: '0',
    icon: '#',
  });
  expect(made.code, made.msg).toBe(200);
  await open(`/system/menu?menuName=${name}`);
  const row = page.locator('tbody').getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog', { name: '添加菜单' });
  await expect(form.getByTitle(name)).toBeVisible();
  await form.getByPlaceholder('请输入菜单名称').fill('下级');
  await form.getByPlaceholder('请输入排序').fill('1');
  await form.getByPlaceholder('请输入路由地址').fill('child');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  const parent = (await api(app, token, 'GET', `/system/menu/list?menuName=${name}`)).data[0];
  expect(
    (await api(app, token, 'GET', '/system/menu/list?menuName=下级')).data.map(
      (menu: { parentId: number }) => menu.parentId,
    ),
  ).toContain(parent.menuId);
  await row.getByRole('button', { name: '删除' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click();
  await expect(page.getByText('存在子菜单,不允许删除')).toBeVisible();
});
