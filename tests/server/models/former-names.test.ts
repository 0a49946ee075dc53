/**
 * Migrations name fields as they were called when they were written. Whatever version an
 * installation comes from, it ends with the same rows.
 */
import { expect, it } from 'vitest';
import type { Field, Model, TableMigration } from '../../../src/schema/generated/types.gen.ts';
import { item, itemWorld, string } from './support/items.ts';

const items = itemWorld();
const { open, rowsOf } = items;

const first: Record<string, Field> = {
  code: string(20),
  size: string(9),
  gone: string(9),
  serial: string(9),
};

/** Written over the years, none of them ever changed again. */
const entries: readonly TableMigration[] = [
  { id: '0001-a', type: 'renameField', field: 'code', to: 'number' },
  {
    id: '0002-a',
    type: 'replaceValues',
    field: 'number',
    values: [{ from: 'a', to: 'A' }],
  },
  { id: '0003-a', type: 'changeType', field: 'size', fill: 0 },
  { id: '0004-a', type: 'renameField', field: 'size', to: 'weight' },
  {
    id: '0005-a',
    type: 'deriveField',
    field: 'memo',
    value: { $expr: "number + '/' + weight" },
  },
  { id: '0006-a', type: 'renameField', field: 'number', to: 'title' },
  { id: '0007-a', type: 'require', field: 'gone', fill: 'x' },
  { id: '0008-a', type: 'deriveField', field: 'both', value: { $expr: 'title + gone' } },
  { id: '0009-a', type: 'renameField', field: 'gone', to: 'lost' },
  { id: '0010-a', type: 'dropField', field: 'lost' },
  { id: '0011-a', type: 'renameField', field: 'memo', to: 'note' },
  { id: '0012-a', type: 'addUnique', field: 'serial' },
  { id: '0013-a', type: 'renameField', field: 'serial', to: 'key' },
];

/** What a migration makes of the fields of the model. */
function changed(fields: Record<string, Field>, { type, field, to }: TableMigration) {
  const { [field]: spec, ...others } = fields;
  switch (type) {
    case 'renameField':
      return { ...others, [to!]: spec! };
    case 'dropField':
      return others;
    case 'changeType':
      return { ...fields, [field]: { type: 'integer', label: '数' } as Field };
    case 'deriveField':
      return { ...fields, [field]: string(50) };
    case 'require':
      return { ...fields, [field]: { ...spec!, required: true } };
    case 'addUnique':
      return { ...fields, [field]: { ...spec!, unique: true } };
    default:
      return fields;
  }
}

/** The model when its first migrations had been written. */
const versionWith = (count: number): Model => {
  const migrations = entries.slice(0, count);
  return item(migrations.reduce(changed, first), { migrations });
};

it.each(entries.map((_, index) => index))(
  'an installation that has seen %i of them comes to the same rows',
  async (seen) => {
    await open(
      versionWith(0),
      { code: 'a', size: '12', serial: 's' },
      { code: 'b', size: 'large', gone: 'g', serial: 's' },
    );
    await items.world.restart([versionWith(seen)]);
    const engine = await items.world.restart([versionWith(entries.length)]);
    expect(await rowsOf(engine)).toMatchObject([
      { title: 'A', weight: 12, note: 'A/12', both: 'Ax', key: 's' },
      { title: 'b', weight: 0, note: 'b/0', both: 'bg', key: 's-2' },
    ]);
    const columns = Object.keys((await items.world.sql('select * from test_item'))[0]!);
    expect(columns).toEqual(expect.not.arrayContaining(['gone', 'lost', 'code', 'number']));
  },
);

it('an entry that speaks of a field that never was is refused', async () => {
  await open(item({}), {});
  const next = item(
    { code: string(9) },
    { migrations: [{ id: '0001-a', type: 'renameField', field: 'code', to: 'number' }] },
  );
  await expect(items.world.restart([next])).rejects.toThrow("there is no field 'number'");
});
