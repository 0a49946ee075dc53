/**
 * No `switch` has a silent default: a member that a union gets later must not take the way of
 * another unnoticed. Every member has its case, and the compiler refuses a missing one.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { nodesOf, sourceOf, type SyntaxNode } from './support/syntax.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{src,extensions,scripts,bench}/**/*.{ts,tsx,mjs}', { cwd: root }).sort();

/** Files that choose by what no union of ours lists; the default is their answer to the rest. */
const open = new Map([
  ['src/blocks/jsonView/keys.ts', 'keys of the keyboard'],
  ['src/blocks/list/table/keyboard.ts', 'keys of the keyboard'],
  ['src/designer/outline/outlineKeys.ts', 'keys of the keyboard'],
  ['src/designer/palette/starter.ts', 'types of JSON Schema, and schemas without one'],
  ['src/schema/edit/names.ts', 'names of definitions of the format'],
  ['src/schema/load/describe.ts', 'keywords of JSON Schema'],
  ['src/server/http/envelope.ts', 'codes of Fastify'],
  ['src/server/listen.ts', 'codes of the operating system'],
  ['src/server/models/write/exchanges.ts', 'types of columns'],
]);

const throws = (statements: readonly SyntaxNode[]): boolean => {
  const [only] = statements;
  return only?.type === 'BlockStatement'
    ? throws(only.body as SyntaxNode[])
    : statements.some(({ type }) => type === 'ThrowStatement');
};

/** How many defaults of a source throw nothing. */
const silentDefaults = (source: string, file?: string): number =>
  !source.includes('default:')
    ? 0
    : nodesOf(source, file).filter(
        ({ type, test, consequent }) =>
          type === 'SwitchCase' && test === null && !throws(consequent as SyntaxNode[]),
      ).length;

it('no switch has a default that throws nothing, but for open sets', () => {
  expect(files.length).toBeGreaterThan(500);
  const silent = files.filter((file) => silentDefaults(sourceOf(file), file) > 0);
  expect(silent).toEqual([...open.keys()]);
});

it('one would be seen', () => {
  const choosing = (rest: string): string => `switch (kind) { case 'a': f(); break; ${rest} }`;
  expect(silentDefaults(choosing('default: g();'))).toBe(1);
  expect(silentDefaults(choosing('default: { g(); }'))).toBe(1);
  expect(silentDefaults(choosing('default:'))).toBe(1);
  expect(silentDefaults(choosing('default: throw unreachable(kind);'))).toBe(0);
  expect(silentDefaults(choosing('default: { throw unreachable(kind); }'))).toBe(0);
  expect(silentDefaults(choosing("case 'b': g();"))).toBe(0);
});
