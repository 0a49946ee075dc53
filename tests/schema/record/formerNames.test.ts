import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { presentName } from '../../../src/schema/record/index.ts';
import type { Field, TableMigration } from '../../../src/schema/generated/types.gen.ts';

const text: Field = { type: 'string', label: '文', maxLength: 9 };

const rename = (field: string, to: string): TableMigration => ({
  id: `0001-${field}`,
  type: 'renameField',
  field,
  to,
});
const drop = (field: string): TableMigration => ({ id: `0002-${field}`, type: 'dropField', field });

it('follows names through later entries alone', () => {
  const migrations = [rename('a', 'b'), rename('b', 'c'), drop('c'), rename('x', 'b')];
  const model = { fields: { b: text }, migrations };
  expect(presentName(model, 'b', 0)).toBeUndefined();
  expect(presentName(model, 'c', 2)).toBe('c');
  expect(presentName(model, 'x', 2)).toBe('b');
  expect(presentName({ ...model, fields: { c: text } }, 'a', -1)).toBe('c');
});

const names = ['a', 'b', 'c', 'd'] as const;

it('finds each field where renaming one after the other puts it', () => {
  const step = fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names, undefined));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      // Field by its present name: only what can be done is done.
      const places = new Map<string, string>(names.slice(0, 2).map((name) => [name, name]));
      const migrations: TableMigration[] = [];
      for (const [from, to] of steps) {
        const field = places.get(from);
        if (field === undefined || (to !== undefined && places.has(to))) continue;
        places.delete(from);
        if (to !== undefined) places.set(to, field);
        migrations.push(to === undefined ? drop(from) : rename(from, to));
      }
      const fields = Object.fromEntries([...places.keys()].map((name) => [name, text]));
      for (const [name, field] of places)
        expect(presentName({ fields, migrations }, field, -1)).toBe(name);
    }),
  );
});
