/** Menu entries that pages bring along. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Defaults, Model, Page } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { admin } from './support/actors.ts';
import { gadget } from './support/gadgets.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const root = new URL('../../../', import.meta.url);
const model = (name: string): Model =>
  JSON.parse(readFileSync(new URL(`schemas/models/${name}.json`, root), 'utf8'));
const models = [
  ...['menu', 'role', 'user', 'dept', 'post', 'notice', 'noticeRead'].map(model),
  gadget,
];
const defaults: Defaults[] = [
  {
    version: 2,
    model: 'menu',
    nextId: 2000,
    rows: [
      { menuId: 1, menuName: '系统管理', parentId: 0, path: 'system', menuType: 'M', orderNum: 1 },
      {
        menuId: 100,
        menuName: '岗位管理',
        parentId: 1,
        path: 'post',
        component: 'system/post/index',
        menuType: 'C',
        orderNum: 1,
        perms: 'system:post:list',
      },
    ],
  },
];
const page: Page = {
  version: 2,
  id: 'demo/gadget',
  title: '器具管理',
  model: 'gadget',
  access: 'test:gadget:list',
  menu: { parent: 'demo', parentTitle: '演示', order: 3, icon: 'tool', cache: false },
  list: { columns: ['name'] },
};

let world: World;
beforeEach(async () => {
  world = await openWorld(models, defaults);
});
afterEach(() => world.close());

const menus = async (): Promise<Row[]> =>
  (
    await world.engine
      .resource('menu')
      .list(world.database.read, { filters: {}, order: 'menuId' }, admin)
  ).rows.slice(2);
const names = async (): Promise<string[]> => (await menus()).map((row) => row.menuName);

it('adds directory, entry and buttons of the operations the model offers', async () => {
  await world.engine.ensureMenus([page]);
  expect(await menus()).toMatchObject([
    {
      menuId: 2000,
      parentId: 0,
      menuName: '演示',
      path: 'demo',
      menuType: 'M',
      visible: '0',
      status: '0',
      icon: 'tool',
    },
    {
      menuId: 2001,
      parentId: 2000,
      menuName: '器具管理',
      path: 'gadget',
      component: 'demo/gadget',
      menuType: 'C',
      perms: 'test:gadget:list',
      orderNum: 3,
      icon: 'tool',
      isCache: '1',
      createBy: 'admin',
    },
    ...['query', 'add', 'edit', 'remove', 'export', 'import'].map((suffix, index) => ({
      parentId: 2001,
      menuType: 'F',
      perms: `test:gadget:${suffix}`,
      orderNum: index + 1,
    })),
  ]);
  expect((await names()).slice(2)).toEqual([
    '器具查询',
    '器具新增',
    '器具修改',
    '器具删除',
    '器具导出',
    '器具导入',
  ]);
});

it('adds nothing twice, whoever starts, and nothing again that was removed', async () => {
  await Promise.all([
    world.engine.ensureMenus([page]),
    world.engine.ensureMenus([page]),
    world.engine.ensureMenus([page]),
  ]);
  await world.database.transaction((db) => world.engine.resource('menu').remove(db, [2002], admin));
  await world.engine.ensureMenus([page]);
  expect(await names()).toEqual([
    '演示',
    '器具管理',
    '器具新增',
    '器具修改',
    '器具删除',
    '器具导出',
    '器具导入',
  ]);
});

it('finds what an installation has under another name, and leaves it as it is', async () => {
  const post: Page = {
    ...page,
    id: 'system/post',
    title: '岗位',
    model: 'post',
    access: 'system:post:list',
    menu: { parent: 'system' },
  };
  await world.engine.ensureMenus([post]);
  expect(await menus()).toMatchObject([
    { parentId: 100, perms: 'system:post:query' },
    { perms: 'system:post:add' },
    { perms: 'system:post:edit' },
    { perms: 'system:post:remove' },
    { perms: 'system:post:export' },
    { perms: 'system:post:import' },
  ]);
});

it('adds the button of an operation that a model gains later', async () => {
  await world.engine.ensureMenus([page]);
  const engine = await world.restart([
    ...models.slice(0, -1),
    { ...gadget, permission: 'test:tool' },
  ]);
  await engine.ensureMenus([page]);
  expect(await names()).toHaveLength(8 + 6);
});

it('passes over pages without a menu entry', async () => {
  await world.engine.ensureMenus([{ ...page, menu: undefined }]);
  expect(await menus()).toEqual([]);
});

it('adds the buttons of transitions and of permissions of its own to a page that is there', async () => {
  await world.engine.ensureMenus([page]);
  const engine = await world.restart([
    ...models.slice(0, -1),
    {
      ...gadget,
      fields: { ...gadget.fields, owner: { type: 'string', label: '主人', mask: 'name' } },
      permissions: { 'test:gadget:weigh': '称重' },
      transitions: { melt: { label: '熔化', field: 'kind', from: ['1'], to: '2' } },
    },
  ]);
  const richer = {
    ...page,
    permissions: { 'test:gadget:print': '打印', 'other:thing:do': '他事' },
  };
  await engine.ensureMenus([richer]);
  await engine.ensureMenus([richer]);
  const added = (await menus()).slice(8).map(({ menuName, perms, menuType, parentId }) => ({
    button: `${menuName} ${perms}`,
    menuType,
    parentId,
  }));
  const button = { menuType: 'F', parentId: 2001 };
  expect(added).toEqual([
    { button: '熔化 test:gadget:melt', ...button },
    { button: '称重 test:gadget:weigh', ...button },
    { button: '打印 test:gadget:print', ...button },
    { button: '他事 other:thing:do', ...button },
    { button: '器具查看隐藏内容 test:gadget:reveal', ...button },
  ]);
});
