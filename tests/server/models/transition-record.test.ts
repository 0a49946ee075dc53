/** A transition is a write like any other: it computes, and holds to the checks of a record. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { admin } from './support/actors.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const parcel: Model = {
  version: 2,
  name: 'parcel',
  label: '包裹',
  table: 'test_parcel',
  path: '/test/parcel',
  permission: 'test:parcel',
  key: 'parcelId',
  operations: ['create', 'get'],
  fields: {
    parcelId: { type: 'id', label: '编号' },
    status: {
      type: 'string',
      label: '状态',
      maxLength: 10,
      default: 'open',
      options: [
        { value: 'open', label: '待称重' },
        { value: 'weighed', label: '已称重' },
      ],
      initialStates: ['open'],
    },
    weight: { type: 'integer', label: '重量' },
    limit: { type: 'integer', label: '上限' },
    fee: { type: 'integer', label: '费用', computed: { $expr: 'row.weight * 3' } },
    title: {
      type: 'string',
      label: '标题',
      maxLength: 30,
      computed: { $expr: "status + '-' + weight" },
    },
  },
  checks: [{ assert: { $expr: 'weight <= limit' }, message: '重量超过上限', field: 'weight' }],
  transitions: {
    weigh: { label: '称重', field: 'status', from: ['open'], to: 'weighed', required: ['weight'] },
  },
};

let world: World;
beforeAll(async () => {
  world = await openWorld([parcel]);
});
afterAll(() => world?.close());

const parcels = () => world.engine.resource('parcel');
const read = (key: number): Promise<Row> => parcels().get(world.database.read, key, admin);
const weigh = (key: number, weight: number) =>
  world.database.transaction((db) =>
    parcels().transition(db, { name: 'weigh', keys: [key], input: { weight } }, admin),
  );

async function stored(limit: number): Promise<number> {
  const row = await world.database.transaction((db) => parcels().create(db, { limit }, admin));
  return Number(row.parcelId);
}

it('computes from the state and the values that it brings', async () => {
  const key = await stored(10);
  await weigh(key, 4);
  expect(await read(key)).toMatchObject({
    status: 'weighed',
    weight: 4,
    fee: 12,
    title: 'weighed-4',
  });
});

it('is refused where the record would break a check, and moves nothing', async () => {
  const key = await stored(3);
  await expect(weigh(key, 4)).rejects.toMatchObject({ message: '重量超过上限', field: 'weight' });
  expect(await read(key)).toMatchObject({ status: 'open', weight: null });
});
