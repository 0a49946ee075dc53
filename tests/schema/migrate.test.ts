import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadFile } from '../../src/schema/load/file.ts';
import { migrate } from '../../src/schema/migrate/migrate.ts';
import { serialise } from '../../src/schema/serialise/serialise.ts';
import { fixtures } from './projects.ts';

const read = (name: string) => readFileSync(join(fixtures, 'migrations/page', name), 'utf8');
const path = 'schemas/pages/demo/item.json';

describe('migration of pages', () => {
  it('lifts version 0 while loading, without touching the text', () => {
    const file = loadFile('page', { path, text: read('0-before.json') });
    expect(file.problems).toEqual([]);
    expect(file.version).toBe(0);
    expect(serialise('page', file.value)).toBe(read('0-after.json'));
  });

  it('leaves the value it is given alone', () => {
    const before = JSON.parse(read('0-before.json')) as Record<string, unknown>;
    migrate('page', before);
    expect(before).toEqual(JSON.parse(read('0-before.json')));
  });

  it('does nothing to a current file', () => {
    const value = JSON.parse(read('0-after.json')) as Record<string, unknown>;
    expect(migrate('page', value)).toEqual({ value, from: 1 });
  });

  it('finds a fault of a lifted file near the place it came from', () => {
    const text = read('0-before.json').replace('"width": 200', '"width": "wide"');
    const [problem, ...more] = loadFile('page', { path, text }).problems;
    expect(more).toEqual([]);
    expect(problem).toMatchObject({
      kind: 'wrong-type',
      pointer: '/list/columns/1/width',
      line: 7,
    });
  });
});
