/** Files of fields whose values a migration gives to other fields or rows, on both databases. */
import { describe, expect, it } from 'vitest';
import type { Field, Model } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { createEngine } from '../../../src/server/models/engine.ts';
import type { Engine } from '../../../src/server/models/types.ts';
import { admin } from './support/actors.ts';
import { item, itemWorld, migrations } from './support/items.ts';

const items = itemWorld();
const scan: Field = { type: 'attachments', label: '扫描件' };

/** An upload of the administrator, as the route leaves it. */
async function upload(name: string): Promise<string> {
  const key = `upload/2026/11/22/${name}.pdf`;
  await items.world.database.write
    .insertInto('sys_file')
    .values({ key, user_id: 1, bytes: 1, name, user_name: 'admin', expires_at: 1 })
    .execute();
  return `/profile/${key}`;
}

const givenUp = async (): Promise<string[]> =>
  (
    await items.world.sql('select name from sys_file where expires_at is not null order by name')
  ).map(({ name }) => String(name));
const uses = (): Promise<Row[]> =>
  items.world.sql('select model, field, name from sys_file_use order by model, field, name');

const before = item({ scan });
const renamed = item(
  { proof: scan },
  migrations(
    { id: '0001-proof', type: 'deriveField', field: 'proof', value: { $expr: 'scan' } },
    { id: '0002-scan', type: 'dropField', field: 'scan' },
  ),
);
const page: Model = {
  version: 2,
  name: 'page',
  label: '附页',
  table: 'test_page',
  key: 'pageId',
  fields: {
    pageId: { type: 'id', label: '编号' },
    itemId: { type: 'ref', label: '物品', required: true },
    sheet: scan,
  },
  relations: { item: { type: 'belongsTo', model: 'item', field: 'itemId' } },
};
const split = [
  item(
    {},
    {
      relations: { pages: { type: 'owned', model: 'page', by: 'itemId' } },
      ...migrations(
        {
          id: '0001-pages',
          type: 'moveToChildren',
          field: 'pages',
          rows: [{ set: { sheet: { $expr: 'scan' } } }],
        },
        { id: '0002-scan', type: 'dropField', field: 'scan' },
      ),
    },
  ),
  page,
];
const cases: [string, Model[], { model: string; field: string }][] = [
  ['another field', [renamed], { model: 'item', field: 'proof' }],
  ['rows of their own', split, { model: 'page', field: 'sheet' }],
];

const engineOf = (models: readonly Model[]): Engine =>
  createEngine({
    database: items.world.database,
    models: new Map(models.map((model) => [model.name, model])),
    defaults: [],
  });

describe.each(cases)('files that go to %s', (_, models, place) => {
  it('stay, carried from there', async () => {
    await items.open(before);
    const file = await upload('file');
    await items.add(items.world.engine, { scan: file });
    await items.world.restart(models);
    expect(await givenUp()).toEqual([]);
    expect(await uses()).toEqual([{ ...place, name: 'file' }]);
  });

  it('are those of the last write of a former node', async () => {
    await items.open(before);
    const [first, second, gone] = [await upload('a'), await upload('b'), await upload('c')];
    const { itemId } = await items.add(items.world.engine, { scan: first });
    const removed = await items.add(items.world.engine, { scan: gone });
    await engineOf(models).prepareRows();
    const former = items.world.engine.resource('item');
    await items.world.database.transaction((db) =>
      former.update(db, { itemId, scan: second }, admin),
    );
    await items.world.database.transaction((db) => former.remove(db, [removed.itemId], admin));
    await items.world.restart(models);
    expect(await givenUp()).toEqual(['a', 'c']);
    expect(await uses()).toEqual([{ ...place, name: 'b' }]);
  });

  it('are where they were when the change is given up', async () => {
    await items.open(before);
    await items.add(items.world.engine, { scan: await upload('file') });
    const there = await uses();
    await engineOf(models).prepareRows();
    expect(await uses()).not.toEqual(there);
    await engineOf(models).giveUpRows();
    expect(await uses()).toEqual(there);
    expect(await givenUp()).toEqual([]);
  });
});

describe('files of a field that gets other values', () => {
  it('are given up where no value names them any more', async () => {
    await items.open(item({ scan, other: scan }));
    const [gone, kept] = [await upload('gone'), await upload('kept')];
    await items.add(items.world.engine, { scan: gone, other: kept });
    const changed = item(
      { scan, other: scan },
      migrations({
        id: '0001-scan',
        type: 'deriveField',
        field: 'scan',
        value: { $expr: 'other' },
      }),
    );
    await items.world.restart([changed]);
    expect(await givenUp()).toEqual(['gone']);
    expect(await uses()).toEqual([
      { model: 'item', field: 'other', name: 'kept' },
      { model: 'item', field: 'scan', name: 'kept' },
    ]);
  });
});
