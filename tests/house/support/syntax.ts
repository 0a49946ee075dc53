/** Syntax trees of source files, and every node in them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');

/** What every node of a syntax tree has; its other members depend on its type. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [member: string]: unknown;
}

/**
 * All nodes of a source text, outer ones first.
 * @param file its name, whose ending says whether it holds JSX
 */
export function nodesOf(source: string, file = 'a.ts'): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    if ('type' in value) found.push(value as SyntaxNode);
    for (const member of Object.values(value)) visit(member);
  };
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

/** The text of a file of the repository. */
export const sourceOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
