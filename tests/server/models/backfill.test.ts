/**
 * Computed fields of rows from before: worked out in batches, and gone on with after a killed
 * start.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Field, Model } from '../../../src/schema/generated/types.gen.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { createEngine } from '../../../src/server/models/engine.ts';
import { bill, billLine, billModels } from './support/orders-computed.ts';
import { NOW, openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

/** More than two batches of bills, with two lines each. */
const BILLS = 1100;

const without = (model: Model): Model => ({
  ...model,
  fields: Object.fromEntries(Object.entries(model.fields).filter(([, field]) => !field.computed)),
  checks: [],
});
const plain = [...billModels.slice(0, 1), without(billLine), without(bill)];

let world: World;

beforeEach(async () => {
  world = await openWorld(plain);
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${BILLS})`;
  await world.sql(`insert into test_bill (bill_id, bill_no, state, version)
    ${numbers} select i, 'B' || i, '0', 1 from n`);
  for (const quantity of [1, 2])
    await world.sql(`insert into test_bill_line (bill_id, kind, quantity, price)
      ${numbers} select i, '1', ${quantity}, 0.1 from n`);
});
afterEach(() => world.close());

/**
 * The database of a process that is killed in its nth transaction, after `inside` has been run in
 * it.
 */
function dyingIn(nth: number, inside: () => Promise<void>): Database {
  const { database } = world;
  let count = 0;
  return new Proxy(database, {
    get: (target, name) =>
      name !== 'transaction'
        ? Reflect.get(target, name)
        : (work: Parameters<Database['transaction']>[0]) =>
            database.transaction(async (db) => {
              const result = await work(db);
              if (++count < nth) return result;
              await inside();
              throw new Error('killed');
            }),
  });
}

const start = (database: Database, models: readonly Model[]): Promise<string[]> =>
  createEngine({
    database,
    models: new Map(models.map((model) => [model.name, model])),
    defaults: [],
    clock: () => NOW,
  }).prepare();

const totals = async (): Promise<unknown[]> => {
  const rows = await world.sql('select total from test_bill order by bill_id');
  return rows.map(({ total }) => (total === null ? null : Number(total)));
};

/** Work on rows as people see it, what goes on or began last first. */
const runs = () => world.engine.migrationRuns(world.database.read);

it('of parts and of their owners are worked out in batches, from where a start was killed', async () => {
  // Five batches of lines, then those of bills: the second of these is lost.
  const killed = start(
    dyingIn(7, async () => {
      // Nobody waits for the rows of a batch to read them.
      const [row] = (await world.database.read
        .selectFrom('test_bill')
        .select((bills) => bills.fn.countAll().as('n'))
        .execute()) as { n: number }[];
      expect(Number(row!.n)).toBe(BILLS);
    }),
    billModels,
  );
  await expect(killed).rejects.toThrow('killed');
  const begun = { kind: 'computed', state: 'running', finishedAt: null };
  const lines = { model: 'billLine', kind: 'computed', state: 'done', done: 2200, total: 2200 };
  expect(await runs()).toMatchObject([
    {
      ...begun,
      model: 'bill',
      done: 500,
      total: BILLS,
      steps: expect.arrayContaining(['total', 'mean']) as unknown,
    },
    lines,
  ]);
  const half = await totals();
  expect(half.filter((total) => total === 0.3)).toHaveLength(500);
  expect(half.slice(500).every((total) => total === null)).toBe(true);
  // What is done is not done again: a value that only this test could have written stays.
  await world.sql('update test_bill set total = 7 where bill_id = 1');
  await start(world.database, billModels);
  expect(await totals()).toEqual([7, ...Array.from({ length: BILLS - 1 }, () => 0.3)]);
  expect(await world.sql('select model from sys_backfill')).toEqual([]);
  expect(await runs()).toMatchObject([{ model: 'bill', state: 'done', done: BILLS }, lines]);
});

it('say how far they are while a start works them out', async () => {
  const heard: string[] = [];
  await world.restart(billModels, [], undefined, {
    batch: 1000,
    progress: ({ model, done, total }) => void heard.push(`${model} ${done}/${total}`),
  });
  expect(heard).toEqual([
    'billLine 1000/2200',
    'billLine 2000/2200',
    'billLine 2200/2200',
    'bill 1000/1100',
    'bill 1100/1100',
  ]);
});

it('are worked out anew when the definition changes while they are being worked out', async () => {
  await expect(
    start(
      dyingIn(7, async () => {}),
      billModels,
    ),
  ).rejects.toThrow('killed');
  const doubled: Model = {
    ...billLine,
    fields: {
      ...billLine.fields,
      worth: { ...billLine.fields.worth!, computed: { $expr: 'row.quantity * row.price * 2' } },
    },
  };
  await start(world.database, [billModels[0]!, doubled, bill]);
  expect(new Set(await totals())).toEqual(new Set([0.6]));
});

it('that are given up while they are being worked out begin anew when they come back', async () => {
  await expect(
    start(
      dyingIn(7, async () => {}),
      billModels,
    ),
  ).rejects.toThrow('killed');
  const computed = Object.keys(bill.fields).filter((name) => bill.fields[name]!.computed);
  const dropped = computed.map((field) => ({
    id: `0001-${field}`,
    type: 'dropField' as const,
    field,
  }));
  const given = { ...without(bill), migrations: dropped };
  await start(world.database, [billModels[0]!, billLine, given]);
  expect((await runs()).filter(({ kind }) => kind === 'computed')).toMatchObject([
    { model: 'bill', state: 'givenUp', done: 500 },
    { model: 'billLine', state: 'done' },
  ]);
  expect(await world.sql('select model from sys_backfill')).toEqual([]);
  await start(world.database, [billModels[0]!, billLine, { ...bill, migrations: dropped }]);
  expect(new Set(await totals())).toEqual(new Set([0.3]));
});

it('of a model that is gone are given up', async () => {
  await expect(
    start(
      dyingIn(7, async () => {}),
      billModels,
    ),
  ).rejects.toThrow('killed');
  await start(world.database, [billModels[0]!]);
  expect(await runs()).toMatchObject([{ model: 'bill', state: 'givenUp' }, { state: 'done' }]);
});

it('that follow from a computed field of the parts follow its change', async () => {
  await start(world.database, billModels);
  expect(new Set(await totals())).toEqual(new Set([0.3]));
  const worth: Field = { ...billLine.fields.worth!, computed: { $expr: 'row.quantity * 10' } };
  const fields = { ...billLine.fields, worth };
  await start(world.database, [billModels[0]!, { ...billLine, fields }, bill]);
  expect(new Set(await totals())).toEqual(new Set([30]));
});

it('that are none of the field are left out, and reported', async () => {
  const fields = {
    ...bill.fields,
    title: {
      type: 'string',
      label: '标题',
      maxLength: 3,
      computed: { $expr: 'billNo' },
    } satisfies Field,
  };
  const reports = await start(world.database, [billModels[0]!, billLine, { ...bill, fields }]);
  expect(reports).toEqual([
    `Model 'bill': the value worked out for 'title' is none of the field in ` +
      `${BILLS - 99} rows, where it was left as it was.`,
  ]);
  const [row] = await world.sql(`select title, total from test_bill where bill_id = 100`);
  expect([row!.title, Number(row!.total)]).toEqual([null, 0.3]);
});
