/**
 * What grows with a table is done before the transaction that its readers wait for: indexes are
 * built and values are looked for under locks that let everybody go on.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import type { Field, Model } from '../../../src/schema/generated/types.gen.ts';
import { PostgresClient } from '../../../src/server/db/postgres/client.ts';
import { admin } from '../models/support/actors.ts';
import { item, itemWorld, migrations, string } from '../models/support/items.ts';

const items = itemWorld();
const { add, open, rowsOf } = items;

/** What is sent to the database, in its order. */
let statements: string[];
/** Called after each statement. */
let afterEachStatement: (text: string) => Promise<void>;
beforeEach(() => {
  statements = [];
  afterEachStatement = async () => {};
  const { send } = PostgresClient.prototype;
  vi.spyOn(PostgresClient.prototype, 'send').mockImplementation(async function (
    this: PostgresClient,
    ...given
  ) {
    const result = await send.apply(this, given);
    statements.push(given[0]);
    await afterEachStatement(given[0]);
    return result;
  });
});
afterEach(() => vi.restoreAllMocks());

const sent = (pattern: RegExp): string[] => statements.filter((text) => pattern.test(text));

/** Builds for which writers, and after other changes readers, would wait. */
const blockingBuilds = (): string[] => sent(/^create (unique )?index (?!concurrently)/);

const indexes = (): Promise<Row[]> =>
  items.world.sql(`
    select indexrelid::regclass::text as name, indisunique as unique, indisvalid as valid
    from pg_index where indrelid = 'test_item'::regclass and not indisprimary order by 1`);
const checks = (): Promise<Row[]> =>
  items.world.sql(
    "select conname from pg_constraint where conrelid = 'test_item'::regclass and contype = 'c'",
  );

const unique = string(9, { unique: true });
const uniqueIndex = { name: expect.stringMatching(/^ux_test_item_/), unique: true, valid: true };

describe('a table with rows', () => {
  it('gets a unique index while others read and write', async () => {
    await open(item({ code: string(9) }), { code: 'a' }, { code: 'b' });
    statements = [];
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
      afterEachStatement = async (text) => {
        if (!text.startsWith('create unique index concurrently')) return;
        afterEachStatement = async () => {};
        await add(former, { serial: 'c' });
        isBuilt = true;
      };
      statements = [];
      const next = item({ serial: string(9), ...fields }, more);
      const engine = await items.world.restart([next]);
      expect(isBuilt).toBe(true);
      expect(blockingBuilds()).toEqual([]);
      expect(sent(/^update "test_item"/)).toEqual([]);
      expect(await indexes()).toEqual([uniqueIndex]);
      expect((await rowsOf(engine)).map(({ serial }) => serial)).toEqual(['a', 'b', 'c']);
      await add(engine, { serial: 'd', ...row });
      await expect(add(engine, { serial: 'd', ...row })).rejects.toThrow('已存在');
      statements = [];
      await items.world.restart([next]);
      expect(sent(/^(create|drop|alter).* index|(add|rename) column/)).toEqual([]);
    },
  );

  it('is brought along before its readers wait, with what was written during a build', async () => {
    await open(item({ code: string(9) }), { code: 'a' });
    await items.world.sql(
      `insert into test_item (name, code) select 'n', 'c' || i from generate_series(1, 1200) i`,
    );
    afterEachStatement = async (text) => {
      if (!text.startsWith('create unique index concurrently')) return;
      afterEachStatement = async () => {};
      await items.world.sql(`update test_item set name = 'm'`);
    };
    statements = [];
    await items.world.restart([
      item(
        { code: string(20, { unique: true }) },
        migrations({ id: '0001', type: 'changeType', field: 'code' }),
      ),
    ]);
    const switched = statements.findIndex((text) => text.startsWith('lock table "test_item"'));
    const taken = statements.map((text) => text.startsWith('select seq, row_key'));
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
    afterEachStatement = async (text) => {
      if (text.startsWith('create unique index concurrently')) throw new Error('killed');
    };
    await expect(items.world.restart([next])).rejects.toThrow('killed');
    afterEachStatement = async () => {};
    statements = [];
    const former = await items.world.restart([item({})]);
    await add(former, {});
    await items.world.restart([next]);
    expect(sent(/ add column/)).toEqual([]);
    expect(await indexes()).toEqual([uniqueIndex]);
  });

  it('is looked at for rows without a value before readers wait', async () => {
    await open(item({ code: string(9) }), { code: 'a' });
    statements = [];
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
    statements = [];
    const renamed = {
      ...indexed({ title: unique, size: string(9) }, 'size', 'title'),
      ...migrations({ id: '0001-a', type: 'renameField', field: 'code', to: 'title' }),
    };
    const engine = await items.world.restart([renamed]);
    expect(sent(/^(create|drop).* index/)).toEqual([]);
    expect(await indexes()).toHaveLength(2);
    await expect(add(engine, { title: 'A' })).rejects.toThrow('文已存在');
    statements = [];
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
    statements = [];
    const engine = await items.world.restart([after]);
    expect(blockingBuilds()).toEqual([]);
    expect(await indexes()).toEqual([uniqueIndex]);
    await expect(add(engine, { code: 2 })).rejects.toThrow('码已存在');
    statements = [];
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
    afterEachStatement = async (text) => {
      if (!text.startsWith('create unique index concurrently')) return;
      afterEachStatement = async () => {};
      await change(1, '9');
      await change(2, '1');
      await change(1, '2');
    };
    const engine = await items.world.restart([after]);
    expect(await rowsOf(engine)).toMatchObject([{ code: 2 }, { code: 1 }]);
    expect(await indexes()).toEqual([uniqueIndex]);
  });
});

describe('a type that grows', () => {
  const integer: Field = { type: 'integer', label: '数' };
  const long: Field = { type: 'long', label: '数' };
  const rewrites = (): string[] => sent(/alter column "\w+" type/);
  const typeNow = (column: string): Promise<Row[]> =>
    items.world.sql(
      `select format_type(atttypid, atttypmod) as type from pg_attribute
        where attrelid = 'test_item'::regclass and attname = '${column}'`,
    );

  it('does not have readers wait while the table is written anew', async () => {
    await open(
      item({ size: integer, code: { ...integer, unique: true } }),
      { size: 7, code: 1 },
      {},
    );
    statements = [];
    const next = item(
      { amount: { ...long, required: true }, code: { ...long, unique: true } },
      migrations(
        { id: '0001-a', type: 'renameField', field: 'size', to: 'amount' },
        { id: '0002-a', type: 'require', field: 'amount', fill: 9 },
      ),
    );
    const engine = await items.world.restart([next]);
    expect(rewrites()).toEqual([]);
    expect(blockingBuilds()).toEqual([]);
    expect(await typeNow('amount')).toEqual([{ type: 'bigint' }]);
    expect(await indexes()).toEqual([uniqueIndex]);
    await add(engine, { amount: 9_000_000_000, code: 2 });
    expect(await rowsOf(engine)).toMatchObject([
      { amount: 7, code: 1 },
      { amount: 9, code: null },
      { amount: 9_000_000_000, code: 2 },
    ]);
    await expect(add(engine, { amount: 1, code: 1 })).rejects.toThrow('已存在');
    statements = [];
    await items.world.restart([next]);
    expect(sent(/(add|alter) column/)).toEqual([]);
  });

  it('keeps the digits of decimals', async () => {
    const decimal = (scale: number): Field => ({
      type: 'decimal',
      label: '数',
      precision: 12,
      scale,
    });
    await open(item({ size: decimal(2) }), { size: 1.25 });
    const next = item({ size: { ...decimal(4), precision: 14 } });
    statements = [];
    const engine = await items.world.restart([next]);
    expect(rewrites()).toEqual([]);
    expect(await typeNow('size')).toEqual([{ type: 'numeric(14,4)' }]);
    expect(await rowsOf(engine)).toMatchObject([{ size: 1.25 }]);
  });
});
