/** A block is one folder: the kernel and the runtime know none by its name. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockCatalogue } from '../../src/blocks/catalogue.ts';
import { typeOfBlock } from '../../src/schema/compile/blockNames.ts';

const src = path.resolve(import.meta.dirname, '../../src');
const names = blockCatalogue.map(({ name }) => name);
const types = names.map((name) => typeOfBlock(name));

/** Where a block itself is meant: the list of the short form of a page. */
const meant = new Set([
  "schema/check/pageContext.ts: 'ListBlock'",
  "schema/compile/compilePage.ts: type: 'list'",
  "schema/compile/records.ts: type: 'list'",
]);

/** Types of blocks by name, and what is distinguished by the name of a block. */
const pattern = new RegExp(
  `(['"]?)\\b(?:${types.join('|')})\\b\\1|(?:\\btype\\b ?[!=]== |case |\\btype: )'(?:${names.join('|')})'`,
  'g',
);

const named = (file: string, source = readFileSync(path.join(src, file), 'utf8')): string[] =>
  [...source.replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '').matchAll(pattern)]
    .map(([found]) => `${file}: ${found}`)
    .filter((found) => !meant.has(found));

const files = ['schema', 'runtime'].flatMap((room) =>
  readdirSync(path.join(src, room), { recursive: true, encoding: 'utf8' })
    // Migrations speak of the names that older versions had, forms of their own layout.
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.gen\.|locale\/|^(migrate|formily)\//.test(file) &&
        !/^(check|compile)\/(definitions|formItems|forms|layout|nodes)\.ts$/.test(file),
    )
    .map((file) => `${room}/${file}`),
);

describe('the kernel and the runtime', () => {
  it('name no block', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => named(file))).toEqual([]);
  });

  it('would be seen naming one', () => {
    const source = "if (plan.type === 'card') return plan as CardBlock; // a CardBlock";
    expect(named('schema/x.ts', source)).toEqual([
      "schema/x.ts: type === 'card'",
      'schema/x.ts: CardBlock',
    ]);
  });
});
