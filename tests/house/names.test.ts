/**
 * Names, comments and documents use the usual words of the field: those that only their author
 * understood do not come back. CONTRIBUTING.md says why.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Parts of names that are refused, and what to write instead. */
const refused = new Map([
  ['around', 'scope, ancestors'],
  ['door', 'endpoint, limits'],
  ['house', 'project'],
  ['lift', 'migrate'],
  ['misfit', 'problem, validation error'],
  ['settle', 'resolve, finish'],
  ['settled', 'resolved, finished'],
  ['stranger', 'anonymous, outsider'],
  ['strangers', 'anonymous, outsiders'],
  ['surroundings', 'scope'],
  ['tell', 'report, send'],
  ['telling', 'reporting'],
  ['tells', 'reports, reveals'],
  ['told', 'reported, sent'],
  ['wanted', 'expected, requested'],
  ['wish', 'request'],
  ['wishes', 'requests'],
  ['witness', 'observer, listener'],
  ['witnessed', 'observed'],
]);

/** Names of the language and of packages. */
const foreign = new Set(['allSettled', 'dynamicImportSettled', 'PromiseSettledResult']);

const files = globSync('{src,scripts,bench,tests}/**/*.{ts,tsx,mjs}', { cwd: root }).sort();

/** Comments, texts and patterns of texts, in which words are words. */
const prose = /\/\*[^]*?\*\/|(?<![:\\])\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`[^`]*`/g;

const partsOf = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((part) => part.toLowerCase());

/** Names with a refused part, each once, with what to write instead. */
function problemsIn(source: string): string[] {
  const names = new Set(source.replace(prose, '').match(/[A-Za-z_$][\w$]*/g));
  return [...names].flatMap((name) => {
    const part = foreign.has(name) ? undefined : partsOf(name).find((one) => refused.has(one));
    return part === undefined ? [] : [`${name}: write ${refused.get(part)}`];
  });
}

/**
 * Words that comments, descriptions and documents do without; many of the others are plain English.
 */
const refusedInProse = [
  'misfit',
  'stranger',
  'strangers',
  'surroundings',
  'tell',
  'tells',
  'told',
  'wish',
  'wishes',
];
const refusedWord = new RegExp(String.raw`\b(?:${refusedInProse.join('|')})\b`, 'i');

/** What of a file people read as prose: comments, descriptions of formats, whole documents. */
function proseOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (file.endsWith('.md')) return text.split('\n');
  const found =
    text.match(file.endsWith('.json') ? /"description": "(?:\\.|[^"\\])*"/g : prose) ?? [];
  return file.endsWith('.json') ? found : found.filter((part) => /^\/[*/]/.test(part));
}

describe('prose', () => {
  // The protocol is described in the words it was handed down in.
  const documents = globSync(
    '{*.md,docs/**/*.md,schemas/meta/*.json,{src,scripts}/**/*.{ts,tsx,mjs}}',
    {
      cwd: root,
      exclude: ['docs/protocol/**', 'src/schema/generated/**'],
    },
  );

  it.each(documents.sort())('%s says it in the words of the field', (file) => {
    expect(proseOf(file).filter((part) => refusedWord.test(part))).toEqual([]);
  });
});

describe('names', () => {
  it('hold no words that only their author understands', () => {
    const problems = files.flatMap((file) =>
      problemsIn(readFileSync(path.join(root, file), 'utf8')).map((found) => `${file}: ${found}`),
    );
    expect(problems).toEqual([]);
  });

  it('would be found in code, and not in texts and comments', () => {
    expect(problemsIn('const isTold = settleAll(list);')).toEqual([
      'isTold: write reported, sent',
      'settleAll: write resolve, finish',
    ]);
    expect(problemsIn("/* told */ Promise.allSettled(['told']); const outdoors = 1;")).toEqual([]);
  });
});
