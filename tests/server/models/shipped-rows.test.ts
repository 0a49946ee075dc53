/** Default rows that are committed later reach installations that are there. */
import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Defaults, Model } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { projectRoot } from '../support/index.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

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

const types = (...rows: Defaults['rows']): Defaults => ({
  version: 2,
  model: 'dictType',
  identity: ['dictType'],
  nextId: 100,
  rows,
});
const entries = (...rows: Defaults['rows']): Defaults => ({
  version: 2,
  model: 'dictData',
  identity: ['dictType', 'dictValue'],
  nextId: 100,
  rows,
});
const menus = (...rows: Defaults['rows']): Defaults => ({
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

const stage = { dictId: 1, dictName: '进度', dictType: 'demo_stage' };
const waiting = { dictCode: 1, dictLabel: '待发', dictType: 'demo_stage', dictValue: 'new' };
const sent = { dictCode: 2, dictLabel: '已发', dictType: 'demo_stage', dictValue: 'sent' };
const lost = { dictLabel: '丢失', dictType: 'demo_stage', dictValue: 'lost' };
const grade = { dictId: 2, dictName: '等级', dictType: 'demo_grade' };
const first = { dictLabel: '一等', dictType: 'demo_grade', dictValue: '1' };
const shop = {
  menuId: 1,
  menuName: '商店',
  parentId: 0,
  orderNum: 1,
  path: 'shop',
  perms: '',
  menuType: 'M',
};
const goods = { ...shop, menuId: 2, menuName: '商品', parentId: 1, path: 'goods', menuType: 'C' };
const stock = { ...goods, menuId: 3, menuName: '库存', path: 'stock', perms: 'shop:stock:list' };
const seller = { roleId: 2, roleKey: 'seller', roleName: '销售', roleSort: 1 };
const keeper = { roleId: 3, roleKey: 'keeper', roleName: '库管', roleSort: 2 };

const before = [
  menus(shop, goods),
  roles([{ relation: 'menus', from: 2, to: [1, 2] }], seller),
  types(stage),
  entries(waiting, sent),
];
const after = [
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

let world: World;
beforeEach(async () => {
  world = await openWorld(models, before);
});
afterEach(() => world.close());

const start = (defaults: readonly Defaults[]) => world.restart(models, defaults);
const texts = async (sql: string): Promise<string[]> =>
  (await world.sql(sql)).map((row) => Object.values(row).join(' '));
const values = () =>
  texts('select dict_type, dict_value, dict_label from sys_dict_data order by 1, 2');
const names = () =>
  texts(
    'select m.menu_name, p.menu_name as parent from sys_menu m left join sys_menu p on p.menu_id = m.parent_id order by m.menu_id',
  );
const grants = () =>
  texts(
    'select r.role_key, m.path from sys_role_menu rm join sys_role r on r.role_id = rm.role_id join sys_menu m on m.menu_id = rm.menu_id order by 1, 2',
  );
/** As a version that kept no record left it. */
const forgetRecord = () => world.sql('delete from sys_given_default');

const allValues = [
  'demo_grade 1 一等',
  'demo_stage lost 丢失',
  'demo_stage new 待发',
  'demo_stage sent 已发',
];

describe('an existing installation', () => {
  it('is given what is new, once, however many start together', async () => {
    await Promise.all([start(after), start(after), start(after)]);
    expect(await values()).toEqual(allValues);
    expect(await names()).toEqual(['商店 ', '商品 商店', '库存 商店', '盘点 库存']);
    expect(await texts('select dict_type from sys_dict_type order by 1')).toEqual([
      'demo_grade',
      'demo_stage',
    ]);
    expect(world.reports).toEqual([]);
  });

  it('gives a new role its grants, and roles that are there none', async () => {
    await start(after);
    expect(await grants()).toEqual(['keeper shop', 'keeper stock', 'seller goods', 'seller shop']);
  });

  it('does not get back what people removed, renamed or changed', async () => {
    await start(after);
    await world.sql("delete from sys_dict_data where dict_value in ('sent', 'lost')");
    await world.sql(
      "update sys_dict_data set dict_value = 'two', dict_label = '二' where dict_value = '1'",
    );
    await world.sql("delete from sys_menu where path = 'count'");
    await world.sql("update sys_menu set path = 'depot', menu_name = '仓' where path = 'stock'");
    await start(after);
    expect(await values()).toEqual(['demo_grade two 二', 'demo_stage new 待发']);
    expect(await names()).toEqual(['商店 ', '商品 商店', '仓 商店']);
  });

  it('stays empty where people removed all rows', async () => {
    await world.sql('delete from sys_dict_data');
    await start(before);
    expect(await values()).toEqual([]);
  });

  it('keeps a row that people made by hand, as theirs', async () => {
    await world.sql(
      "insert into sys_dict_data (dict_type, dict_value, dict_label) values ('demo_stage', 'lost', '不见了')",
    );
    await start(after);
    expect(await values()).toEqual([allValues[0], 'demo_stage lost 不见了', ...allValues.slice(2)]);
  });

  it('leaves out what belongs below a removed record, and says so once', async () => {
    await world.sql('delete from sys_role_menu');
    await world.sql('delete from sys_menu');
    await start(after);
    expect(await names()).toEqual([]);
    expect(world.reports).toEqual([
      `Default row [1,"stock","shop:stock:list"] of model 'menu' was not added: the record that its 'parentId' refers to was removed here.`,
      `Default row [3,"count","shop:stock:count"] of model 'menu' was not added: the record that its 'parentId' refers to was removed here.`,
    ]);
    await start(after);
    expect(world.reports).toEqual([]);
  });

  it('tries again where another record has a name that must be unique', async () => {
    await world.sql(
      "insert into sys_menu (menu_name, parent_id, order_num, path, menu_type, perms) values ('库存', 1, 1, 'own', 'C', '')",
    );
    await start([menus(shop, goods, stock)]);
    expect(world.reports).toEqual([
      `Default row [1,"stock","shop:stock:list"] of model 'menu' was not added: another record has its value in a unique field. Change that one, then start again.`,
    ]);
    await world.sql("update sys_menu set menu_name = '自有库存' where path = 'own'");
    await start([menus(shop, goods, stock)]);
    expect((await names()).toSorted()).toEqual(
      ['商店 ', '商品 商店', '库存 商店', '自有库存 商店'].toSorted(),
    );
  });

  it('gets the rows of a second file for a model, empty or not', async () => {
    await start([...before, types(grade), entries(first)]);
    expect(await values()).toEqual([allValues[0], ...allValues.slice(2)]);
    await world.close();
    world = await openWorld(models, [types(stage), types(grade), entries(waiting), entries(first)]);
    expect(await values()).toEqual([allValues[0], allValues[2]]);
  });
});

describe('an installation of a version that kept no record', () => {
  const files = (): Defaults[] => [
    { ...types(stage, grade), recordedFrom: 2 },
    { ...entries(waiting, { ...sent }, lost, first), recordedFrom: 3 },
  ];

  it('is given the rows from recordedFrom on; older ones that lack were removed', async () => {
    await forgetRecord();
    await world.sql("delete from sys_dict_data where dict_value = 'new'");
    await start(files());
    expect(await values()).toEqual(allValues.filter((text) => !text.includes(' new ')));
    await start(files());
    expect(await values()).toHaveLength(3);
  });

  it('keeps an old row that people gave another value', async () => {
    await forgetRecord();
    await world.sql("update sys_dict_data set dict_value = 'gone' where dict_value = 'sent'");
    await start(files());
    expect(await values()).toEqual([
      allValues[0],
      'demo_stage gone 已发',
      allValues[1],
      allValues[2],
    ]);
  });

  it('stays empty where people removed all old rows', async () => {
    await forgetRecord();
    await world.sql('delete from sys_dict_data');
    await start([types(stage), { ...entries(waiting, sent), recordedFrom: 3 }]);
    expect(await values()).toEqual([]);
  });

  it('has renames of rows that it got then', async () => {
    await forgetRecord();
    await start([types(stage), { ...renamedEntries, recordedFrom: 3 }]);
    expect(await values()).toEqual(['demo_stage new 待发', 'demo_stage shipped 已发']);
  });
});

const renamedEntries: Defaults = {
  ...entries(waiting, { ...sent, dictValue: 'shipped' }),
  renames: [
    {
      from: { dictType: 'demo_stage', dictValue: 'sent' },
      to: { dictType: 'demo_stage', dictValue: 'shipped' },
    },
  ],
};

describe('a row that is renamed', () => {
  const stages = (): Promise<Row[]> =>
    world.sql('select parcel_id, stage, grade from demo_parcel order by parcel_id');

  it('takes along the records that hold a value of a dictionary', async () => {
    await start(after);
    await world.sql("insert into demo_parcel (stage, grade) values ('sent', 1), ('new', 2)");
    const regraded: Defaults = {
      ...entries(waiting, { ...sent, dictValue: 'shipped' }, lost, { ...first, dictValue: '10' }),
      renames: [
        ...renamedEntries.renames!,
        {
          from: { dictType: 'demo_grade', dictValue: '1' },
          to: { dictType: 'demo_grade', dictValue: '10' },
        },
      ],
    };
    await Promise.all([
      start([types(stage, grade), regraded]),
      start([types(stage, grade), regraded]),
    ]);
    expect((await stages()).map((row) => [row.stage, row.grade])).toEqual([
      ['shipped', 10],
      ['new', 2],
    ]);
    expect(await values()).toEqual([
      'demo_grade 10 一等',
      'demo_stage lost 丢失',
      'demo_stage new 待发',
      'demo_stage shipped 已发',
    ]);
  });

  it('takes along the entries of a dictionary, without giving them twice', async () => {
    const step = { ...stage, dictType: 'demo_step' };
    await start([
      {
        ...types(step),
        renames: [{ from: { dictType: 'demo_stage' }, to: { dictType: 'demo_step' } }],
      },
      entries({ ...waiting, dictType: 'demo_step' }, { ...sent, dictType: 'demo_step' }),
    ]);
    expect(await values()).toEqual(['demo_step new 待发', 'demo_step sent 已发']);
    expect(await texts('select dict_type from sys_dict_type')).toEqual(['demo_step']);
  });

  it('keeps its key, and so what roles were granted', async () => {
    const present = { ...goods, path: 'items', perms: 'shop:item:list' };
    await start([
      {
        ...menus(shop, present),
        renames: [
          {
            from: { parentId: 1, path: 'goods', perms: '' },
            to: { parentId: 1, path: 'items', perms: 'shop:item:list' },
          },
        ],
      },
    ]);
    expect(await grants()).toEqual(['seller items', 'seller shop']);
    expect(await texts('select menu_id, perms from sys_menu order by 1')).toEqual([
      '1 ',
      '2 shop:item:list',
    ]);
  });

  it('stays as people changed it, and is reported once', async () => {
    await world.sql("update sys_dict_data set dict_value = 'away' where dict_value = 'sent'");
    await start([types(stage), renamedEntries]);
    expect(await values()).toEqual(['demo_stage away 已发', 'demo_stage new 待发']);
    expect(world.reports).toEqual([
      `Default row ["demo_stage","sent"] of model 'dictData' was not renamed to ["demo_stage","shipped"]: somebody has changed or removed it here.`,
    ]);
    await start([types(stage), renamedEntries]);
    expect(world.reports).toEqual([]);
  });

  it('is nothing special for an empty installation', async () => {
    await world.close();
    world = await openWorld(models, [types(stage), renamedEntries]);
    expect(await values()).toEqual(['demo_stage new 待发', 'demo_stage shipped 已发']);
    expect(world.reports).toEqual([]);
  });
});
