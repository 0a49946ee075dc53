/** Tables follow the models: additions at once, losses only when a migration says so, nothing half-done. */
import { afterEach, describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import type { Field, Model, TableMigration } from '../../../src/schema/generated/types.gen.ts';
import type { Engine } from '../../../src/server/models/types.ts';
import { admin } from './support/actors.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';
import type { Row } from '../../../src/server/db/database.ts';

let world: World;
afterEach(() => world?.close());

const string = (maxLength: number, more: Partial<Field> = {}): Field => ({
  type: 'string',
  label: '文',
  maxLength,
  ...more,
});

/** A model `item` with a name and the given fields. */
function item(fields: Record<string, Field>, more: Partial<Model> = {}): Model {
  return {
    version: 2,
    name: 'item',
    label: '物品',
    table: 'test_item',
    key: 'itemId',
    labelField: 'name',
    fields: {
      itemId: { type: 'id', label: '编号' },
      name: string(20, { required: true }),
      ...fields,
    },
    ...more,
  };
}

const migrations = (...entries: TableMigration[]): Partial<Model> => ({ migrations: entries });

async function open(model: Model, ...rows: Row[]): Promise<void> {
  world = await openWorld([model]);
  for (const row of rows) await add(world.engine, row);
}

const add = (engine: Engine, row: Row): Promise<Row> =>
  world.database.transaction((db) =>
    engine.resource('item').create(db, { name: 'n', ...row }, admin),
  );

async function rowsOf(engine: Engine): Promise<Row[]> {
  return (
    await engine
      .resource('item')
      .list(world.database.read, { filters: {}, size: 1000, order: 'itemId' }, admin)
  ).rows;
}

describe('additions', () => {
  it('adds columns, defaults for old rows, indexes and room for longer texts', async () => {
    await open(
      item({ code: string(5), amount: { type: 'integer', label: '数' } }),
      { code: 'abc', amount: 7 },
      { code: 'abd' },
    );
    const engine = await world.restart([
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
    const engine = await world.restart([item({ code: string(5) })]);
    await add(engine, { code: null });
    expect(await rowsOf(engine)).toMatchObject([{ code: 'a' }, { code: null }]);
  });

  it('leaves indexes and triggers of others on the table', async () => {
    await open(item({ code: string(5) }));
    await world.sql('create table counted (n integer)');
    await world.sql('create unique index by_hand on test_item (code, name)');
    if (process.env.TEST_DIALECT === 'postgres') {
      await world.sql(
        "create function count_it() returns trigger language plpgsql as 'begin insert into counted values (1); return null; end'",
      );
      await world.sql(
        'create trigger counting after insert on test_item for each row execute function count_it()',
      );
    } else
      await world.sql(
        'create trigger counting after insert on test_item begin insert into counted values (1); end',
      );
    const engine = await world.restart([item({ code: string(50), more: string(5) })]);
    await add(engine, { code: 'a', name: 'same' });
    await world.database.transaction((db) =>
      engine.resource('item').update(db, { itemId: 1, more: 'x' }, admin),
    );
    expect(await world.sql('select count(*) as n from counted')).toMatchObject([{ n: 1 }]);
    await expect(add(engine, { code: 'a', name: 'same' })).rejects.toThrow('操作失败');
  });

  it('changes nothing on a second start, and goes on counting keys after changes', async () => {
    const model = item({ code: string(5) });
    await open(model, { code: 'a' }, { code: 'b' });
    await world.database.transaction((db) => world.engine.resource('item').remove(db, [2], admin));
    await world.restart([model]);
    const engine = await world.restart([item({ code: string(50) })]);
    expect((await add(engine, {})).itemId).toBe(3);
  });

  it('applies any change to a table without rows', async () => {
    await open(item({ code: string(5), gone: string(5) }));
    const engine = await world.restart([
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
      const failure = await world.restart([both]).then(
        () => '',
        (error: Error) => error.message,
      );
      expect(failure).toContain("model 'item'");
      expect(failure).toContain(`field '${field}'`);
      expect(failure).toContain(`"type":"${type}"`);
      const engine = await world.restart([before]);
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
    const failure = await world.restart([item({}), other]).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(failure).toContain("field 'a'");
    expect(failure).toContain("field 'b'");
    await expect(world.sql('select * from test_other')).rejects.toThrow();
  });
});

describe('migrations', () => {
  it('rename, drop, convert, require and settle equal values, once and in order', async () => {
    await open(
      item({
        code: string(9),
        gone: string(5),
        size: string(9),
        state: string(5),
        serial: string(9),
      }),
      { code: 'same', gone: 'x', size: '12', state: 'on', serial: 's' },
      { code: 'same', size: 'large', serial: 's' },
    );
    const next = item(
      {
        title: string(9, { unique: true }),
        size: { type: 'integer', label: '大小' },
        state: string(5, { required: true }),
        serial: string(9),
      },
      migrations(
        { id: '0001-rename', type: 'renameField', field: 'code', to: 'title' },
        { id: '0002-drop', type: 'dropField', field: 'gone' },
        { id: '0003-size', type: 'changeType', field: 'size', fill: 0 },
        { id: '0004-state', type: 'require', field: 'state', fill: 'off' },
        { id: '0005-unique', type: 'addUnique', field: 'title' },
      ),
    );
    const engine = await world.restart([next]);
    const expected = [
      { title: 'same', size: 12, state: 'on' },
      { title: 'same-2', size: 0, state: 'off' },
    ];
    expect(await rowsOf(engine)).toMatchObject(expected);
    expect(await rowsOf(await world.restart([next]))).toMatchObject(expected);
    expect((await rowsOf(engine))[0]).not.toHaveProperty('gone');
  });

  it('fills a new required field', async () => {
    await open(item({}), {});
    const engine = await world.restart([
      item(
        { state: string(5, { required: true }) },
        migrations({ id: '0001-state', type: 'require', field: 'state', fill: 'x' }),
      ),
    ]);
    expect(await rowsOf(engine)).toMatchObject([{ state: 'x' }]);
  });

  it('undoes everything when a value cannot be converted', async () => {
    const before = item({ size: string(9) });
    await open(before, { size: '1' }, { size: 'large' });
    const change: TableMigration = { id: '0001-size', type: 'changeType', field: 'size' };
    await expect(
      world.restart([item({ size: { type: 'integer', label: '大小' } }, migrations(change))]),
    ).rejects.toThrow("row with key 2 has a value of 'size'");
    expect(await rowsOf(await world.restart([before]))).toMatchObject([
      { size: '1' },
      { size: 'large' },
    ]);
  });

  it('are taken as done by a table made from the model', async () => {
    const change: TableMigration = { id: '0001-drop', type: 'dropField', field: 'gone' };
    world = await openWorld([item({ gone: string(5) }, migrations(change))]);
    await add(world.engine, { gone: 'kept' });
    expect(
      await rowsOf(await world.restart([item({ gone: string(5) }, migrations(change))])),
    ).toMatchObject([{ gone: 'kept' }]);
  });

  it('lets engines that start at once take turns', async () => {
    await open(item({ code: string(5) }), { code: 'a' });
    const next = item(
      { code: string(50), more: string(5, { default: 'd' }) },
      migrations({ id: '0001-x', type: 'require', field: 'more', fill: 'z' }),
    );
    await Promise.all([world.restart([next]), world.restart([next]), world.restart([next])]);
    expect(await world.sql('select count(*) as n from pageloom_migration')).toMatchObject([
      { n: 1 },
    ]);
  });
});

describe('any sequence of additive changes', () => {
  const types: Field['type'][] = [
    'string',
    'text',
    'integer',
    'long',
    'decimal',
    'boolean',
    'date',
    'datetime',
    'json',
  ];
  const addition = fc.record({
    type: fc.constantFrom(...types),
    index: fc.boolean(),
    initial: fc.boolean(),
    grow: fc.boolean(),
    relax: fc.boolean(),
  });

  it('keeps every row and every value', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(addition, { minLength: 1, maxLength: 6 }), async (additions) => {
        let fields: Record<string, Field> = { code: string(5, { required: true }) };
        const indexes: { fields: string[] }[] = [];
        world = await openWorld([item(fields)]);
        try {
          const kept: Row[] = [];
          for (const [step, { type, index, initial, grow, relax }] of additions.entries()) {
            const name = `f${step}`;
            const first = { string: 's', integer: 3, boolean: true }[type as string];
            fields = {
              ...fields,
              [name]: {
                type,
                label: '新',
                ...(type === 'string' && { maxLength: 9 }),
                ...(initial && first !== undefined && { default: first, required: true }),
              },
            };
            const code = fields.code!;
            fields.code = {
              ...code,
              ...(grow && { maxLength: code.maxLength! + 10 }),
              ...(relax && { required: false }),
            };
            if (index && type !== 'json') indexes.push({ fields: [name] });
            const engine = await world.restart([item(fields, { indexes: [...indexes] })]);
            kept.push({
              itemId: (await add(engine, { code: `c${step}` })).itemId,
              code: `c${step}`,
            });
            expect(await rowsOf(engine)).toMatchObject(kept);
          }
        } finally {
          await world.close();
        }
      }),
      { numRuns: 12 },
    );
    world = await openWorld([item({})]); // closed by afterEach
  });
});

describe('unique texts from when their case still counted', () => {
  const fields = (more: object = {}): Record<string, Field> => ({
    code: string(20, { unique: true, ...more }),
  });

  it('stay where they collide, are told, and get no more like them', async () => {
    await open(
      item(fields({ caseSensitive: true })),
      { code: 'same' },
      { code: 'Same' },
      { code: 'other' },
    );
    const engine = await world.restart([item(fields())]);
    expect(world.reports).toEqual([
      expect.stringMatching(/^Model 'item': rows have values of 'code' .*: same, Same\. /),
    ]);
    expect((await rowsOf(engine)).map(({ code }) => code)).toEqual(['same', 'Same', 'other']);
    for (const code of ['SAME', 'OTHER', 'same'])
      await expect(add(engine, { code })).rejects.toThrow('已存在');
    await expect(
      world.database.transaction((db) =>
        engine.resource('item').update(db, { itemId: 3, code: 'SAME' }, admin),
      ),
    ).rejects.toThrow('已存在');
    await world.database.transaction((db) =>
      engine.resource('item').update(db, { itemId: 2, code: 'renamed' }, admin),
    );
    await world.restart([item(fields())]);
    expect(world.reports).toEqual([]);
    await expect(world.sql("insert into test_item (code) values ('SAME')")).rejects.toThrow();
  });

  it('change over at once where they do not', async () => {
    await open(item(fields({ caseSensitive: true })), { code: 'one' }, { code: 'two' });
    await world.restart([item(fields())]);
    expect(world.reports).toEqual([]);
    await expect(world.sql("insert into test_item (code) values ('ONE')")).rejects.toThrow();
  });

  it('keep counting it where the model says so', async () => {
    await open(item(fields({ caseSensitive: true })), { code: 'b' }, { code: 'B' }, { code: 'a' });
    const { rows } = await world.database.transaction((db) =>
      world.engine.resource('item').list(db, { filters: {}, order: 'code' }, admin),
    );
    expect(rows.map(({ code }) => code)).toEqual(['B', 'a', 'b']);
  });
});
