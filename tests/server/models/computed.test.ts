/** Computed fields: worked out by the server on every write, kept for rows from before. */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Field, Model } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { admin } from './support/actors.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const amount = (source: string): Field => ({
  type: 'decimal',
  label: '金额',
  scale: 2,
  filter: 'exact',
  computed: { $expr: source },
});
const line = (computed: Record<string, Field>, more: Partial<Model> = {}): Model => ({
  version: 2,
  name: 'line',
  label: '明细',
  table: 'test_line',
  key: 'lineId',
  fields: {
    lineId: { type: 'id', label: '编号' },
    quantity: { type: 'integer', label: '数量' },
    price: { type: 'decimal', label: '单价', scale: 2 },
    ...computed,
  },
  ...more,
});
const priced = line({
  amount: amount('row.quantity * row.price'),
  tax: amount('amount * 0.13'),
  title: { type: 'string', label: '标题', maxLength: 9, computed: { $expr: "quantity + '件'" } },
});

let world: World;
beforeEach(async () => {
  world = await openWorld([priced]);
});
afterEach(() => world.close());

const lines = () => world.engine.resource('line');
const add = (input: Row): Promise<Row> =>
  world.database.transaction((db) => lines().create(db, input, admin));
const change = (input: Row): Promise<void> =>
  world.database.transaction((db) => lines().update(db, input, admin));
const get = (key: number): Promise<Row> => lines().get(world.database.read, key, admin);

it('are worked out when a record is added or changed, in order, to the digits of the field', async () => {
  const { lineId } = await add({ quantity: 3, price: '0.10' });
  expect(await get(lineId)).toMatchObject({ amount: 0.3, tax: 0.04, title: '3件' });
  await change({ lineId, price: 1.15 });
  expect(await get(lineId)).toMatchObject({ amount: 3.45, tax: 0.45 });
  await change({ lineId, quantity: '' });
  expect(await get(lineId)).toMatchObject({ amount: null, tax: null });
});

it('are not taken from clients, who send whole records back', async () => {
  const { lineId } = await add({ quantity: 2, price: 5, amount: 999 });
  expect(await get(lineId)).toMatchObject({ amount: 10 });
  await world.database.transaction((db) =>
    lines().replace(db, { lineId, quantity: 4, price: 5, amount: 10, tax: 7 }, admin),
  );
  expect(await get(lineId)).toMatchObject({ amount: 20, tax: 2.6 });
});

it('can be filtered and sorted by', async () => {
  for (const quantity of [3, 1, 2]) await add({ quantity, price: 2 });
  const sorted = await lines().list(
    world.database.read,
    { filters: {}, order: 'amount', direction: 'desc' },
    admin,
  );
  expect(sorted.rows.map((row) => row.amount)).toEqual([6, 4, 2]);
  const found = await lines().list(world.database.read, { filters: { amount: '4' } }, admin);
  expect(found.rows.map((row) => row.quantity)).toEqual([2]);
});

it('refuse a record whose value does not fit', async () => {
  await expect(add({ quantity: 1_000_000_000, price: 1 })).rejects.toMatchObject({
    field: 'title',
    message: '标题长度不能超过9个字符',
  });
});

it('are exact in decimals', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: -9999, max: 9999 }),
      fc.integer({ min: 0, max: 99_999_999 }),
      async (quantity, cents) => {
        const { lineId } = await add({ quantity, price: cents / 100 });
        const exact = BigInt(quantity) * BigInt(cents);
        const stored = await get(lineId);
        expect(stored.amount).toBe(Number(`${exact}e-2`));
        const tax = exact * 13n;
        const rounded = ((tax < 0n ? -tax : tax) + 50n) / 100n;
        expect(stored.tax).toBe(Number(`${tax < 0n && rounded > 0n ? '-' : ''}${rounded}e-2`));
      },
    ),
    { numRuns: 60 },
  );
});

it('are worked out for the rows there are when they are added, and when they change', async () => {
  await world.close();
  world = await openWorld([line({})]);
  for (let quantity = 1; quantity <= 3; quantity += 1) await add({ quantity, price: 2 });
  const amounts = async () =>
    (await world.sql('select amount from test_line order by line_id')).map((row) =>
      Number(row.amount),
    );
  await world.restart([line({ amount: amount('quantity * price') })]);
  expect(await amounts()).toEqual([2, 4, 6]);
  await world.restart([line({ amount: amount('quantity * price * 2') })]);
  expect(await amounts()).toEqual([4, 8, 12]);
  await world.restart([line({ amount: amount('quantity * price') })]);
  expect(await amounts()).toEqual([2, 4, 6]);
});
