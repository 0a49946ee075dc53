/** Changes of rows beside those who go on with the former model: prepared, refused, given up. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Model, TableMigration } from '../../../src/schema/generated/types.gen.ts';
import type { Engine } from '../../../src/server/models/types.ts';
import { columnsOf } from '../../../src/server/models/tables/introspect.ts';
import { after, expectedOf, migratedRows, openContacts } from './support/contacts.ts';
import type { Contact, ContactWorld } from './support/contacts.ts';
import { item, itemWorld, migrations, string } from './support/items.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { createEngine } from '../../../src/server/models/engine.ts';
import { watchStatements } from '../support/index.ts';

const ann: Contact = {
  name: 'Ann Lee',
  city: 'X',
  street: 'Y',
  size: '12',
  state: '0',
  note: null,
  home: '1',
  mobile: '2',
};

let world: ContactWorld | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await world?.close();
  world = undefined;
});

/** An engine of the models to come, on the database of the contacts. */
const next = ({ database }: ContactWorld, models: readonly Model[] = after): Engine =>
  createEngine({
    database,
    models: new Map(models.map((model) => [model.name, model])),
    defaults: [],
  });

const tableOf = async ({ database }: ContactWorld): Promise<string[]> =>
  (await columnsOf(database.write, database.dialect, 'test_contact')).map(({ name }) => name);

describe('a change that is prepared beside a running server', () => {
  it('takes effect at the next start, with what was written until then', async () => {
    world = await openContacts([ann, { ...ann, name: 'Bo' }]);
    await next(world).prepareRows();
    await world.write({ kind: 'change', at: 0, contact: { ...ann, mobile: null, state: '1' } });
    await world.write({ kind: 'add', at: 0, contact: { ...ann, name: '王 五' } });
    await world.restart(after);
    expect(await migratedRows(world)).toEqual(world.last().map(expectedOf));
    expect(await tableOf(world)).toEqual(
      expect.not.arrayContaining([expect.stringContaining('$')]),
    );
  });

  it('forgets which rows it made behind the switch, also after a kill', async () => {
    world = await openContacts([ann, { ...ann, name: 'Bo' }]);
    const { database } = world;
    await next(world).prepareRows();
    const { schemaTransaction } = database;
    const within: string[] = [];
    const statements = watchStatements(database);
    let isKilled = false;
    const killed: Database = {
      ...database,
      schemaTransaction: async (work) => {
        const begun = statements.length;
        const result = await schemaTransaction(work);
        within.push(...statements.slice(begun));
        isKilled = within.some((sql) => sql.includes('rename column'));
        return result;
      },
      transaction: (work) =>
        isKilled ? Promise.reject(new Error('killed')) : database.transaction(work),
    };
    await expect(next({ ...world, database: killed }).prepare()).rejects.toThrow('killed');
    expect(within.filter((sql) => sql.includes('sys_moved_row'))).toEqual([]);
    expect(await world.sql('select * from sys_moved_row')).not.toEqual([]);
    await world.restart(after);
    expect(await world.sql('select * from sys_moved_row')).toEqual([]);
    expect(await migratedRows(world)).toEqual(world.last().map(expectedOf));
  });

  it('leaves nothing behind when it is given up', async () => {
    world = await openContacts([ann]);
    const columns = await tableOf(world);
    await next(world).prepareRows();
    expect(await tableOf(world)).not.toEqual(columns);
    await next(world).giveUpRows();
    expect(await tableOf(world)).toEqual(columns);
    expect(await world.sql('select * from test_phone')).toEqual([]);
    await world.write({ kind: 'add', at: 0, contact: ann });
    expect(await world.sql('select * from sys_changed_row')).toEqual([]);
  });

  it('is reported to a start with the former models', async () => {
    world = await openContacts([ann]);
    await next(world).prepareRows();
    await world.restart([...world.engine.models.values()]);
    expect(world.reports).toEqual([expect.stringContaining("model 'contact'")]);
    await world.restart(after);
    expect(world.reports).toEqual([]);
  });

  it('begins anew with other migrations', async () => {
    world = await openContacts([ann]);
    const [contact, ...others] = after;
    const otherwise = contact!.migrations!.map((migration) =>
      migration.id === '0011-codes'
        ? { ...migration, values: [{ from: '0', to: 'other' }] }
        : migration,
    );
    await next(world, [{ ...contact!, migrations: otherwise }, ...others]).prepareRows();
    await world.restart(after);
    expect(await migratedRows(world)).toEqual(world.last().map(expectedOf));
  });

  it('is done once by several processes that start together', async () => {
    world = await openContacts(Array.from({ length: 9 }, (_, n) => ({ ...ann, name: `N${n} X` })));
    const start = () => world!.restart(after, [], undefined, { batch: 2 });
    await Promise.all([start(), start(), start()]);
    expect(await migratedRows(world)).toEqual(world.last().map(expectedOf));
  });
});

describe('the plan', () => {
  it('names steps, rows and who waits, and changes nothing', async () => {
    world = await openContacts([ann, ann]);
    const columns = await tableOf(world);
    const lines = await next(world).describeChanges(world.database.read);
    expect(lines[0]).toBe("Model 'contact' (table test_contact, 2 rows):");
    expect(lines).toContain('  0009-size: values of size are converted');
    expect(lines.join('\n')).toContain('2 rows are brought along in 1 transactions of 500');
    expect(lines).toContain("Model 'phone': table test_phone is made.");
    expect(await tableOf(world)).toEqual(columns);
    await world.restart(after);
    expect(await next(world).describeChanges(world.database.read)).toEqual([
      'The tables are as the models say.',
    ]);
  });
});

describe('a row that cannot be brought along', () => {
  const items = itemWorld();
  const changed = (...entries: TableMigration[]): Model =>
    item({ code: string(3, { required: true }) }, migrations(...entries));
  const derived: TableMigration = {
    id: '0001-code',
    type: 'deriveField',
    field: 'code',
    value: { $expr: 'long' },
  };
  const drop: TableMigration = { id: '0002-long', type: 'dropField', field: 'long' };

  it.each([
    ['too long', { long: 'abcd' }, 'the row with key 2'],
    ['absent', {}, 'it must have one'],
  ])('is named when its value is %s, and nothing is changed', async (_, row, message) => {
    await items.open(item({ long: string(9) }), { long: 'ab' }, row);
    await expect(items.world.restart([changed(derived, drop)])).rejects.toThrow(message);
    const engine = await items.world.restart([item({ long: string(9) })]);
    expect(items.world.reports).toEqual([]);
    expect(await items.rowsOf(engine)).toMatchObject([{ long: 'ab' }, row]);
  });

  it('gets what its migration says instead', async () => {
    await items.open(item({ long: string(9) }), { long: 'ab' }, { long: 'abcd' });
    const engine = await items.world.restart([changed({ ...derived, fill: '?' }, drop)]);
    expect(await items.rowsOf(engine)).toMatchObject([{ code: 'ab' }, { code: '?' }]);
  });

  it('leaves a change alone whose table is refused for another reason', async () => {
    await items.open(item({ long: string(9) }), { long: 'ab' });
    await expect(items.world.restart([changed(derived)])).rejects.toThrow("field 'long'");
    expect(await items.world.sql('select * from sys_table_change')).toEqual([]);
  });
});
