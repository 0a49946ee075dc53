/**
 * What grows with a table is done before the transaction that its readers wait for: indexes are
 * built and values are looked for under locks that let everybody go on.
 */
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import type { Field, Model } from '../../../src/schema/generated/types.gen.ts';
import { admin } from '../models/support/actors.ts';
import { item, itemWorld, migrations, string } from '../models/support/items.ts';
import { indexesOf, watchSent } from './support/sent.ts';

const items = itemWorld();
const { add, open, rowsOf } = items;

const sending = watchSent();
const { like: sent, blockingBuilds } = sending;
const indexes = (): Promise<Row[]> => indexesOf(items);
const checks = (): Promise<Row[]> =>
  items.world.sql(
    "select conname from pg_constraint where conrelid = 'test_item'::regclass and contype = 'c'",
  );

const unique = string(9, { unique: true });
const uniqueIndex = { name: expect.stringMatching(/^ux_test_item_/), unique: true, valid: true };

describe('a table with rows', () => {
  it('gets a unique index while others read and write', async () => {
    await open(item({ code: string(9) }), { code: 'a' }, { code: 'b' });
    sending.statements = [];
    const engine = await items.world.restart([item({ code: unique })]);
    expect(sent(/^create unique index concurrently/)).toHaveLength(1);
    expect(blockingBuilds()).toEqual([]);
    expect(sent(/having count/)).toEqual([]);
    expect(await indexes()).toEqual([uniqueIndex]);
    await expect(add(engine, { code: 'A' })).rejects.toThrow('文已存在');
  });

  it.each<[string, Record<string, Field>, Partial<Model>, Row]>([
    ['nothing', { code: unique }, {}, { code: 'a' }],
    [
      'its default',
      { kind: string(9, { default: 'x' }) },
      { indexes: [{ fields: ['kind', 'serial'], unique: true }] },
      { kind: 'x' },
    ],
    [
      'what a migration says',
      { kind: string(9, { required: true }) },
      {
        indexes: [{ fields: ['serial', 'kind'], unique: true }],
        ...migrations({ id: '0001-kind', type: 'require', field: 'kind', fill: 'x' }),
      },
      { kind: 'x' },
    ],
    ['a hash', { code: string(9, { unique: true, encrypted: true }) }, {}, { code: 'a' }],
  ])(
    'gets a unique index over a new column of %s while all go on',
    async (_, fields, more, row) => {
      await open(item({ serial: string(9) }), { serial: 'a' }, { serial: 'b' });
      const former = items.world.engine;
      let isBuilt = false;
      sending.after = async (text) => {
        if (!text.startsWith('create unique index concurrently')) return;
        sending.after = async () => {};
        await add(former, { serial: 'c' });
        isBuilt = true;
      };
      sending.statements = [];
      const next = item({ serial: string(9), ...fields }, more);
      const engine = await items.world.restart([next]);
      expect(isBuilt).toBe(true);
      expect(blockingBuilds()).toEqual([]);
      expect(sent(/^update "test_item"/)).toEqual([]);
      expect(await indexes()).toEqual([uniqueIndex]);
      expect((await rowsOf(engine)).map(({ serial }) => serial)).toEqual(['a', 'b', 'c']);
      await add(engine, { serial: 'd', ...row });
      await expect(add(engine, { serial: 'd', ...row })).rejects.toThrow('已存在');
      sending.statements = [];
      await items.world.restart([next]);
      expect(sent(/^(create|drop|alter).* index|(add|rename) column/)).toEqual([]);
    },
  );

  it('is brought along before its readers wait, with what was written during a build', async () => {
    await open(item({ code: string(9) }), { code: 'a' });
    await items.world.sql(
      `insert into test_item (name, code) select 'n', 'c' || i from generate_series(1, 1200) i`,
    );
    // It would hold the lock that the switch waits for only shortly, and the switch would begin
    // anew.
    await items.world.sql('alter table test_item set (autovacuum_enabled = false)');
    sending.after = async (text) => {
      if (!text.startsWith('create unique index concurrently')) return;
      sending.after = async () => {};
      await items.world.sql(`update test_item set name = 'm'`);
    };
    sending.statements = [];
    await items.world.restart([
      item(
        { code: string(20, { unique: true }) },
        migrations({ id: '0001', type: 'changeType', field: 'code' }),
      ),
    ]);
    const switched = sending.statements.findIndex((text) =>
      text.startsWith('lock table "test_item"'),
    );
    const taken = sending.statements.map((text) => text.startsWith('select seq, row_key'));
    expect(taken.slice(0, switched).filter(Boolean).length).toBeGreaterThan(3);
    // One that finds nothing.
    expect(taken.slice(switched).filter(Boolean)).toHaveLength(1);
  });

  it('is left as it was when the values of a new column would be equal', async () => {
    await open(item({}), {}, {});
    const next = item({ code: string(9, { unique: true, default: 'x' }) });
    await expect(items.world.restart([next])).rejects.toThrow('rows have equal values');
    expect(await indexes()).toEqual([]);
    const columns = await items.world.sql(
      "select attname from pg_attribute where attrelid = 'test_item'::regclass and attname like 'code%'",
    );
    expect(columns).toEqual([]);
  });

  it('gets what a start that was killed has prepared', async () => {
    await open(item({}), {}, {});
    const next = item({ code: unique });
    sending.after = async (text) => {
      if (text.startsWith('create unique index concurrently')) throw new Error('killed');
    };
    await expect(items.world.restart([next])).rejects.toThrow('killed');
    sending.after = async () => {};
    sending.statements = [];
    const former = await items.world.restart([item({})]);
    await add(former, {});
    await items.world.restart([next]);
    expect(sent(/ add column/)).toEqual([]);
    expect(await indexes()).toEqual([uniqueIndex]);
  });

  it('is looked at for rows without a value before readers wait', async () => {
    await open(item({ code: string(9) }), { code: 'a' });
    sending.statements = [];
    await items.world.restart([item({ code: string(9, { required: true }) })]);
    expect(sent(/validate constraint/)).toHaveLength(1);
    expect(sent(/select 1 as "one".*"code" is null/)).toEqual([]);
    expect(sent(/alter column "code" set not null/)).toHaveLength(1);
    expect(await checks()).toEqual([]);
    await expect(items.world.sql("insert into test_item (name) values ('n')")).rejects.toThrow(
      'not-null',
    );
  });

  it.each<[string, Field, Row, string]>([
    ['equal values', unique, { code: 'A' }, 'it would be unique, but rows have equal values'],
    [
      'no value',
      string(9, { required: true }),
      {},
      'it would be required, but rows have no value for it',
    ],
  ])('with rows of %s is left as it was', async (_, field, row, reason) => {
    await open(item({ code: string(9) }), { code: 'a' }, row);
    await expect(items.world.restart([item({ code: field })])).rejects.toThrow(reason);
    expect(await indexes()).toEqual([]);
    expect(await checks()).toEqual([]);
  });

  it('keeps nothing of a change that another model refuses', async () => {
    await open(item({ code: string(9), size: string(9) }), { code: 'a', size: 'x' });
    const refused = item({ code: string(9, { unique: true, required: true }) });
    await expect(items.world.restart([refused])).rejects.toThrow('would be dropped');
    expect(await indexes()).toEqual([]);
    expect(await checks()).toEqual([]);
  });

  it('frees a column of the check that a killed start left', async () => {
    await open(item({ code: string(9) }));
    await items.world.sql(
      'alter table test_item add constraint "filled$code" check (code is not null) not valid',
    );
    const engine = await items.world.restart([item({ code: string(9) })]);
    expect(await checks()).toEqual([]);
    await add(engine, {});
  });

  it('keeps its indexes when a field gets another name', async () => {
    const indexed = (fields: Record<string, Field>, ...fieldsOf: string[]) =>
      item(fields, { indexes: [{ fields: fieldsOf }] });
    await open(indexed({ code: unique, size: string(9) }, 'size', 'code'), { code: 'a' });
    sending.statements = [];
    const renamed = {
      ...indexed({ title: unique, size: string(9) }, 'size', 'title'),
      ...migrations({ id: '0001-a', type: 'renameField', field: 'code', to: 'title' }),
    };
    const engine = await items.world.restart([renamed]);
    expect(sent(/^(create|drop).* index/)).toEqual([]);
    expect(await indexes()).toHaveLength(2);
    await expect(add(engine, { title: 'A' })).rejects.toThrow('文已存在');
    sending.statements = [];
    await items.world.restart([renamed]);
    expect(sent(/^(create|drop|alter).* index/)).toEqual([]);
  });
});

describe('values that are brought along', () => {
  const before = item({ code: unique });
  const after = item(
    { code: { type: 'integer', label: '码', unique: true } },
    migrations({ id: '0001-a', type: 'changeType', field: 'code' }),
  );

  it('are indexed before they take their place', async () => {
    await open(before, { code: '1' }, { code: '2' });
    sending.statements = [];
    const engine = await items.world.restart([after]);
    expect(blockingBuilds()).toEqual([]);
    expect(await indexes()).toEqual([uniqueIndex]);
    await expect(add(engine, { code: 2 })).rejects.toThrow('码已存在');
    sending.statements = [];
    await items.world.restart([after]);
    expect(sent(/^(create|drop|alter).* index/)).toEqual([]);
  });

  it('may have changed places at the last moment', async () => {
    await open(before, { code: '1' }, { code: '2' });
    const former = items.world.engine;
    const change = (itemId: number, code: string): Promise<void> =>
      items.world.database.transaction((db) =>
        former.resource('item').update(db, { itemId, code }, admin),
      );
    sending.after = async (text) => {
      if (!text.startsWith('create unique index concurrently')) return;
      sending.after = async () => {};
      await change(1, '9');
      await change(2, '1');
      await change(1, '2');
    };
    const engine = await items.world.restart([after]);
    expect(await rowsOf(engine)).toMatchObject([{ code: 2 }, { code: 1 }]);
    expect(await indexes()).toEqual([uniqueIndex]);
  });
});
