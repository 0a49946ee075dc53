/** Default rows that are committed later reach installations that are there. */
import { describe, expect, it } from 'vitest';
import type { Defaults } from '../../../src/schema/generated/types.gen.ts';
import {
  after,
  allValues,
  before,
  entries,
  first,
  goods,
  grade,
  lost,
  menus,
  renamedEntries,
  sent,
  shop,
  stage,
  stock,
  types,
  waiting,
  shippedWorld,
} from './support/shipped.ts';

const world = shippedWorld();
const { forgetRecord, grants, names, start, texts, values } = world;

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
      `Default row [1,"stock","shop:stock:list"] of model 'menu' was not added: the ` +
        `record that its 'parentId' refers to was removed here.`,
      `Default row [3,"count","shop:stock:count"] of model 'menu' was not added: the ` +
        `record that its 'parentId' refers to was removed here.`,
    ]);
    await start(after);
    expect(world.reports).toEqual([]);
  });

  it('tries again where another record has a name that must be unique', async () => {
    await world.sql(
      'insert into sys_menu (menu_name, parent_id, order_num, path, menu_type, perms) ' +
        "values ('库存', 1, 1, 'own', 'C', '')",
    );
    await start([menus(shop, goods, stock)]);
    expect(world.reports).toEqual([
      `Default row [1,"stock","shop:stock:list"] of model 'menu' was not added: ` +
        'another record has its value in a unique field. Change that one, then start ' +
        'again.',
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
    await world.open([types(stage), types(grade), entries(waiting), entries(first)]);
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
