/** `unique` of a model: fields that no two records have all alike. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { admin } from './support/actors.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const seat = (unique: Model['unique'], more: Partial<Model> = {}): Model => ({
  version: 2,
  name: 'seat',
  label: '座位',
  table: 'test_seat',
  key: 'seatId',
  labelField: 'name',
  fields: {
    seatId: { type: 'id', label: '编号' },
    name: { type: 'string', label: '名称', maxLength: 20 },
    hall: { type: 'string', label: '厅', maxLength: 20 },
    line: { type: 'integer', label: '排' },
    guest: { type: 'string', label: '客人', maxLength: 20 },
  },
  ...(unique ? { unique } : {}),
  ...more,
});
const rules: Model['unique'] = [
  ['hall', 'line'],
  { fields: ['hall', 'guest'], message: '{guest}在{hall}已有座位' },
];

let world: World;
beforeEach(async () => {
  world = await openWorld([seat(rules)]);
});
afterEach(() => world.close());

const add = (input: Row): Promise<Row> =>
  world.database.transaction((db) => world.engine.resource('seat').create(db, input, admin));
const change = (input: Row): Promise<void> =>
  world.database.transaction((db) => world.engine.resource('seat').update(db, input, admin));

it('refuses a record that equals another in all of the fields, at the last of them', async () => {
  await add({ name: '甲', hall: 'East', line: 1 });
  await add({ name: '乙', hall: 'East', line: 2 });
  await add({ name: '丙', hall: 'West', line: 1 });
  await expect(add({ name: '丁', hall: 'EAST', line: 1 })).rejects.toMatchObject({
    message: "新增座位'丁'失败，厅、排不能同时相同",
    field: 'line',
  });
});

it('says the text of the rule, filled in from the record', async () => {
  await add({ name: '甲', hall: 'East', guest: '王' });
  const { seatId } = await add({ name: '乙', hall: 'West', guest: '王' });
  await expect(change({ seatId, hall: 'East' })).rejects.toMatchObject({
    message: "修改座位'乙'失败，王在East已有座位",
    field: 'guest',
  });
});

it('lets records collide with none while one of the fields has no value', async () => {
  await add({ name: '甲', hall: 'East', line: null, guest: '' });
  await add({ name: '乙', hall: 'East', line: null, guest: '' });
  const rows = await world.sql('select count(*) as n from test_seat');
  expect(Number(rows[0]!.n)).toBe(2);
});

it('takes one of several equal records that come at once', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, (_, at) => add({ name: `座${at}`, hall: 'East', line: 7 })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason.message).toContain('厅、排不能同时相同');
});

it('is not put on a table whose rows break it, and names them; a migration makes them differ', async () => {
  await world.close();
  world = await openWorld([seat(undefined)]);
  await add({ name: '甲', hall: 'East', line: 1 });
  await add({ name: '乙', hall: 'east', line: 1 });
  await expect(world.restart([seat([['line', 'hall']])])).rejects.toThrow(
    /field 'hall': .* equal values: 甲 \(1\), 乙 \(2\)\. To allow it, .*"addUnique","field":"hall"/,
  );
  await world.restart([
    seat([['line', 'hall']], {
      migrations: [{ id: '0001-hall', type: 'addUnique', field: 'hall' }],
    }),
  ]);
  const rows = await world.sql('select hall from test_seat order by seat_id');
  expect(rows.map(({ hall }) => hall)).toEqual(['East', 'east-2']);
});
