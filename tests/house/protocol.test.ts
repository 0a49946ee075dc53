/**
 * The protocol stands in one folder: what kernel, runtime and widgets know of it they are given
 * (docs/decisions/protocol.md).
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  captchaPath,
  dictionaryPaths,
  importParts,
  noticePaths,
  operationPaths,
  savedViewPath,
  parameterPath,
  sessionPaths,
  uploadOne,
  uploadSeveral,
} from '../../src/protocol/addresses.ts';
import { timeZone } from '../../src/protocol/clock.ts';
import { codes } from '../../src/protocol/codes.ts';
import { configKeys } from '../../src/protocol/configKeys.ts';
import { listParameters, rangeNames } from '../../src/protocol/paging.ts';
import { everything } from '../../src/protocol/permissions.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Words that nothing but the protocol says; `pageSize`, `params` and the like are words of pages,
 * too.
 */
const words = [
  everything,
  listParameters.page,
  listParameters.order,
  listParameters.direction,
  ...rangeNames(),
  ...rangeNames('x').map((name) => name.slice(1)),
  operationPaths.import,
  operationPaths.importErrors,
  `'${importParts.update}'`,
  dictionaryPaths.root,
  captchaPath,
  savedViewPath,
  uploadOne.url,
  uploadSeveral.url,
  `'${uploadOne.member}'`,
  'dictValue',
  'listClass',
  timeZone,
  'GMT+8',
  String(codes.warning),
  ...Object.values(configKeys),
];

/** Addresses and codes that the shell reads from the folder as well, in quotes as code has them. */
const shared = [
  ...[...Object.values(sessionPaths), ...Object.values(noticePaths)].map((path) => `'${path}'`),
  `\`${noticePaths.root}/`,
  parameterPath(''),
  dictionaryPaths.byType,
  listParameters.page,
  listParameters.size,
  ...Object.values(configKeys),
];
/**
 * A code that is compared with, passed on or assumed: of the protocol, or of HTTP where it says the
 * same.
 */
const code = new RegExp(
  `(?:[!=]==? ?|\\bcode = )(?:${Object.values(codes).join('|')})\\b|[(,] ` +
    `?(?:${codes.unauthenticated}|${codes.forbidden})\\b`,
);

/** Pages of the application have paths that read like addresses: they are no requests. */
const shellFiles = globSync('src/shell/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/shell\/routing\/(paths|ownPages)\.ts$/.test(file),
);

/**
 * Rooms that know no protocol. Files of version 1 had its details in them, so their migration reads
 * these.
 */
const files = globSync('src/{schema,runtime,widgets,blocks,gallery,steps}/**/*.{ts,tsx}', {
  cwd: root,
}).filter((file) => !/\.gen\.|schema\/migrate\//.test(file));

const withoutComments = (source: string): string =>
  source.replace(/\/\*[^]*?\*\/|(?<![:\\])\/\/.*/g, '');

const wordsIn = (source: string): string[] =>
  words.filter((word) => withoutComments(source).includes(word));

function writtenAgain(source: string): string[] {
  const text = withoutComments(source);
  return [...shared.filter((word) => text.includes(word)), ...(code.exec(text) ?? [])];
}

describe('the protocol', () => {
  it('is known to neither kernel nor runtime nor widgets', () => {
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file) =>
      wordsIn(readFileSync(path.join(root, file), 'utf8')).map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  it('is not written down a second time by the shell', () => {
    expect(shellFiles.length).toBeGreaterThan(100);
    const found = shellFiles.flatMap((file) =>
      writtenAgain(readFileSync(path.join(root, file), 'utf8')).map((word) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  it('would be seen there, too', () => {
    expect(writtenAgain(`send({ url: '/login', params: { pageNum: 1 } })`)).toEqual([
      "'/login'",
      'pageNum',
    ]);
    expect(writtenAgain(`if (error.code === 401) return;`)).toEqual(['=== 401']);
    expect(writtenAgain(`const { code = 200 } = answer; wait(500);`)).toEqual(['code = 200']);
    expect(writtenAgain(`const rules = { 403: '', a: "M104 96" }; // '/login'`)).toEqual([]);
  });

  it('would be seen there', () => {
    expect(wordsIn(`get(url, { pageNum: 1 })`)).toEqual(['pageNum']);
    expect(wordsIn(`// pageNum\nconst all = '*:*:*';`)).toEqual(['*:*:*']);
    expect(wordsIn(`if (code === 601) retry();`)).toEqual(['601']);
  });
});
