/**
 * Tables follow the models: additions at once, losses only when a migration says so, nothing
 * half-done.
 */
import { describe, expect, it } from 'vitest';
import type { Field, Model } from '../../../src/schema/generated/types.gen.ts';
import { item, itemWorld, string } from './support/items.ts';
import { admin } from './support/actors.ts';

const items = itemWorld();
const { add, open, rowsOf } = items;

describe('additions', () => {
  it('adds columns, defaults for old rows, indexes and room for longer texts', async () => {
    await open(
      item({ code: string(5), amount: { type: 'integer', label: '数' } }),
      { code: 'abc', amount: 7 },
      { code: 'abd' },
    );
    const engine = await items.world.restart([
      item(
        {
          code: string(500, { unique: true }),
          amount: { type: 'long', label: '数' },
          colour: string(10),
          state: string(1, { required: true, default: '0' }),
          on: { type: 'boolean', label: '开', default: true },
        },
        { indexes: [{ fields: ['colour', 'state'] }] },
      ),
    ]);
    expect(await rowsOf(engine)).toMatchObject([
      { code: 'abc', amount: 7, colour: null, state: '0', on: true },
      { code: 'abd', amount: null, state: '0', on: true },
    ]);
    await add(engine, { code: 'x'.repeat(500), amount: 9_000_000_000_000 });
    await expect(add(engine, { code: 'abc' })).rejects.toThrow('文已存在');
  });

  it('lets a required field become optional', async () => {
    await open(item({ code: string(5, { required: true }) }), { code: 'a' });
    const engine = await items.world.restart([item({ code: string(5) })]);
    await add(engine, { code: null });
    expect(await rowsOf(engine)).toMatchObject([{ code: 'a' }, { code: null }]);
  });

  it('leaves indexes and triggers of others on the table', async () => {
    await open(item({ code: string(5) }));
    await items.world.sql('create table counted (n integer)');
    await items.world.sql('create unique index by_hand on test_item (code, name)');
    if (process.env.TEST_DIALECT === 'postgres') {
      await items.world.sql(
        "create function count_it() returns trigger language plpgsql as 'begin insert " +
          "into counted values (1); return null; end'",
      );
      await items.world.sql(
        'create trigger counting after insert on test_item for each row execute function count_it()',
      );
    } else
      await items.world.sql(
        'create trigger counting after insert on test_item begin insert into counted values (1); end',
      );
    const engine = await items.world.restart([item({ code: string(50), more: string(5) })]);
    await add(engine, { code: 'a', name: 'same' });
    await items.world.database.transaction((db) =>
      engine.resource('item').update(db, { itemId: 1, more: 'x' }, admin),
    );
    expect(await items.world.sql('select count(*) as n from counted')).toMatchObject([{ n: 1 }]);
    await expect(add(engine, { code: 'a', name: 'same' })).rejects.toThrow('操作失败');
  });

  it('changes nothing on a second start, and goes on counting keys after changes', async () => {
    const model = item({ code: string(5) });
    await open(model, { code: 'a' }, { code: 'b' });
    await items.world.database.transaction((db) =>
      items.world.engine.resource('item').remove(db, [2], admin),
    );
    await items.world.restart([model]);
    const engine = await items.world.restart([item({ code: string(50) })]);
    expect((await add(engine, {})).itemId).toBe(3);
  });

  it('applies any change to a table without rows', async () => {
    await open(item({ code: string(5), gone: string(5) }));
    const engine = await items.world.restart([
      item({ code: { type: 'integer', label: '数', required: true } }),
    ]);
    await add(engine, { code: 4 });
    expect(await rowsOf(engine)).toMatchObject([{ code: 4 }]);
  });
});

describe('refusals', () => {
  it.each([
    ['a dropped field', {}, 'code', 'dropField'],
    ['a shorter text', { code: string(2) }, 'code', 'changeType'],
    ['another type', { code: { type: 'integer', label: '数' } }, 'code', 'changeType'],
    [
      'a required field without default',
      { code: string(5), colour: string(5, { required: true }) },
      'colour',
      'require',
    ],
    [
      'an old field that becomes required',
      { code: string(5, { required: true }) },
      'code',
      'require',
    ],
    [
      'a unique field over equal values',
      { code: string(5, { unique: true }) },
      'code',
      'addUnique',
    ],
  ] as [string, Record<string, Field>, string, string][])(
    '%s is refused with the migration that allows it, and nothing changes',
    async (_, fields, field, type) => {
      const before = item({ code: string(5) });
      await open(before, { code: 'same' }, { code: 'same' }, { code: null });
      const both = item({ ...fields, extra: string(5) });
      const failure = await items.world.restart([both]).then(
        () => '',
        (error: Error) => error.message,
      );
      expect(failure).toContain("model 'item'");
      expect(failure).toContain(`field '${field}'`);
      expect(failure).toContain(`"type":"${type}"`);
      const engine = await items.world.restart([before]);
      expect(await rowsOf(engine)).toMatchObject([
        { code: 'same' },
        { code: 'same' },
        { code: null },
      ]);
    },
  );

  it('names every refused change, and leaves other tables alone too', async () => {
    await open(item({ a: string(5), b: string(5) }), { a: '1' });
    const other: Model = { ...item({}), name: 'other', table: 'test_other' };
    const failure = await items.world.restart([item({}), other]).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(failure).toContain("field 'a'");
    expect(failure).toContain("field 'b'");
    await expect(items.world.sql('select * from test_other')).rejects.toThrow();
  });
});

describe('unique texts from when their case still counted', () => {
  const fields = (more: object = {}): Record<string, Field> => ({
    code: string(20, { unique: true, ...more }),
  });

  it('stay where they collide, are reported, and get no more like them', async () => {
    await open(
      item(fields({ caseSensitive: true })),
      { code: 'same' },
      { code: 'Same' },
      { code: 'other' },
    );
    const engine = await items.world.restart([item(fields())]);
    expect(items.world.reports).toEqual([
      expect.stringMatching(/^Model 'item': rows have values of 'code' .*: same, Same\. /),
    ]);
    expect((await rowsOf(engine)).map(({ code }) => code)).toEqual(['same', 'Same', 'other']);
    for (const code of ['SAME', 'OTHER', 'same'])
      await expect(add(engine, { code })).rejects.toThrow('已存在');
    await expect(
      items.world.database.transaction((db) =>
        engine.resource('item').update(db, { itemId: 3, code: 'SAME' }, admin),
      ),
    ).rejects.toThrow('已存在');
    await items.world.database.transaction((db) =>
      engine.resource('item').update(db, { itemId: 2, code: 'renamed' }, admin),
    );
    await items.world.restart([item(fields())]);
    expect(items.world.reports).toEqual([]);
    await expect(items.world.sql("insert into test_item (code) values ('SAME')")).rejects.toThrow();
  });

  it('change over at once where they do not', async () => {
    await open(item(fields({ caseSensitive: true })), { code: 'one' }, { code: 'two' });
    await items.world.restart([item(fields())]);
    expect(items.world.reports).toEqual([]);
    await expect(items.world.sql("insert into test_item (code) values ('ONE')")).rejects.toThrow();
  });

  it('keep counting it where the model says so', async () => {
    await open(item(fields({ caseSensitive: true })), { code: 'b' }, { code: 'B' }, { code: 'a' });
    const { rows } = await items.world.database.transaction((db) =>
      items.world.engine.resource('item').list(db, { filters: {}, order: 'code' }, admin),
    );
    expect(rows.map(({ code }) => code)).toEqual(['B', 'a', 'b']);
  });
});
