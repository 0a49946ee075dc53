/** Migrations that models carry, and whatever sequence of additions: no row loses a value. */
import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import type { Row } from '../../../src/server/db/database.ts';
import type { Field, TableMigration } from '../../../src/schema/generated/types.gen.ts';
import { item, itemWorld, migrations, string } from './support/items.ts';

const items = itemWorld();
const { add, open, rowsOf } = items;

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
    const engine = await items.world.restart([next]);
    const expected = [
      { title: 'same', size: 12, state: 'on' },
      { title: 'same-2', size: 0, state: 'off' },
    ];
    expect(await rowsOf(engine)).toMatchObject(expected);
    expect(await rowsOf(await items.world.restart([next]))).toMatchObject(expected);
    expect((await rowsOf(engine))[0]).not.toHaveProperty('gone');
  });

  it('take both columns of a range along, and refuse to make one of single values', async () => {
    const days: Field = { type: 'range', of: 'date', label: '日期' };
    const stay = { begin: '2026-01-01', end: '2026-01-31' };
    await open(item({ stay: days, gone: days, size: string(9) }), { stay, gone: stay, size: '1' });
    const next = item(
      { visit: days, size: string(9) },
      migrations(
        { id: '0001-rename', type: 'renameField', field: 'stay', to: 'visit' },
        { id: '0002-drop', type: 'dropField', field: 'gone' },
      ),
    );
    expect(await rowsOf(await items.world.restart([next]))).toMatchObject([{ visit: stay }]);
    expect(await items.world.sql('select * from test_item')).not.toMatchObject([
      { gone_begin: expect.anything() as unknown },
    ]);
    const change: TableMigration = { id: '0003-size', type: 'changeType', field: 'size' };
    await expect(
      items.world.restart([
        item({ visit: days, size: days }, migrations(...next.migrations!, change)),
      ]),
    ).rejects.toThrow("Migration 0003-size: changeType cannot make values of the range 'size'");
  });

  it('bring installations of any age to a field that was renamed twice, and converted', async () => {
    const toB: TableMigration = { id: '0001-b', type: 'renameField', field: 'a', to: 'b' };
    const number: TableMigration = { id: '0002-b', type: 'changeType', field: 'b', fill: 0 };
    const before = [
      item({ a: string(9) }),
      item({ b: string(9) }, migrations(toB)),
      item({ b: { type: 'integer', label: '数' } }, migrations(toB, number)),
    ];
    const now = item(
      { c: { type: 'integer', label: '数' } },
      migrations(
        { ...toB, to: 'c' },
        { id: '0003-c', type: 'renameField', field: 'b', to: 'c' },
        { ...number, field: 'c' },
      ),
    );
    for (const age of before.keys()) {
      await open(before[0]!, { a: '12' });
      for (const one of before.slice(1, age + 1)) await items.world.restart([one]);
      expect([age, await rowsOf(await items.world.restart([now]))]).toMatchObject([
        age,
        [{ c: 12 }],
      ]);
      await items.close();
    }
  });

  it('fills a new required field', async () => {
    await open(item({}), {});
    const engine = await items.world.restart([
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
      items.world.restart([item({ size: { type: 'integer', label: '大小' } }, migrations(change))]),
    ).rejects.toThrow("row with key 2 has a value of 'size'");
    expect(await rowsOf(await items.world.restart([before]))).toMatchObject([
      { size: '1' },
      { size: 'large' },
    ]);
  });

  it('are taken as done by a table made from the model', async () => {
    const change: TableMigration = { id: '0001-drop', type: 'dropField', field: 'gone' };
    await open(item({ gone: string(5) }, migrations(change)));
    await add(items.world.engine, { gone: 'kept' });
    expect(
      await rowsOf(await items.world.restart([item({ gone: string(5) }, migrations(change))])),
    ).toMatchObject([{ gone: 'kept' }]);
  });

  it('lets engines that start at once take turns', async () => {
    await open(item({ code: string(5) }), { code: 'a' });
    const next = item(
      { code: string(50), more: string(5, { default: 'd' }) },
      migrations({ id: '0001-x', type: 'require', field: 'more', fill: 'z' }),
    );
    await Promise.all([
      items.world.restart([next]),
      items.world.restart([next]),
      items.world.restart([next]),
    ]);
    expect(await items.world.sql('select count(*) as n from pageloom_migration')).toMatchObject([
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
        await open(item(fields));
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
            const engine = await items.world.restart([item(fields, { indexes: [...indexes] })]);
            kept.push({
              itemId: (await add(engine, { code: `c${step}` })).itemId,
              code: `c${step}`,
            });
            expect(await rowsOf(engine)).toMatchObject(kept);
          }
        } finally {
          await items.close();
        }
      }),
      { numRuns: 12 },
    );
  });
});
