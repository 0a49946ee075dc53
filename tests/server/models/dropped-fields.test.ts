/** A field that is dropped, and one of its name that comes later: it begins anew. */
import { describe, expect, it } from 'vitest';
import type { Field, Model, TableMigration } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { item, itemWorld, migrations, string } from './support/items.ts';

const items = itemWorld();
const { add, open, rowsOf } = items;

const drop: TableMigration = { id: '0001-drop', type: 'dropField', field: 'fax' };
const range: Field = { type: 'range', of: 'date', label: '日期' };
const number: Field = { type: 'integer', label: '数' };
const days = { begin: '2026-01-01', end: '2026-01-31' };

/** Brings installations of each age to the last version. @returns the values of `fax` of each */
async function valuesBehind(versions: readonly Model[], value: unknown): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const age of versions.keys()) {
    await open(versions[0]!, { fax: value });
    for (const model of versions.slice(1, age + 1)) await items.world.restart([model]);
    const [row] = await rowsOf(await items.world.restart([versions.at(-1)!]));
    found.push((row as Row).fax);
    await items.close();
  }
  return found;
}

describe('a field under the name of a dropped one', () => {
  it.each<[string, Field, unknown, Field]>([
    ['of the same type', string(9), 'x', string(9)],
    ['of another type', string(9), 'x', number],
    ['that is unique', string(9, { unique: true }), 'x', string(9, { unique: true })],
    ['with an own column', string(9), 'x', string(9, { column: 'fax_number' })],
    ['that is encrypted', string(9), 'x', string(9, { encrypted: true })],
    ['that is not encrypted', string(9, { encrypted: true }), 'x', string(9)],
    ['instead of a range', range, days, string(9)],
    ['that is a range', string(9), 'x', range],
  ])('%s has no value of it, wherever the installation comes from', async (_, was, value, is) => {
    const versions = [
      item({ fax: was }),
      item({}, migrations(drop)),
      item({ fax: is }, migrations(drop)),
    ];
    const values = await valuesBehind(versions, value);
    expect(values.map((one) => one ?? null)).toEqual([null, null, null]);
  });

  it('keeps the values that it got since', async () => {
    const versions = [item({ fax: string(9) }), item({ fax: string(9) }, migrations(drop))];
    await open(versions[0]!, { fax: 'old' });
    const engine = await items.world.restart([versions[1]!]);
    await add(engine, { fax: 'new' });
    const rows = await rowsOf(await items.world.restart([versions[1]!]));
    expect(rows.map(({ fax }) => fax as unknown)).toEqual([null, 'new']);
  });

  it('gets what its own entries say, those of the former one pass it by', async () => {
    const steps = migrations(
      {
        id: '0000-codes',
        type: 'replaceValues',
        field: 'fax',
        values: [{ from: 'x', to: 'y' }],
      },
      { id: '0000-memo', type: 'deriveField', field: 'memo', value: { $expr: "fax + '!'" } },
      drop,
      { id: '0002-fax', type: 'require', field: 'fax', fill: 'none' },
    );
    const last = item({ fax: string(9, { required: true }), memo: string(9) }, steps);
    await open(item({ fax: string(9) }), { fax: 'x' }, { fax: null });
    const rows = await rowsOf(await items.world.restart([last]));
    expect(rows).toMatchObject([
      { fax: 'none', memo: 'y!' },
      { fax: 'none', memo: '!' },
    ]);
  });

  it('may be another one that takes the name', async () => {
    const rename: TableMigration = { id: '0002-a', type: 'renameField', field: 'phone', to: 'fax' };
    const last = item({ fax: string(9, { unique: true }) }, migrations(drop, rename));
    await open(item({ fax: string(9), phone: string(9, { unique: true }) }), {
      fax: 'gone',
      phone: 'kept',
    });
    const engine = await items.world.restart([last]);
    expect(await rowsOf(engine)).toMatchObject([{ fax: 'kept' }]);
    await expect(add(engine, { fax: 'kept' })).rejects.toThrow('文已存在');
  });

  it('may be dropped once more, at once', async () => {
    const rename: TableMigration = { id: '0002-a', type: 'renameField', field: 'phone', to: 'fax' };
    const again: TableMigration = { ...drop, id: '0003-drop' };
    const last = item({ fax: number }, migrations(drop, rename, again));
    await open(item({ fax: string(9), phone: string(9) }), { fax: 'a', phone: 'b' });
    const [row] = await rowsOf(await items.world.restart([last]));
    expect(row).toMatchObject({ fax: null });
    expect(row).not.toHaveProperty('phone');
  });

  it('is worked out anew where it is computed', async () => {
    const computed = string(20, { computed: { $expr: "name + '!'" } });
    const versions = [
      item({ fax: computed }),
      item({}, migrations(drop)),
      item({ fax: computed }, migrations(drop)),
    ];
    expect(await valuesBehind(versions, undefined)).toEqual(['n!', 'n!', 'n!']);
  });
});
