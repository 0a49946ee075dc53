/**
 * Members that may be undefined are passed by `defined` (src/schema/defined.ts), the others by
 * `...(condition && { … })`: one form for each.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { nodesOf, sourceOf, type SyntaxNode } from './support/syntax.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{src,extensions,scripts,bench}/**/*.{ts,tsx,mjs}', { cwd: root })
  .filter((file) => !file.startsWith('src/schema/migrate/'))
  .sort();

const childOf = (node: SyntaxNode, member: string): SyntaxNode => node[member] as SyntaxNode;

const membersOf = (node: SyntaxNode): SyntaxNode[] =>
  node.type === 'ObjectExpression' ? (node.properties as SyntaxNode[]) : [];

/** Spreads of a source that are written otherwise. */
function otherSpreads(source: string, file?: string): string[] {
  const textOf = ({ start, end }: SyntaxNode): string => source.slice(start, end);
  /** `x !== undefined && { k: x }`: what `defined({ k: x })` says. */
  const saysDefined = (spread: SyntaxNode): boolean => {
    if (spread.type !== 'LogicalExpression' || spread.operator !== '&&') return false;
    const test = childOf(spread, 'left');
    const members = membersOf(childOf(spread, 'right'));
    return (
      test.type === 'BinaryExpression' &&
      test.operator === '!==' &&
      textOf(childOf(test, 'right')) === 'undefined' &&
      members.length === 1 &&
      members.every(
        (member) =>
          member.type === 'Property' &&
          textOf(childOf(member, 'value')) === textOf(childOf(test, 'left')),
      )
    );
  };
  /** `x ? { … } : {}`. */
  const choosesNothing = (spread: SyntaxNode): boolean => {
    if (spread.type !== 'ConditionalExpression') return false;
    const branches = [childOf(spread, 'consequent'), childOf(spread, 'alternate')];
    return (
      branches.every(({ type }) => type === 'ObjectExpression') &&
      branches.some((branch) => membersOf(branch).length === 0)
    );
  };
  return nodesOf(source, file)
    .filter(({ type }) => type === 'SpreadElement' || type === 'JSXSpreadAttribute')
    .map((node) => childOf(node, 'argument'))
    .filter((spread) => saysDefined(spread) || choosesNothing(spread))
    .map(textOf);
}

it('what may be undefined is passed by defined, the rest by a condition', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const source = sourceOf(file);
    const mayHold = /undefined && \{|\?\s*\{|:\s*\{\}/.test(source);
    return mayHold ? otherSpreads(source, file).map((spread) => `${file}: ${spread}`) : [];
  });
  expect(found).toEqual([]);
});

it('another form would be seen', () => {
  const found = (spread: string): number => otherSpreads(`f({ ...(${spread}) });`).length;
  expect(found('a !== undefined && { a }')).toBe(1);
  expect(found('a.b !== undefined && { [k]: a.b }')).toBe(1);
  expect(found('a ? { b } : {}')).toBe(1);
  expect(found('a === undefined ? {} : { a }')).toBe(1);
  expect(found('a !== undefined && { a: f(a) }')).toBe(0);
  expect(found("a !== '' && { a }")).toBe(0);
  expect(found('a ? { b } : { c }')).toBe(0);
});
