/** Texts of the designer that nothing reads any more. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { zhCN } from '../../src/designer/locale/zh-CN.ts';

const root = path.resolve(import.meta.dirname, '../..');

const code = globSync('src/designer/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.split(path.sep).includes('locale'))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

/** Paths of all texts of a catalogue: `['publish', 'title']`. */
const pathsIn = (value: object): string[][] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null
      ? pathsIn(inner).map((rest) => [key, ...rest])
      : [[key]],
  );

/** Reasons are read by what they are about, from a variable. */
const readByKind = ['preview.why'];

/** Read by its name (`texts.title`, `{ title }`, `'title'`), or all members are, by `kinds[…]`. */
const isRead = (names: readonly string[]): boolean => {
  const key = names.at(-1)!;
  return (
    new RegExp(String.raw`[.'"]${key}\b|[{,]\s*${key}\s*[,}:]`).test(code) ||
    names.slice(0, -1).some((holder) => new RegExp(String.raw`\b${holder}\)?\[`).test(code))
  );
};

it('every text of the designer is read', () => {
  const paths = pathsIn(zhCN);
  expect(paths.length).toBeGreaterThan(500);
  const unread = paths.filter((names) => !isRead(names)).map((names) => names.join('.'));
  const isByKind = (name: string) => readByKind.some((holder) => name.startsWith(`${holder}.`));
  expect(unread.filter((name) => !isByKind(name))).toEqual([]);
});
