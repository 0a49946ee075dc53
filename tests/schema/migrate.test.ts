/**
 * Migrations of schema files: each rule by its fixtures, the chain as a whole, and the files of
 * version 1.
 */
import * as fc from 'fast-check';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadFile } from '../../src/schema/load/file.ts';
import { loadLocale } from '../../src/schema/locale/catalogue.ts';
import { currentVersion, migrate, steps } from '../../src/schema/migrate/migrate.ts';
import { tidyRules } from '../../src/schema/migrate/tidy.ts';
import { serialise } from '../../src/schema/serialise/serialise.ts';
import { models, vocabulary } from './compile/fixtures.ts';
import { fixtures } from './projects.ts';

type JsonObject = Record<string, unknown>;

const folder = join(fixtures, 'migrations');
const text = (name: string) => readFileSync(join(folder, name), 'utf8');
/** With the order of keys, which must not change where nothing changed. */
const read = (name: string): string => JSON.stringify(JSON.parse(text(name)), null, 1);
const parsed = (name: string) => JSON.parse(text(name)) as JsonObject;

const rules = Object.entries(steps).flatMap(([format, chain]) =>
  chain.flatMap((step) => step.rules.map((rule) => ({ folder: `${format}/${rule.name}`, rule }))),
);
const path = 'schemas/pages/demo/item.json';

describe.each(rules)('the rule $folder', ({ folder: name, rule }) => {
  it('turns its example into what it says', () => {
    const before = parsed(`${name}/before.json`);
    expect(JSON.stringify(rule.apply(before), null, 1)).toBe(read(`${name}/after.json`));
  });

  it('leaves the value it is given alone', () => {
    const before = parsed(`${name}/before.json`);
    rule.apply(before);
    expect(before).toEqual(parsed(`${name}/before.json`));
  });

  it('changes nothing twice', () => {
    const after = parsed(`${name}/after.json`);
    expect(rule.apply(after)).toEqual(after);
  });
});

describe.each(tidyRules.map((rule) => ({ name: `tidy/${rule.name}`, rule })))(
  'the rule $name',
  ({ name, rule }) => {
    const context = { models: new Map(Object.entries(models)), vocabulary };
    it('turns its example into what it says, and changes nothing twice', () => {
      const before = parsed(`${name}/before.json`);
      expect(JSON.stringify(rule.apply(before, context), null, 1)).toBe(read(`${name}/after.json`));
      expect(before).toEqual(parsed(`${name}/before.json`));
      const after = parsed(`${name}/after.json`);
      expect(rule.apply(after, context)).toEqual(after);
    });
  },
);

it('every folder of fixtures belongs to a rule', () => {
  const folders = globSync('*/*/', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
  const known = [...rules.map((one) => one.folder), ...tidyRules.map(({ name }) => `tidy/${name}`)];
  expect([...folders].sort()).toEqual([...known].sort());
  expect(readdirSync(folder).length).toBeGreaterThan(0);
});

describe('loading', () => {
  it('migrates version 0 on the way, without touching the text', () => {
    const file = loadFile('page', { path, text: text('page/draft/before.json') });
    expect(file.problems).toEqual([]);
    expect(file.version).toBe(0);
    expect(JSON.parse(serialise('page', file.value))).toMatchObject({
      version: currentVersion.page,
    });
  });

  it('does nothing to a current file', () => {
    const value = { version: currentVersion.page, id: 'demo/item', title: '物品', body: [] };
    expect(migrate('page', value)).toEqual({ value, from: currentVersion.page });
  });

  it('finds a fault of a migrated file near the place it came from', () => {
    const broken = text('page/draft/before.json').replace('"width": 200', '"width": "wide"');
    const [problem, ...more] = loadFile('page', { path, text: broken }).problems;
    expect(more).toEqual([]);
    expect(problem).toMatchObject({
      kind: 'wrong-type',
      pointer: '/list/columns/1/width',
      line: 7,
    });
  });

  it.each(['page', 'model', 'defaults'] as const)('refuses a newer %s with words', (format) => {
    const version = currentVersion[format] + 1;
    const [problem] = loadFile(format, { path, text: `{ "version": ${version} }` }).problems;
    expect(problem).toMatchObject({
      kind: 'unknown-version',
      pointer: '/version',
      message: `format version ${version} is newer than this program, which knows ${currentVersion[format]}`,
    });
  });

  it('refuses a newer file of translations with the same words', () => {
    const { problems } = loadLocale({
      path: 'schemas/locale/en-US.json',
      text: '{\n  "version": 2,\n  "words": {}\n}',
    });
    expect(problems).toEqual([
      {
        file: 'schemas/locale/en-US.json',
        kind: 'unknown-version',
        pointer: '/version',
        line: 2,
        column: 3,
        message: 'format version 2 is newer than this program, which knows 1',
      },
    ]);
  });

  it('never breaks, whatever a file of version 0 or 1 holds', () => {
    const old = [...globSync('page/*/before.json', { cwd: folder })].map(parsed);
    const keys = [...new Set(old.flatMap(keysOf))];
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 6 },
        fc.constantFrom<unknown>(null, 1, 'a', true, 'list', 'void', 'openForm'),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...keys), tie('any'), { maxKeys: 4 }),
      ),
    })).any;
    fc.assert(
      fc.property(
        fc.constantFrom(0, 1),
        fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 6 }),
        (version, page) => {
          expect(migrate('page', { ...page, version })).toMatchObject({ from: version });
        },
      ),
      { numRuns: 500 },
    );
  });
});

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return [
    ...(Array.isArray(value) ? [] : Object.keys(value)),
    ...Object.values(value).flatMap(keysOf),
  ];
}
