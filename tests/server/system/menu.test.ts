/** /system/menu as docs/protocol/system.md#menus describes it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOffice } from './support/office.ts';
import type { Answer, Office } from './support/office.ts';
import { ok } from '../support/index.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

const page = {
  parentId: 1,
  menuName: '看板',
  orderNum: 20,
  path: 'board',
  component: 'system/board/index',
  query: '',
  routeName: '',
  isFrame: '1',
  isCache: '0',
  menuType: 'C',
  visible: '0',
  status: '0',
  perms: 'system:board:list',
  icon: '#',
};

async function add(values: object = {}): Promise<number> {
  const body = { ...page, ...values };
  expect(await office.admin.post('/system/menu', body)).toEqual(ok);
  return (await office.admin.get('/system/menu/list', { menuName: body.menuName })).data[0].menuId;
}

describe('/system/menu', () => {
  it('lists menus flat by parent and order, and filters them', async () => {
    const { data, rows, code } = await office.admin.get('/system/menu/list');
    expect([code, rows, data[0].menuId, data[0].children]).toEqual([200, undefined, 1, []]);
    const orders = data.map((row: Answer) => row.parentId * 1000 + row.orderNum);
    expect(orders).toEqual(orders.toSorted((a: number, b: number) => a - b));
    expect(
      (
        await office.admin.get('/system/menu/list', {
          menuName: '岗位管理',
          status: '0',
          visible: '0',
        })
      ).data,
    ).toMatchObject([{ menuId: 104 }]);
  });

  it('adds, shows, changes, sorts and removes a menu', async () => {
    const menuId = await add();
    expect((await office.admin.get(`/system/menu/${menuId}`)).data).toMatchObject({
      ...page,
      menuId,
    });
    expect(await office.admin.put('/system/menu', { ...page, menuId, menuName: '大屏' })).toEqual(
      ok,
    );
    expect(
      await office.admin.put('/system/menu/updateSort', {
        menuIds: `${menuId},104`,
        orderNums: '1,9',
      }),
    ).toEqual(ok);
    expect((await office.admin.get(`/system/menu/${menuId}`)).data).toMatchObject({
      menuName: '大屏',
      orderNum: 1,
    });
    expect(
      await office.admin.put('/system/menu/updateSort', { menuIds: '1,2', orderNums: '3' }),
    ).toEqual({ code: 500, msg: '保存排序异常，请联系管理员' });
    expect(await office.admin.remove(`/system/menu/${menuId}`)).toEqual(ok);
    expect(
      await office.database.read
        .selectFrom('sys_menu')
        .selectAll()
        .where('menu_id', '=', menuId)
        .execute(),
    ).toEqual([]);
    expect(
      (await office.operations()).map((row) => [row.title, row.business_type, row.status]),
    ).toEqual([
      ['菜单管理', 1, 0],
      ['菜单管理', 2, 0],
      ['保存菜单排序', 2, 0],
      ['保存菜单排序', 2, 1],
      ['菜单管理', 3, 0],
    ]);
  });

  it.each([
    [{ menuName: '' }, '菜单名称不能为空'],
    [{ menuName: '菜'.repeat(51) }, '菜单名称长度不能超过50个字符'],
    [{ orderNum: null }, '显示顺序不能为空'],
    [{ menuType: '' }, '菜单类型不能为空'],
    [{ path: 'p'.repeat(201) }, '路由地址不能超过200个字符'],
    [{ component: 'c'.repeat(201) }, '组件路径不能超过255个字符'],
    [{ perms: 'p'.repeat(101) }, '权限标识长度不能超过100个字符'],
    [{ menuName: '岗位管理' }, "新增菜单'岗位管理'失败，菜单名称已存在"],
    [{ isFrame: '0' }, "新增菜单'看板'失败，地址必须以http(s)://开头"],
    [{ path: 'POST' }, "新增菜单'看板'失败，路由名称或地址已存在"],
    [{ parentId: 0, menuType: 'M', path: 'post' }, "新增菜单'看板'失败，路由名称或地址已存在"],
    [{ parentId: 2, routeName: 'Post' }, "新增菜单'看板'失败，路由名称或地址已存在"],
    [{ parentId: 999_999 }, '上级菜单不存在'],
  ])('refuses to add %j', async (values, msg) => {
    expect(await office.admin.post('/system/menu', { ...page, ...values })).toMatchObject({
      code: 500,
      msg,
    });
  });

  it('takes links to the outside and buttons with any path', async () => {
    await add({ isFrame: '0', path: 'https://example.com' });
    await add({ menuName: '看板查询', parentId: 104, menuType: 'F', path: 'post' });
  });

  it('refuses a menu as its own parent, and to remove what has children or is linked', async () => {
    const menuId = await add();
    expect(
      await office.admin.put('/system/menu', { ...page, menuId, parentId: menuId }),
    ).toMatchObject({ code: 500, msg: "修改菜单'看板'失败，上级菜单不能选择自己" });
    expect(await office.admin.put('/system/menu', { ...page, menuId, path: 'post' })).toMatchObject(
      { msg: "修改菜单'看板'失败，路由名称或地址已存在" },
    );
    expect(await office.admin.remove('/system/menu/1')).toEqual({
      code: 601,
      msg: '存在子菜单,不允许删除',
    });
    expect(await office.admin.remove('/system/menu/1000')).toEqual({
      code: 601,
      msg: '菜单已分配,不允许删除',
    });
  });

  it('nests menus for choosers, those of a role with its checked keys', async () => {
    const { data } = await office.admin.get('/system/menu/treeselect');
    expect(data[0]).toMatchObject({ id: 1, label: '系统管理', disabled: false });
    expect(data[0].children[0]).toMatchObject({ id: 100, label: '用户管理' });
    const { menus, checkedKeys, code } = await office.admin.get(
      '/system/menu/roleMenuTreeselect/2',
    );
    expect([code, menus]).toEqual([200, data]);
    expect([
      checkedKeys.includes(1),
      checkedKeys.includes(100),
      checkedKeys.includes(1000),
    ]).toEqual([false, false, true]);
  });

  it('shows others the menus of their own roles only', async () => {
    const staff = await office.staff([
      'system:menu:list',
      'system:menu:query',
      'system:menu:edit',
      'system:menu:remove',
    ]);
    const { data } = await staff.get('/system/menu/list');
    expect(data.map((row: Answer) => row.perms).toSorted()).toEqual([
      'system:menu:edit',
      'system:menu:list',
      'system:menu:query',
      'system:menu:remove',
    ]);
    const refused = { code: 500, msg: '没有权限访问菜单数据！' };
    for (const menuId of [104, 999_999]) {
      expect(await staff.get(`/system/menu/${menuId}`)).toMatchObject(refused);
      expect(await staff.put('/system/menu', { ...page, menuId })).toMatchObject(refused);
      expect(await staff.remove(`/system/menu/${menuId}`)).toMatchObject(refused);
      expect(
        await staff.put('/system/menu/updateSort', { menuIds: String(menuId), orderNums: '1' }),
      ).toMatchObject(refused);
    }
    expect(
      (await staff.get('/system/menu/treeselect')).data.map((node: Answer) => node.id),
    ).toEqual(data.filter((row: Answer) => row.menuType === 'C').map((row: Answer) => row.menuId));
    expect(await staff.get('/system/menu/roleMenuTreeselect/2')).toMatchObject({
      code: 500,
      msg: '没有权限访问角色数据！',
    });
  });
});
