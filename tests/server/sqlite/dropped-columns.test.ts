/** Columns that are dropped where they stand: the table and its indexes are not written anew. */
import { describe, expect, it } from 'vitest';
import type { Field, Model, TableMigration } from '../../../src/schema/generated/types.gen.ts';
import { item, itemWorld, migrations, string } from '../models/support/items.ts';

const items = itemWorld();
const { add, open, rowsOf } = items;

const drop = (field: string): TableMigration => ({ id: `drop-${field}`, type: 'dropField', field });
const kept = { code: string(9, { unique: true }), colour: string(9) };
const indexes = { indexes: [{ fields: ['colour', 'code'] }] };
const without = (...names: string[]): Model =>
  item(kept, { ...indexes, ...migrations(...names.map(drop)) });
const texts = (...names: string[]): Record<string, Field> =>
  Object.fromEntries(names.map((name) => [name, string(9)]));

/** Where the table and its indexes lie: another page behind writing them anew. */
const pages = () =>
  items.world.sql(
    `select name, rootpage from sqlite_master where tbl_name = 'test_item' order by name`,
  );
const columns = async () =>
  (await items.world.sql(`select name from pragma_table_info('test_item')`)).map(
    ({ name }) => name as string,
  );

describe('dropped columns of the embedded database', () => {
  it('leave rows, indexes and the next key as they are', async () => {
    const gone = { first: string(9, { required: true }), last: string(9) };
    await open(
      item({ ...kept, ...gone }, indexes),
      { code: 'a', colour: 'red', first: 'x', last: 'y' },
      { code: 'b', colour: 'blue', first: 'x' },
      { code: 'c', first: 'x' },
    );
    await items.world.sql('delete from test_item where item_id = 3');
    const before = await pages();
    const columnsBefore = await columns();
    const engine = await items.world.restart([without('first', 'last')]);
    expect(await pages()).toEqual(before);
    expect(await columns()).toEqual(columnsBefore.filter((name) => !(name in gone)));
    expect(await rowsOf(engine)).toEqual([
      expect.objectContaining({ itemId: 1, code: 'a', colour: 'red' }),
      expect.objectContaining({ itemId: 2, code: 'b', colour: 'blue' }),
    ]);
    expect(await items.world.sql('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(await add(engine, { code: 'd' })).toMatchObject({ itemId: 4 });
    await expect(add(engine, { code: 'd' })).rejects.toThrow('文已存在');
  });

  it('take the indexes of their fields along', async () => {
    await open(item({ ...kept, gone: string(9, { unique: true }) }, indexes), { gone: 'x' });
    const before = await pages();
    await items.world.restart([without('gone')]);
    const after = await pages();
    expect(before).toEqual(expect.arrayContaining(after));
    expect(after).toHaveLength(before.length - 1);
  });

  it.each([
    ['many of them', texts('g1', 'g2', 'g3', 'g4'), undefined],
    [
      'one that somebody else’s trigger speaks of',
      texts('gone'),
      'create trigger counting after update of gone on test_item ' +
        'begin insert into counted values (1); end',
    ],
  ])('are left out where the table is written anew: %s', async (_what, fields, statement) => {
    await open(item({ ...kept, ...fields }, indexes), { code: 'a', colour: 'red' });
    await items.world.sql('create table counted (n integer)');
    if (statement !== undefined) await items.world.sql(statement);
    const before = await pages();
    const columnsBefore = await columns();
    const engine = await items.world.restart([without(...Object.keys(fields))]);
    expect(await pages()).not.toEqual(before);
    expect(await columns()).toEqual(columnsBefore.filter((name) => !(name in fields)));
    expect(await rowsOf(engine)).toMatchObject([{ code: 'a', colour: 'red' }]);
  });
});
