/** Texts that people read keep to the words of docs/glossary.md. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { zhCN as late } from '../../src/runtime/locale/late/zh-CN.ts';
import { zhCN as designer } from '../../src/designer/locale/zh-CN.ts';
import { zhCN as layouts } from '../../src/blocks/list/layouts/locale/zh-CN.ts';
import { zhCN as map } from '../../src/map/locale/zh-CN.ts';
import { zhCN as runtime } from '../../src/runtime/locale/zh-CN.ts';
import { zhCN as shell } from '../../src/shell/locale/zh-CN.ts';
import { zhCN as lateWidgets } from '../../src/widgets/locale/late/zh-CN.ts';
import { zhCN as widgets } from '../../src/widgets/locale/zh-CN.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Term {
  word: string;
  avoided: string;
  wholeLabel: boolean;
}

/** Rows of the table: the word, and each that must not stand for it. */
const terms: Term[] = read('docs/glossary.md')
  .split('\n')
  .flatMap((line) => {
    const [, word = '', , avoidedWords = '', ...rest] = line.split('|').map((cell) => cell.trim());
    if (rest.length !== 1 || word === 'Word' || word.startsWith('--')) return [];
    return avoidedWords.split(',').map((text) => {
      const avoided = text.trim();
      const wholeLabel = avoided.endsWith(':');
      return { word, avoided: avoided.replace(/:$/, ''), wholeLabel };
    });
  });

/**
 * Every text in a value, functions of catalogues by their source; columns of workbooks are the
 * protocol's.
 */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value)];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name === 'excel' ? [] : textsIn(member),
  );
}

const files = globSync('schemas/{pages,models}/**/*.json', { cwd: root });
const places: [name: string, texts: string[]][] = [
  ['the shell', textsIn(shell)],
  ['maps', textsIn(map)],
  ['the runtime', textsIn(runtime)],
  ['the designer', textsIn(designer)],
  ['layouts of lists', textsIn(layouts)],
  ['the widgets', textsIn({ widgets, lateWidgets })],
  ['the runtime in parts that come late', textsIn(late)],
  ...files.sort().map((file): [string, string[]] => [file, textsIn(JSON.parse(read(file)))]),
];

describe('the glossary', () => {
  it('has a table of words', () => {
    expect(terms.length).toBeGreaterThan(10);
  });

  it.each(places)('is kept to by %s', (_name, texts) => {
    const found = terms.flatMap(({ word, avoided, wholeLabel }) =>
      texts
        .filter((text) => (wholeLabel ? text === avoided : text.includes(avoided)))
        .map((text) => `${text}: write ${word}`),
    );
    expect(found).toEqual([]);
  });

  it.each(places.filter(([name]) => !name.includes('models/')))(
    'has signs of its own width after Chinese in %s',
    (_name, texts) => {
      // Templates hold code: what stands in their braces, and choices between texts, is none of it.
      const plain = texts.map((text) => text.replace(/\$\{[^}]*\}/g, ''));
      const narrow = plain.filter(
        (text) => !text.includes('=>') && /[\u4e00-\u9fff][?!,;]/.test(text),
      );
      expect(narrow).toEqual([]);
    },
  );
});
