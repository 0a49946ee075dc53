/** The index that is proposed for a search or an order is one that its statement uses. */
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import type { Db, Row } from '../../../src/server/db/database.ts';
import type { ListRequest } from '../../../src/server/models/types.ts';
import { admin } from './support/actors.ts';
import { item, string } from './support/items.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const maker: Model = {
  version: 2,
  name: 'maker',
  label: '厂家',
  table: 'test_maker',
  key: 'makerId',
  labelField: 'makerName',
  fields: { makerId: { type: 'id', label: '编号' }, makerName: string(20) },
  indexes: [{ fields: ['makerName'] }],
};

const indexed = item(
  {
    code: string(20, { filter: ['exact', { type: 'in', param: 'codes' }] }),
    strict: string(20, { filter: 'exact', caseSensitive: true }),
    serial: string(20, { filter: 'exact', unique: true }),
    size: { type: 'integer', label: '大小', filter: 'range' },
    madeOn: { type: 'date', label: '日期', filter: 'dayRange' },
    makerId: { type: 'ref', label: '厂家' },
  },
  {
    sort: { madeOn: 'desc' },
    indexes: [{ fields: ['code'] }, { fields: ['strict'] }, { fields: ['size'] }],
    relations: {
      maker: {
        type: 'belongsTo',
        model: 'maker',
        field: 'makerId',
        expose: ['makerName'],
        filters: { makerName: 'exact' },
      },
    },
  },
);

let world: World;
beforeEach(async () => {
  world = await openWorld([indexed, maker]);
});
afterEach(() => world.close());

/**
 * The first statement of a list, as the database would work it out: with a size of none its total,
 * for which no index of an order would do.
 */
async function planOf(request: ListRequest): Promise<string> {
  const statements: CompiledQuery[] = [];
  const { database, engine } = world;
  const db = {
    executeQuery(query: CompiledQuery) {
      statements.push(query);
      return database.read.executeQuery(query);
    },
  } as unknown as Db;
  await engine.resource('item').list(db, request, admin);
  const [{ sql, parameters }] = statements as [CompiledQuery];
  return database.transaction(async (trx) => {
    const run = (text: string, values: readonly unknown[] = []) =>
      trx.executeQuery(CompiledQuery.raw(text, values as unknown[]));
    if (database.dialect === 'sqlite') {
      const { rows } = await run(`explain query plan ${sql}`, parameters);
      return JSON.stringify(rows);
    }
    // An empty table is read whole and sorted, whatever indexes there are.
    await run('set local enable_seqscan = off');
    await run('set local enable_sort = off');
    await run('set local enable_bitmapscan = off');
    return JSON.stringify((await run(`explain ${sql}`, parameters)).rows);
  });
}

it.each<[string, Partial<ListRequest>, string]>([
  ['a value', { filters: { code: 'A-1' } }, 'ix_test_item_code'],
  ['some values', { filters: { codes: 'A-1,B-1' } }, 'ix_test_item_code'],
  ['a value with its case', { filters: { strict: 'A' } }, 'ix_test_item_strict'],
  ['a unique value', { filters: { serial: 'A' } }, 'ux_test_item_serial'],
  ['a range', { filters: { params: { beginSize: 3, endSize: 4 } } }, 'ix_test_item_size'],
  ['days', { filters: { params: { beginTime: '2026-01-01' } } }, 'ix_test_item_made_on'],
  [
    'a value of another record',
    { filters: { 'maker.makerName': 'A' } },
    'ix_test_maker_maker_name',
  ],
  ['an order of texts', { order: 'code', size: 10 }, 'ix_test_item_code'],
  ['an order of numbers', { order: 'size', size: 10 }, 'ix_test_item_size'],
  ['the usual order', { size: 10 }, 'ix_test_item_made_on'],
])('is used for %s', async (_, request, index) => {
  expect(await planOf({ filters: {}, size: 0, ...request })).toContain(index);
});

it('does not make a search for a value blind to the case of letters', async () => {
  for (const [n, code] of ['a-1', 'A-1', 'b-1'].entries())
    await world.database.transaction((db) =>
      world.engine.resource('item').create(db, { name: `n${n}`, code }, admin),
    );
  const found = async (filters: Row): Promise<unknown[]> => {
    const { rows } = await world.engine
      .resource('item')
      .list(world.database.read, { filters, order: 'itemId' }, admin);
    return rows.map((row) => row.code as unknown);
  };
  expect(await found({ code: 'A-1' })).toEqual(['A-1']);
  expect(await found({ codes: 'b-1,a-1' })).toEqual(['a-1', 'b-1']);
  expect(await found({ code: 'B-1' })).toEqual([]);
});
