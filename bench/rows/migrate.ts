/**
 * Changes of the model of a table of many rows, while somebody reads and somebody writes: how long
 * each takes, and how long they wait at most.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Field, Model, TableMigration } from '../../src/schema/generated/types.gen.ts';
import type { Database, DialectName } from '../../src/server/db/database.ts';
import { openDatabase } from '../../src/server/db/open.ts';
import { DatabaseUnavailable } from '../../src/server/db/unavailable.ts';
import { createEngine } from '../../src/server/models/engine.ts';
import { Bindings, execute, query } from '../../src/server/models/sql.ts';
import { createTestDatabase } from '../../tests/server/support/index.ts';
import type { WaitFigure } from '../report.ts';
import { fill, sale } from './sale.ts';

/** Milliseconds between two reads, and two writes. */
const interval = 5;

/** @throws where a row was lost */
export async function* migrateRows(dialect: DialectName, rows: number): AsyncGenerator<WaitFigure> {
  const { settings, drop } = await createTestDatabase(dialect);
  const database = await openDatabase(settings);
  try {
    await prepare(database, [sale]);
    await fill(database, rows);
    for (const { what, models } of steps())
      yield {
        what: `${what}, ${dialect}`,
        ...(await watched(database, rows, () => prepare(database, models))),
      };
    const [left] = await query(database.read, 'select count(*) as n from bench_payment');
    if (Number(left!.n) !== rows) throw new Error(`${left!.n} payments of ${rows} sales`);
  } finally {
    await database.close();
    await drop();
  }
}

const prepare = async (database: Database, models: readonly Model[]): Promise<void> =>
  void (await createEngine({
    database,
    models: new Map(models.map((model) => [model.name, model])),
    defaults: [],
  }).prepare());

async function watched(
  { read, write, dialect }: Database,
  rows: number,
  change: () => Promise<void>,
): Promise<Omit<WaitFigure, 'what'>> {
  const state = { isOver: false };
  const longest = async (ask: (key: number) => Promise<unknown>): Promise<number> => {
    let most = 0;
    for (let n = 1; !state.isOver; n += 1) {
      const begun = performance.now();
      await answered(() => ask(1 + ((n * 7919) % rows)));
      most = Math.max(most, performance.now() - begun);
      await pause(interval);
    }
    return most;
  };
  const where = (key: number): readonly [string, unknown[]] => {
    const bindings = new Bindings(dialect);
    return [`where sale_id = ${bindings.add(key)}`, bindings.values];
  };
  const reading = longest((key) => {
    const [text, values] = where(key);
    return query(read, `select sold_on from bench_sale ${text}`, values);
  });
  const writing = longest((key) => {
    const [text, values] = where(key);
    return execute(write, `update bench_sale set sold_on = sold_on ${text}`, values);
  });
  const begun = performance.now();
  await change();
  const seconds = (performance.now() - begun) / 1000;
  state.isOver = true;
  return { seconds, longestRead: await reading, longestWrite: await writing };
}

/** Whoever is refused because a change goes on asks again, and waits that much longer. */
async function answered(ask: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      return void (await ask());
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
    }
  }
}

/** The models, each a change further. */
function steps(): { what: string; models: Model[] }[] {
  const { customer, lot, amount, saleNo, ...others } = sale.fields as Record<string, Field>;
  const migrations: TableMigration[] = [];
  const text = (label: string): Field => ({ type: 'string', label, maxLength: 30 });
  const now = (fields: Record<string, Field>, ...more: TableMigration[]): Model => {
    migrations.push(...more);
    return { ...sale, labelField: 'buyer', fields, aggregates: {}, migrations: [...migrations] };
  };
  const renamed = { ...others, saleNo: saleNo!, buyer: customer!, lot: lot!, amount: amount! };
  const added = { ...renamed, note: text('备注') };
  const coded = { ...added, code: { ...text('编码'), unique: true } };
  const held = { ...coded, lot: { ...lot!, required: true } };
  const larger = { ...coded, lot: { ...lot!, type: 'long' as const, required: true } };
  const uniqueBy = (field: string): Pick<Model, 'unique'> => ({ unique: [['lot', field]] });
  const converted = { ...coded, lot: { ...text('批次'), required: true } };
  const { saleNo: _no, ...rest } = converted;
  const split = { ...rest, series: text('系列'), number: text('号') };
  const { amount: _amount, ...moved } = split;
  const derive = (id: string, field: string, source: string): TableMigration => ({
    id,
    type: 'deriveField',
    field,
    value: { $expr: source },
  });
  const indexes = [...(sale.indexes ?? []), { fields: ['note'] }];
  const owner = now(renamed, { id: '0001-a', type: 'renameField', field: 'customer', to: 'buyer' });
  return [
    { what: 'rename', models: [owner] },
    { what: 'new field with its index', models: [{ ...now(added), indexes }] },
    { what: 'new field, unique', models: [{ ...now(coded), indexes }] },
    {
      what: 'required, and unique',
      models: [{ ...now(held), ...uniqueBy('saleNo'), indexes }],
    },
    {
      what: 'larger integer',
      models: [{ ...now(larger), ...uniqueBy('saleNo'), indexes }],
    },
    {
      what: 'change of type, unique',
      models: [
        {
          ...now(converted, { id: '0002-a', type: 'changeType', field: 'lot' }),
          ...uniqueBy('saleNo'),
          indexes,
        },
      ],
    },
    {
      what: 'split',
      models: [
        {
          ...now(
            split,
            derive('0003-a', 'series', 'substring(saleNo, 0, 1)'),
            derive('0004-a', 'number', 'substring(saleNo, 1)'),
            { id: '0005-a', type: 'dropField', field: 'saleNo' },
          ),
          ...uniqueBy('number'),
          indexes,
        },
      ],
    },
    {
      what: 'move into children',
      models: [
        {
          ...now(
            moved,
            {
              id: '0006-a',
              type: 'moveToChildren',
              field: 'payments',
              rows: [{ set: { paid: { $expr: 'amount' } } }],
            },
            { id: '0007-a', type: 'dropField', field: 'amount' },
          ),
          ...uniqueBy('number'),
          indexes,
          relations: { payments: { type: 'owned', model: 'payment', by: 'saleId' } },
        },
        payment(amount!),
      ],
    },
  ];
}

const payment = (amount: Field): Model => ({
  version: 2,
  name: 'payment',
  label: '付款',
  table: 'bench_payment',
  key: 'paymentId',
  fields: {
    paymentId: { type: 'id', label: '编号' },
    saleId: { type: 'ref', label: '销售', required: true },
    paid: { ...amount },
  },
  relations: { sale: { type: 'belongsTo', model: 'sale', field: 'saleId' } },
});
