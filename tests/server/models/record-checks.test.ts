/** `checks` of a model: what must hold between the fields of a record. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { admin } from './support/actors.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const journey: Model = {
  version: 2,
  name: 'journey',
  label: '行程',
  table: 'test_journey',
  key: 'journeyId',
  labelField: 'name',
  fields: {
    journeyId: { type: 'id', label: '编号' },
    name: { type: 'string', label: '名称', maxLength: 20 },
    startDate: { type: 'date', label: '开始' },
    endDate: { type: 'date', label: '结束' },
    budget: { type: 'decimal', label: '预算', scale: 2 },
    spent: { type: 'decimal', label: '已用', scale: 2, default: 0 },
    state: { type: 'string', label: '状态', maxLength: 1, default: '0' },
    reason: { type: 'string', label: '原因', maxLength: 50 },
  },
  checks: [
    {
      assert: { $expr: 'endDate >= startDate' },
      message: '结束不能早于{startDate}',
      field: 'endDate',
    },
    { assert: { $expr: 'row.spent <= row.budget' }, message: '已用超过预算' },
    {
      assert: { $expr: "state != '9' || !isEmpty(row.reason)" },
      message: '取消须说明原因',
      field: 'reason',
      blank: true,
    },
  ],
};

let world: World;
beforeAll(async () => {
  world = await openWorld([journey]);
});
afterAll(() => world.close());

const add = (input: Row): Promise<Row> =>
  world.database.transaction((db) => world.engine.resource('journey').create(db, input, admin));
const change = (input: Row): Promise<void> =>
  world.database.transaction((db) => world.engine.resource('journey').update(db, input, admin));

it('refuses a record that breaks one, at its field', async () => {
  await expect(add({ startDate: '2026-05-10', endDate: '2026-05-09' })).rejects.toMatchObject({
    message: '结束不能早于2026-05-10',
    field: 'endDate',
  });
  await expect(add({ state: '9' })).rejects.toMatchObject({ field: 'reason' });
  await add({ startDate: '2026-05-10', endDate: '2026-05-10', state: '9', reason: '雨' });
});

it('compares values as they are stored, however they are spelt', async () => {
  await expect(add({ startDate: '2026-05-10', endDate: '2026-05-09 23:00:00' })).rejects.toThrow(
    '结束',
  );
  await add({ startDate: '2026-05-10 09:00:00', endDate: '2026-05-10' });
  await expect(add({ budget: '9', spent: '10' })).rejects.toMatchObject({
    message: '已用超过预算',
    field: undefined,
  });
  await add({ budget: '10', spent: '9' });
});

it('passes a record without a value in one of the fields read', async () => {
  await add({ startDate: '2026-05-10', endDate: '' });
  await add({ endDate: '2026-05-10', budget: null });
});

it('asks of a change together with what is stored', async () => {
  const { journeyId } = await add({ startDate: '2026-05-10', endDate: '2026-05-12' });
  await expect(change({ journeyId, endDate: '2026-05-09' })).rejects.toThrow('结束不能早于');
  await expect(change({ journeyId, startDate: '2026-05-13' })).rejects.toThrow('结束不能早于');
  await expect(change({ journeyId, state: '9' })).rejects.toThrow('取消须说明原因');
  await change({ journeyId, startDate: '2026-06-10', endDate: '2026-06-10' });
});

it('leaves a record from before alone until one of the fields changes', async () => {
  const { journeyId } = await add({ startDate: '2026-05-10', endDate: '2026-05-12' });
  await world.database.write
    .updateTable('test_journey')
    .set({ end_date: '2026-05-01' })
    .where('journey_id', '=', journeyId)
    .execute();
  await change({ journeyId, startDate: '2026-05-10', endDate: '2026-05-01', name: '新名' });
  await expect(change({ journeyId, endDate: '2026-05-02' })).rejects.toThrow('结束不能早于');
});
