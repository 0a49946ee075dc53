/** What the code of the server and the kernel says, read from its syntax. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');
/** Chinese characters and punctuation. */
const han = /[\p{Script=Han}\u3000-\u303f\uff01-\uff60]/u;

/**
 * A Chinese literal. `pattern`: it goes through `say`; else `context` names the member or call it
 * stands in.
 */
export interface Saying {
  file: string;
  text: string;
  pattern?: string;
  context: string;
}

interface Node {
  type: string;
  [member: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Pieces of a template literal, with {0}, {1}, … for its values. */
const patternOf = (template: Node): string =>
  (template.quasis as { value: { cooked: string } }[])
    .map(({ value }, index) => (index === 0 ? value.cooked : `{${index - 1}}${value.cooked}`))
    .join('');

const nameOf = (node: unknown): string =>
  isNode(node)
    ? String((node as { name?: string }).name ?? (node as { value?: string }).value)
    : '';

/** All Chinese literals of the files. */
export function sayingsOf(patterns: string[]): Saying[] {
  const files = globSync(patterns, { cwd: root }).filter((file) => !file.endsWith('.d.ts'));
  return files.flatMap((file) => {
    const found: Saying[] = [];
    const add = (text: string, context: string, pattern?: string): void => {
      if (han.test(text)) found.push({ file, text, context, ...(pattern && { pattern }) });
    };
    const visit = (node: unknown, context: string): void => {
      if (Array.isArray(node)) return node.forEach((item) => visit(item, context));
      if (!isNode(node)) return;
      if (node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 'say') {
        const pattern = patternOf(node.quasi as Node);
        add(pattern, 'say', pattern);
        return visit((node.quasi as Node).expressions, 'say');
      }
      if (node.type === 'TemplateLiteral') add(patternOf(node), context);
      if (node.type === 'Literal' && typeof node.value === 'string') add(node.value, context);
      const inside =
        node.type === 'Property'
          ? nameOf(node.key)
          : node.type === 'VariableDeclarator'
            ? nameOf(node.id)
            : node.type === 'CallExpression'
              ? nameOf(node.callee)
              : context;
      for (const member of Object.values(node)) visit(member, inside);
    };
    visit(parseAst(readFileSync(path.join(root, file), 'utf8'), { lang: 'ts' }, file), '');
    return found;
  });
}
