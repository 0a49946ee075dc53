/** Rows that capabilities bring along are added once to every installation, whenever it began. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Defaults, Model } from '../../../src/schema/generated/types.gen.ts';
import type { AddedDefaults } from '../../../src/server/models/install/added.ts';
import { openWorld, type World } from './support/world.ts';

const dictData: Model = {
  version: 2,
  name: 'dictData',
  label: '字典数据',
  table: 'test_entry',
  key: 'dictCode',
  fields: {
    dictCode: { type: 'id', label: '编号' },
    dictType: { type: 'string', label: '类型', maxLength: 50 },
    dictValue: { type: 'string', label: '键值', maxLength: 50 },
    dictLabel: { type: 'string', label: '标签', maxLength: 50 },
    dictSort: { type: 'integer', label: '排序', default: 0 },
    status: { type: 'string', label: '状态', maxLength: 1, default: '0' },
  },
};
const shop: Model = {
  version: 2,
  name: 'shop',
  label: '门店',
  table: 'test_shop',
  key: 'shopId',
  labelField: 'shopName',
  fields: {
    shopId: { type: 'id', label: '编号' },
    shopName: { type: 'string', label: '名称', maxLength: 300 },
    city: { type: 'string', label: '城市', maxLength: 20 },
  },
};
const models = [dictData, shop];
const initial: Defaults[] = [
  {
    version: 2,
    model: 'dictData',
    nextId: 100,
    rows: [{ dictCode: 1, dictType: 'colour', dictValue: 'r', dictLabel: '红' }],
  },
];
const entries = (...labels: string[]): AddedDefaults => ({
  capability: 'paint',
  defaults: {
    version: 2,
    model: 'dictData',
    rows: labels.map((dictLabel, index) => ({
      dictType: 'colour',
      dictValue: 'rgb'.charAt(index),
      dictLabel,
    })),
  },
});
const shops = (...names: string[]): AddedDefaults => ({
  capability: 'paint',
  defaults: { version: 2, model: 'shop', rows: names.map((shopName) => ({ shopName })) },
});

let world: World;
beforeEach(async () => {
  world = await openWorld(models, initial);
});
afterEach(() => world.close());

const labels = async () =>
  (await world.sql('select dict_label from test_entry order by dict_code')).map(
    (row) => row.dict_label,
  );
const names = async () =>
  (await world.sql('select shop_name from test_shop order by shop_id')).map((row) => row.shop_name);
const start = (...added: AddedDefaults[]) => world.restart(models, initial, added);

it('beside rows that are there, which stay as they are', async () => {
  await start(entries('深红', '绿'), shops('东', '西'));
  expect(await labels()).toEqual(['红', '绿']);
  expect(await names()).toEqual(['东', '西']);
});

it('once: what people change or remove stays so, and only what is new comes later', async () => {
  await start(entries('红', '绿'), shops('东', '西'));
  await world.sql("update test_entry set dict_label = '草绿' where dict_value = 'g'");
  await world.sql("delete from test_shop where shop_name = '东'");
  await start(entries('红', '翠绿', '蓝'), shops('东', '西', '南'));
  expect(await labels()).toEqual(['红', '草绿', '蓝']);
  expect(await names()).toEqual(['西', '南']);
});

it('each of its own, whatever its name is as long as', async () => {
  const long = 'x'.repeat(280);
  await start(shops(`${long}1`, `${long}2`));
  await start(shops(`${long}1`, `${long}2`));
  expect(await names()).toEqual([`${long}1`, `${long}2`]);
});

it('with keys behind those of the installation', async () => {
  await start(entries('红', '绿'));
  const [green] = await world.sql("select dict_code from test_entry where dict_value = 'g'");
  expect(Number(green?.dict_code)).toBeGreaterThanOrEqual(100);
});
