/** Every regular expression of the project, with where it stands. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');

export interface Expression {
  file: string;
  source: string;
  flags: string;
}

/** A `new RegExp` whose text is put together when the program runs. */
export interface MadeExpression {
  file: string;
  code: string;
}

const filesBelow = (folder: string, form: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => form.test(name));

/** Literals and `new RegExp('…')` of sources, and what `new RegExp` makes of anything else. */
export function expressionsOfSources(): { written: Expression[]; made: MadeExpression[] } {
  const written: Expression[] = [];
  const made: MadeExpression[] = [];
  for (const file of [
    ...filesBelow('src', /\.(ts|tsx|js)$/),
    ...filesBelow('scripts', /\.(mjs|ts|js)$/),
  ]) {
    if (file.endsWith('.d.ts')) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), (node) => {
      if (node.type === 'Literal' && node.regex)
        written.push({ file, source: node.regex.pattern, flags: node.regex.flags });
      if (
        (node.type !== 'NewExpression' && node.type !== 'CallExpression') ||
        node.callee?.name !== 'RegExp'
      )
        return;
      const [source, flags] = node.arguments!;
      if (typeof source?.value === 'string')
        written.push({ file, source: source?.value, flags: String(flags?.value ?? '') });
      else made.push({ file, code: text.slice(node.start, node.end) });
    });
  }
  return { written, made };
}

/** Members `pattern` of schema files; formats, models and pages read them with the flag u. */
export function expressionsOfSchemas(): Expression[] {
  const found: Expression[] = [];
  for (const file of filesBelow('schemas', /\.json$/)) {
    visit(JSON.parse(readFileSync(path.join(root, file), 'utf8')), (node) => {
      if (typeof node.pattern === 'string') found.push({ file, source: node.pattern, flags: 'u' });
    });
  }
  return found;
}

/** What is read of syntax trees and schema files. */
interface Node {
  type?: string;
  start?: number;
  end?: number;
  value?: unknown;
  pattern?: unknown;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
  arguments?: Node[];
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) see(value as Node);
  for (const member of Object.values(value)) visit(member, see);
}
