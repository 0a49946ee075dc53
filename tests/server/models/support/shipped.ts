/** Default rows of two versions of an installation, and what it holds of them. */
import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach } from 'vitest';
import type { Defaults, Model } from '../../../../src/schema/generated/types.gen.ts';
import { projectRoot } from '../../support/index.ts';
import { openWorld } from './world.ts';
import type { World } from './world.ts';

const parcel: Model = {
  version: 2,
  name: 'parcel',
  label: '包裹',
  table: 'demo_parcel',
  key: 'parcelId',
  fields: {
    parcelId: { type: 'id', label: '序号' },
    stage: { type: 'string', label: '进度', dict: 'demo_stage' },
    grade: { type: 'integer', label: '等级', dict: 'demo_grade' },
  },
};
const models = [
  ...globSync('schemas/models/*.json', { cwd: projectRoot }).map(
    (path) => JSON.parse(readFileSync(`${projectRoot}/${path}`, 'utf8')) as Model,
  ),
  parcel,
];

export const types = (...rows: Defaults['rows']): Defaults => ({
  version: 2,
  model: 'dictType',
  identity: ['dictType'],
  nextId: 100,
  rows,
});
export const entries = (...rows: Defaults['rows']): Defaults => ({
  version: 2,
  model: 'dictData',
  identity: ['dictType', 'dictValue'],
  nextId: 100,
  rows,
});
export const menus = (...rows: Defaults['rows']): Defaults => ({
  version: 2,
  model: 'menu',
  identity: ['parentId', 'path', 'perms'],
  nextId: 2000,
  rows,
});
const roles = (links: Defaults['links'], ...rows: Defaults['rows']): Defaults => ({
  version: 2,
  model: 'role',
  identity: ['roleKey'],
  nextId: 100,
  rows,
  links,
});

export const stage = { dictId: 1, dictName: '进度', dictType: 'demo_stage' };
export const waiting = { dictCode: 1, dictLabel: '待发', dictType: 'demo_stage', dictValue: 'new' };
export const sent = { dictCode: 2, dictLabel: '已发', dictType: 'demo_stage', dictValue: 'sent' };
export const lost = { dictLabel: '丢失', dictType: 'demo_stage', dictValue: 'lost' };
export const grade = { dictId: 2, dictName: '等级', dictType: 'demo_grade' };
export const first = { dictLabel: '一等', dictType: 'demo_grade', dictValue: '1' };
export const shop = {
  menuId: 1,
  menuName: '商店',
  parentId: 0,
  orderNum: 1,
  path: 'shop',
  perms: '',
  menuType: 'M',
};
export const goods = {
  ...shop,
  menuId: 2,
  menuName: '商品',
  parentId: 1,
  path: 'goods',
  menuType: 'C',
};
export const stock = {
  ...goods,
  menuId: 3,
  menuName: '库存',
  path: 'stock',
  perms: 'shop:stock:list',
};
const seller = { roleId: 2, roleKey: 'seller', roleName: '销售', roleSort: 1 };
const keeper = { roleId: 3, roleKey: 'keeper', roleName: '库管', roleSort: 2 };

/** What the version before ships. */
export const before = [
  menus(shop, goods),
  roles([{ relation: 'menus', from: 2, to: [1, 2] }], seller),
  types(stage),
  entries(waiting, sent),
];
/** What the next version ships. */
export const after = [
  // The parent stands behind what is below it.
  menus(
    {
      ...stock,
      menuId: 5,
      menuName: '盘点',
      parentId: 3,
      path: 'count',
      perms: 'shop:stock:count',
    },
    shop,
    goods,
    stock,
  ),
  roles(
    [
      { relation: 'menus', from: 2, to: [1, 2, 3] },
      { relation: 'menus', from: 3, to: [1, 3] },
    ],
    seller,
    keeper,
  ),
  types(stage, grade),
  entries(waiting, sent, lost, first),
];

/** The dictionary with an entry under another value. */
export const renamedEntries: Defaults = {
  ...entries(waiting, { ...sent, dictValue: 'shipped' }),
  renames: [
    {
      from: { dictType: 'demo_stage', dictValue: 'sent' },
      to: { dictType: 'demo_stage', dictValue: 'shipped' },
    },
  ],
};

export const allValues = [
  'demo_grade 1 一等',
  'demo_stage lost 丢失',
  'demo_stage new 待发',
  'demo_stage sent 已发',
];

/** An installation of the version before, open before each test of a file. */
export function shippedWorld() {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(models, before);
  });
  afterEach(() => world.close());
  const texts = async (sql: string): Promise<string[]> =>
    (await world.sql(sql)).map((row) => Object.values(row).join(' '));
  return {
    /** What was reported at the last start. */
    get reports() {
      return world.reports;
    },
    sql: (sql: string) => world.sql(sql),
    /** Begins again with an empty database. */
    async open(defaults: readonly Defaults[]): Promise<void> {
      await world.close();
      world = await openWorld(models, defaults);
    },
    start: (defaults: readonly Defaults[]) => world.restart(models, defaults),
    texts,
    values: () =>
      texts('select dict_type, dict_value, dict_label from sys_dict_data order by 1, 2'),
    names: () =>
      texts(
        'select m.menu_name, p.menu_name as parent from sys_menu m ' +
          'left join sys_menu p on p.menu_id = m.parent_id order by m.menu_id',
      ),
    grants: () =>
      texts(
        'select r.role_key, m.path from sys_role_menu rm join sys_role r on r.role_id = rm.role_id ' +
          'join sys_menu m on m.menu_id = rm.menu_id order by 1, 2',
      ),
    /** As a version that kept no record left it. */
    forgetRecord: () => world.sql('delete from sys_given_default'),
  };
}
