/** Columns that become required, or no longer are: the table is not written anew. */
import { expect, it } from 'vitest';
import { item, itemWorld, migrations, string } from '../models/support/items.ts';

const items = itemWorld();
const { add, open, rowsOf } = items;

const kept = { code: string(9, { unique: true }) };
/** Where the table and its indexes lie: another page behind writing them anew. */
const pages = () =>
  items.world.sql(
    `select name, rootpage from sqlite_master where tbl_name = 'test_item' order by name`,
  );
const columnOf = async (name: string) =>
  (
    await items.world.sql(
      `select lower(type) as type, "notnull" from pragma_table_info('test_item') where name = '${name}'`,
    )
  )[0];

it('a field becomes required, and optional again, where its column stands', async () => {
  const size = { type: 'integer', label: '数' } as const;
  await open(item({ ...kept, size }), { code: 'a', size: 1 }, { code: 'b', size: 2 });
  const before = await pages();
  const engine = await items.world.restart([item({ ...kept, size: { ...size, required: true } })]);
  expect(await columnOf('size')).toEqual({ type: 'integer', notnull: 1 });
  expect(await pages()).toEqual(before);
  await expect(
    items.world.sql(`insert into test_item (name, code) values ('c', 'c')`),
  ).rejects.toThrow(/NOT NULL/);
  expect(await rowsOf(engine)).toMatchObject([{ size: 1 }, { size: 2 }]);
  await items.world.restart([item({ ...kept, size })]);
  expect(await columnOf('size')).toEqual({ type: 'integer', notnull: 0 });
  expect(await pages()).toEqual(before);
  expect(await items.world.sql('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
});

it('rows without a value get the one that their migration says', async () => {
  const size = { type: 'integer', label: '数' } as const;
  await open(item({ ...kept, size }), { code: 'a' }, { code: 'b', size: 2 });
  const before = await pages();
  const required = { ...kept, size: { ...size, required: true } };
  await expect(items.world.restart([item(required)])).rejects.toThrow('rows have no value for it');
  expect(await columnOf('size')).toMatchObject({ notnull: 0 });
  const engine = await items.world.restart([
    item(required, migrations({ id: '0001', type: 'require', field: 'size', fill: 7 })),
  ]);
  expect(await columnOf('size')).toMatchObject({ notnull: 1 });
  expect(await rowsOf(engine)).toMatchObject([{ size: 7 }, { size: 2 }]);
  expect(await pages()).toEqual(before);
});

it('a required field gets another type beside the former one', async () => {
  await open(item({ ...kept, size: string(9, { required: true }) }), { code: 'a', size: '12' });
  const before = await pages();
  const engine = await items.world.restart([
    item(
      { ...kept, size: { type: 'integer', label: '数', required: true } },
      migrations({ id: '0001', type: 'changeType', field: 'size' }),
    ),
  ]);
  expect(await columnOf('size')).toEqual({ type: 'integer', notnull: 1 });
  expect(await pages()).toEqual(before);
  expect(await rowsOf(engine)).toMatchObject([{ code: 'a', size: 12 }]);
  await expect(add(engine, { code: 'b' })).rejects.toThrow();
});
