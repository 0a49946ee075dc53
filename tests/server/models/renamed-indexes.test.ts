/** Whatever its fields were called before, a table has the indexes of one made from its model. */
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { Field, Model, TableMigration } from '../../../src/schema/generated/types.gen.ts';
import { testDialect } from '../support/index.ts';
import { item, migrations, string } from './support/items.ts';
import { openWorld, type World } from './support/world.ts';
import { admin } from './support/actors.ts';

const worlds: World[] = [];
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.close();
});

async function opened(model: Model): Promise<World> {
  const world = await openWorld([model]);
  worlds.push(world);
  return world;
}

const add = (world: World, values: object) =>
  world.database.transaction((db) =>
    world.engine.resource('item').create(db, { name: 'n', ...values }, admin),
  );

/** Names and definitions of all indexes of the table. */
async function indexesOf(world: World): Promise<string[]> {
  const rows = await world.sql(
    testDialect === 'postgres'
      ? `select indexname as name, regexp_replace(indexdef, ' ON [^ ]+', '') as text
          from pg_indexes where tablename = 'test_item' and schemaname = current_schema()`
      : `select name, sql as text from sqlite_master where type = 'index' and tbl_name = 'test_item'`,
  );
  return rows.map(({ name, text }) => `${name}: ${text}`.replaceAll(/\s+/g, ' ')).toSorted();
}

/** Brings a table with a row over these models. @returns its indexes, and those of a new table */
async function indexesBehind(...models: [Model, ...Model[]]) {
  const world = await opened(models[0]);
  await add(world, {});
  for (const model of models.slice(1)) await world.restart([model]);
  return [await indexesOf(world), await indexesOf(await opened(models.at(-1)!))];
}

const unique = string(9, { unique: true });
const rename = (field: string, to: string): TableMigration => ({
  id: `${field}-to-${to}`,
  type: 'renameField',
  field,
  to,
});
const pair = { indexes: [{ fields: ['a', 'b'] }, { fields: ['a', 'b'], unique: true }] };

describe('behind another name for a field, indexes are those of the model', () => {
  it.each<[string, Model, Model]>([
    ['a unique field', item({ a: unique }), item({ b: unique }, migrations(rename('a', 'b')))],
    [
      'a field that is unique no more, and a new one under its name that is',
      item({ a: unique }),
      item({ a: unique, b: string(9) }, migrations(rename('a', 'b'))),
    ],
    [
      'a unique field, and a new one under its name that is not',
      item({ a: unique }),
      item({ a: string(9), b: unique }, migrations(rename('a', 'b'))),
    ],
    [
      'both fields of an index',
      item({ a: string(9), b: string(9) }, pair),
      item(
        { c: string(9), d: string(9) },
        {
          indexes: [{ fields: ['c', 'd'] }, { fields: ['c', 'd'], unique: true }],
          ...migrations(rename('a', 'c'), rename('b', 'd')),
        },
      ),
    ],
    [
      'two fields that change places',
      item({ a: unique, b: string(9) }, { indexes: [{ fields: ['b'] }] }),
      item(
        { a: string(9), b: unique },
        {
          indexes: [{ fields: ['a'] }],
          ...migrations(rename('a', 'c'), rename('b', 'a'), rename('c', 'b')),
        },
      ),
    ],
  ])('%s', async (_what, before, after) => {
    const [there, made] = await indexesBehind(before, after);
    expect(there).toEqual(made);
  });

  it.runIf(testDialect === 'postgres')('and none is built anew', async () => {
    const world = await opened(item({ a: string(9), b: string(9) }, pair));
    await add(world, {});
    const ids = async () =>
      world.sql(`select indexrelid::text as id from pg_index
        where indrelid = 'test_item'::regclass order by indexrelid`);
    const before = await ids();
    const indexes = [{ fields: ['c', 'd'] }, { fields: ['c', 'd'], unique: true }];
    const steps = migrations(rename('a', 'c'), rename('b', 'd'));
    await world.restart([item({ c: string(9), d: string(9) }, { indexes, ...steps })]);
    expect(await ids()).toEqual(before);
  });

  it.runIf(testDialect === 'postgres')('where a build was broken off, too', async () => {
    const world = await opened(item({ a: unique }));
    await add(world, { a: 'same' });
    const [{ name } = { name: '' }] = await world.sql(
      `select indexname as name from pg_indexes where tablename = 'test_item'
        and schemaname = current_schema() and indexname like 'ux_%'`,
    );
    await world.sql(`drop index ${name}`);
    await add(world, { a: 'other' });
    await world.sql(`update test_item set a = 'same'`);
    await world.sql(`create unique index concurrently ${name} on test_item (a)`).catch(() => null);
    expect((await indexesOf(world)).join()).toContain(name);
    const next = item({ b: string(9) }, migrations(rename('a', 'b')));
    await world.restart([next]);
    expect(await indexesOf(world)).toEqual(await indexesOf(await opened(next)));
  });
});

it('any renames leave the indexes of the model', async () => {
  const names = ['a', 'b', 'c', 'd'];
  const form = fc.record({ isUnique: fc.boolean(), isIndexed: fc.boolean() });
  const step = fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names), form);
  const modelOf = (
    fields: ReadonlyMap<string, { isUnique: boolean; isIndexed: boolean }>,
    entries: readonly TableMigration[],
  ): Model => {
    const listed = [...fields].toSorted(([one], [other]) => (one < other ? -1 : 1));
    const indexes = listed.flatMap(([name, { isIndexed }]) =>
      isIndexed ? [{ fields: [name] }] : [],
    );
    return item(
      Object.fromEntries(
        listed.map(([name, { isUnique }]): [string, Field] => [
          name,
          string(9, { unique: isUnique }),
        ]),
      ),
      { indexes: [...indexes, { fields: listed.map(([name]) => name) }], migrations: [...entries] },
    );
  };
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(form, form),
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      async ([first, second], versions) => {
        const fields = new Map([
          ['a', first],
          ['b', second],
        ]);
        const entries: TableMigration[] = [];
        const models = [modelOf(fields, entries)];
        for (const steps of versions) {
          for (const [from, to, next] of steps) {
            if (!fields.has(from) || fields.has(to)) continue;
            fields.delete(from);
            fields.set(to, next);
            entries.push({ ...rename(from, to), id: `${entries.length}` });
          }
          models.push(modelOf(fields, entries));
        }
        const [there, made] = await indexesBehind(...(models as [Model, ...Model[]]));
        expect(there).toEqual(made);
        for (const world of worlds.splice(0)) await world.close();
      },
    ),
    { numRuns: 15 },
  );
});
