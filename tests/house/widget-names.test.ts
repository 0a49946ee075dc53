/** A widget is one folder: no other code knows it by its name. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';

const src = path.resolve(import.meta.dirname, '../../src');
const names = new Set(widgetCatalogue.map(({ name }) => name));

/** Words that are the name of a widget and, in the same place, mean something else. */
const otherMeanings = new Set([
  // Title of a group of functions.
  'schema/expression/functions/contract.ts: Text',
  // Generated types of parts of a page.
  'schema/check/scope.ts: Switch',
]);

/** Quoted names of widgets in a source text, catalogues of texts left out. */
const named = (file: string, source = readFileSync(path.join(src, file), 'utf8')): string[] =>
  [...source.matchAll(/(['"`])([A-Z]\w*)\1/g)]
    .filter(([, , word = '']) => names.has(word) && !otherMeanings.has(`${file}: ${word}`))
    .map(([, , word]) => `${file} names ${word}`);

const files = ['schema', 'runtime', 'server'].flatMap((room) =>
  readdirSync(path.join(src, room), { recursive: true, encoding: 'utf8' })
    // Migrations speak of the names that older versions had, forms for Formily of its components.
    .filter((file) => /\.tsx?$/.test(file) && !/\.gen\.|locale\/|^(migrate|formily)\//.test(file))
    .map((file) => `${room}/${file}`),
);

describe('the kernel, the runtime and the server', () => {
  it('name no widget', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => named(file))).toEqual([]);
  });

  it('would be seen naming one', () => {
    expect(named('schema/x.ts', "const component = 'DatePicker';")).toEqual([
      'schema/x.ts names DatePicker',
    ]);
  });
});
