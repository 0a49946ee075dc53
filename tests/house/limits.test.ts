/** Files that are read at a sitting, and lines that fit on a screen. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

const mostLines = 300;
const mostColumns = 120;

const drawing = 'a picture, as data';
const expression = 'one regular expression, which has no line ends';
const text = 'one text, which others name as a whole';

/** Files with longer lines, and why. */
const longLines: Readonly<Record<string, string>> = {
  'src/schema/locale/problems/models.ts': text,
  'src/schema/locale/problems/words.ts': text,
  'src/schema/pattern/parse.ts': expression,
  'src/schema/richText/rules.ts': expression,
  'src/schema/richText/styles.ts': expression,
  'src/server/db/sqlite/cost.ts': expression,
  'src/server/models/exchange/report.ts': text,
  'src/widgets/avatar/definition.ts': drawing,
  'src/widgets/avatarUpload/definition.ts': drawing,
  'src/widgets/captchaInput/definition.ts': drawing,
  'src/widgets/icons/core.ts': drawing,
  'src/widgets/image/definition.ts': drawing,
  'src/widgets/richText/paste.ts': expression,
  'src/widgets/signature/definition.ts': drawing,
};

const isGenerated = (file: string): boolean => /[/.](generated|gen)[/.]/.test(file);

const files = globSync('{src,tests,scripts}/**/*.{ts,tsx,mjs,js,css}', { cwd: root })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !isGenerated(file))
  .toSorted();
const linesOf = (file: string): string[] =>
  readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n');
const longLinesOf = (file: string): string[] =>
  linesOf(file).flatMap((line, index) => (line.length > mostColumns ? `${file}:${index + 1}` : []));

it(`no file has more than ${mostLines} lines`, () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => linesOf(file).length > mostLines)).toEqual([]);
});

it(`no line has more than ${mostColumns} columns, but where it cannot be parted`, () => {
  const others = files.filter((file) => !Object.hasOwn(longLines, file));
  expect(others.flatMap(longLinesOf)).toEqual([]);
});

it('no exception is left that nothing needs', () => {
  const needless = Object.keys(longLines).filter(
    (file) => !files.includes(file) || longLinesOf(file).length === 0,
  );
  expect(needless).toEqual([]);
});
