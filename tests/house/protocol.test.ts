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
import { menuComponents, noRedirect } from '../../src/protocol/menu.ts';
import { listParameters, rangeNames } from '../../src/protocol/paging.ts';
import { everything } from '../../src/protocol/permissions.ts';
import { ownPage, sessionCookieNames, tokenPrefix } from '../../src/protocol/session.ts';

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

/** What shell and server read from the folder both, in quotes as code has it. */
const shared = [
  ...[...Object.values(sessionPaths), ...Object.values(noticePaths)].map((path) => `'${path}'`),
  `'${noticePaths.root}/`,
  `\`${noticePaths.root}/`,
  parameterPath(''),
  dictionaryPaths.byType,
  ...Object.values(configKeys),
  ...[...Object.values(menuComponents), noRedirect].map((word) => `'${word}'`),
  ...Object.values(sessionCookieNames),
  ownPage.header.toLowerCase(),
  ownPage.header,
  tokenPrefix,
];
/** The shell takes these from the folder, too; on the server they are names of parameters. */
const parameters = [listParameters.page, listParameters.size];
/**
 * A code that is compared with, passed on or assumed: of the protocol, or of HTTP where it says the
 * same.
 */
const code = new RegExp(
  `(?:[!=]==? ?|\\bcode(?: =|:) )(?:${Object.values(codes).join('|')})\\b|[(,] ` +
    `?(?:${codes.unauthenticated}|${codes.forbidden})\\b`,
);

/**
 * Pages of the application have paths that read like addresses: they are no requests. What imports
 * files of other systems knows words of theirs.
 */
const shellFiles = globSync('src/{shell,designer,gallery}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/shell\/routing\/(paths|ownPages)\.ts$|designer\/imports\//.test(file),
);
/** Scripts that are served as they are (openapi/viewer/viewer.js) can import nothing. */
const serverFiles = globSync('src/server/**/*.ts', { cwd: root });

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

const sharedIn = (source: string, words: readonly string[] = shared): string[] =>
  words.filter((word) => withoutComments(source).includes(word));

const writtenAgain = (source: string): string[] => [
  ...sharedIn(source, [...shared, ...parameters]),
  ...(code.exec(withoutComments(source)) ?? []),
];

/** What a look at files finds, with the file. */
const foundIn = (some: readonly string[], look: (source: string) => string[]): string[] =>
  some.flatMap((file) =>
    look(readFileSync(path.join(root, file), 'utf8')).map((word) => `${file}: ${word}`),
  );

describe('the protocol', () => {
  it('is known to neither kernel nor runtime nor widgets', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(foundIn(files, wordsIn)).toEqual([]);
  });

  it('is not written down a second time by shell and designer', () => {
    expect(shellFiles.length).toBeGreaterThan(100);
    expect(foundIn(shellFiles, writtenAgain)).toEqual([]);
  });

  it('is not written down a second time by the server', () => {
    expect(serverFiles.length).toBeGreaterThan(300);
    expect(foundIn(serverFiles, sharedIn)).toEqual([]);
  });

  it('would be seen there, too', () => {
    expect(writtenAgain(`send({ url: '/login', params: { pageNum: 1 } })`)).toEqual([
      "'/login'",
      'pageNum',
    ]);
    expect(sharedIn(`cookieOf(request, 'access_token') === 'Bearer x'`)).toEqual([
      'access_token',
      'Bearer ',
    ]);
    expect(writtenAgain(`if (error.code === 401) return;`)).toEqual(['=== 401']);
    expect(writtenAgain(`const answer = { code: 200 };`)).toEqual(['code: 200']);
    expect(writtenAgain(`const { code = 200 } = answer; wait(500);`)).toEqual(['code = 200']);
    expect(writtenAgain(`const rules = { 403: '', a: "M104 96" }; // '/login'`)).toEqual([]);
  });

  it('would be seen there', () => {
    expect(wordsIn(`get(url, { pageNum: 1 })`)).toEqual(['pageNum']);
    expect(wordsIn(`// pageNum\nconst all = '*:*:*';`)).toEqual(['*:*:*']);
    expect(wordsIn(`if (code === 601) retry();`)).toEqual(['601']);
  });
});
