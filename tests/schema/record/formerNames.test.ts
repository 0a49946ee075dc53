import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameBefore, presentName } from '../../../src/schema/record/index.ts';
import type { TableMigration } from '../../../src/schema/generated/types.gen.ts';

const rename = (field: string, to: string): TableMigration => ({
  id: `0001-${field}`,
  type: 'renameField',
  field,
  to,
});
const drop = (field: string): TableMigration => ({ id: `0002-${field}`, type: 'dropField', field });

it('follows names through later entries alone', () => {
  const migrations = [rename('a', 'b'), rename('b', 'c'), drop('c'), rename('x', 'b')];
  const model = { migrations };
  expect(presentName(model, 'b', 0)).toBeUndefined();
  expect(presentName(model, 'c', 2)).toBe('c');
  expect(presentName(model, 'x', 2)).toBe('b');
  // What has the name of a dropped field today is another field.
  expect(presentName(model, 'a', -1)).toBeUndefined();
  expect(presentName(model, 'c', 1)).toBeUndefined();
});

it('finds the way back', () => {
  const migrations = [rename('a', 'b'), drop('c'), rename('b', 'c'), rename('x', 'b')];
  const namesOf = (name: string) =>
    [0, 1, 2, 3, 4].map((index) => nameBefore({ migrations }, name, index));
  expect(namesOf('c')).toEqual(['a', 'b', 'b', 'c', 'c']);
  expect(namesOf('b')).toEqual(['x', 'x', 'x', 'x', 'b']);
  for (const entry of [rename('a', 'b'), drop('a')]) {
    const anew = { migrations: [rename('x', 'y'), entry] };
    const places = [0, 1, 2].map((index) => nameBefore(anew, 'a', index));
    expect(places).toEqual([undefined, undefined, 'a']);
  }
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
      for (const [name, field] of places) {
        expect(presentName({ migrations }, field, -1)).toBe(name);
        expect(nameBefore({ migrations }, name, 0)).toBe(field);
      }
    }),
  );
});
