/** Larger types are brought along without readers waiting for a table that is written anew. */
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import type { Field } from '../../../src/schema/generated/types.gen.ts';
import { item, itemWorld, migrations } from '../models/support/items.ts';
import { indexesOf, watchSent } from './support/sent.ts';

const items = itemWorld();
const { add, open, rowsOf } = items;
const sending = watchSent();
const { like: sent, blockingBuilds } = sending;
const uniqueIndex = { name: expect.stringMatching(/^ux_test_item_/), unique: true, valid: true };

describe('a type that grows', () => {
  const rewrites = (): string[] => sent(/alter column "\w+" type/);
  const integer: Field = { type: 'integer', label: '数' };
  const long: Field = { type: 'long', label: '数' };
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
    sending.statements = [];
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
    expect(await indexesOf(items)).toEqual([uniqueIndex]);
    await add(engine, { amount: 9_000_000_000, code: 2 });
    expect(await rowsOf(engine)).toMatchObject([
      { amount: 7, code: 1 },
      { amount: 9, code: null },
      { amount: 9_000_000_000, code: 2 },
    ]);
    await expect(add(engine, { amount: 1, code: 1 })).rejects.toThrow('已存在');
    sending.statements = [];
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
    sending.statements = [];
    const engine = await items.world.restart([next]);
    expect(rewrites()).toEqual([]);
    expect(await typeNow('size')).toEqual([{ type: 'numeric(14,4)' }]);
    expect(await rowsOf(engine)).toMatchObject([{ size: 1.25 }]);
  });
});
