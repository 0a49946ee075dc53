/** Files of fields that a migration drops or renames, on both databases. */
import { describe, expect, it } from 'vitest';
import type { Field, Model } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { admin } from './support/actors.ts';
import { item, itemWorld, migrations } from './support/items.ts';

const items = itemWorld();
const scan: Field = { type: 'attachments', label: '扫描件' };

/** Uploads of the administrator, as the route leaves them. */
async function upload(...names: string[]): Promise<string[]> {
  const keys = names.map((name) => `upload/2026/11/22/${name}.pdf`);
  for (const [index, key] of keys.entries())
    await items.world.database.write
      .insertInto('sys_file')
      .values({ key, user_id: 1, bytes: 1, name: names[index]!, user_name: 'admin', expires_at: 1 })
      .execute();
  return keys.map((key) => `/profile/${key}`);
}

/** Names of the files that wait to be removed. */
const givenUp = async (): Promise<string[]> =>
  (
    await items.world.sql('select name from sys_file where expires_at is not null order by name')
  ).map(({ name }) => String(name));

const uses = (): Promise<Row[]> =>
  items.world.sql('select field, name from sys_file_use order by field, name');

const drop = { id: '0001-drop', type: 'dropField', field: 'scan' } as const;

describe('files of a field', () => {
  it('are given up with it, unless another field carries them', async () => {
    await items.open(item({ scan, other: scan }));
    const [gone, shared, kept] = await upload('gone', 'shared', 'kept');
    await items.add(items.world.engine, { scan: `${gone},${shared}`, other: `${shared},${kept}` });
    await items.world.restart([item({ other: scan }, migrations(drop))]);
    expect(await givenUp()).toEqual(['gone']);
    const left = [
      { field: 'other', name: 'kept' },
      { field: 'other', name: 'shared' },
    ];
    expect(await uses()).toEqual(left);
    await items.world.restart([item({ other: scan }, migrations(drop))]);
    expect(await uses()).toEqual(left);
  });

  it('are given up where a field of that name begins anew, and its own stay', async () => {
    await items.open(item({ scan }));
    const [former, next] = await upload('former', 'next');
    await items.add(items.world.engine, { scan: former });
    const engine = await items.world.restart([item({ scan }, migrations(drop))]);
    expect([await givenUp(), await uses()]).toEqual([['former', 'next'], []]);
    await items.add(engine, { scan: next });
    await items.world.restart([item({ scan }, migrations(drop))]);
    expect(await givenUp()).toEqual(['former']);
    expect(await uses()).toEqual([{ field: 'scan', name: 'next' }]);
  });

  it('go on with it under another name', async () => {
    await items.open(item({ scan }));
    const [file] = await upload('file');
    const { itemId } = await items.add(items.world.engine, { scan: file });
    const rename = { id: '0001-rename', type: 'renameField', field: 'scan', to: 'copy' } as const;
    const engine = await items.world.restart([item({ copy: scan }, migrations(rename))]);
    expect(await uses()).toEqual([{ field: 'copy', name: 'file' }]);
    await items.world.database.transaction((db) =>
      engine.resource('item').update(db, { itemId, copy: '' }, admin),
    );
    expect([await givenUp(), await uses()]).toEqual([['file'], []]);
  });

  it('stay with older versions of their records', async () => {
    const versioned = (fields: Record<string, Field>, more: Partial<Model> = {}): Model =>
      item(fields, { versions: true, permission: 'test:item', ...more } as Partial<Model>);
    await items.open(item({ scan }));
    const [published, draft] = await upload('published', 'draft');
    const { itemId } = await items.add(items.world.engine, { scan: published });
    await items.add(items.world.engine, { scan: draft });
    await items.world.sql(
      'insert into sys_record_version (model, record_id, number, content, user_name, ' +
        `published_at) values ('item', ${String(itemId)}, 1, '{}', 'admin', 0)`,
    );
    await items.world.restart([versioned({}, migrations(drop))]);
    expect(await givenUp()).toEqual(['draft']);
    expect(await uses()).toEqual([{ field: '', name: 'published' }]);
  });
});
