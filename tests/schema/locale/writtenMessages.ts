/**
 * What the checker, the compiler and conversions can write, read from their sources: every text,
 * and those that are messages of problems. Values in them are {}.
 */
import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { parseAst } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** Where problems of files are written. */
const sources = [
  'src/schema/{check,load,migrate}/*.ts',
  'src/schema/migrate/rules/*.ts',
  'src/schema/expression/{compile,parse,template}.ts',
  'src/schema/expression/sql/**/*.ts',
  'src/schema/expression/functions/*/{sql,*Sql}.ts',
  'src/schema/record/computedSql.ts',
  'src/schema/record/sequence.ts',
  'src/schema/fieldTypes/**/*.ts',
  'src/blocks/*.ts',
  'src/schema/{compile,formily}/**/*.ts',
  'src/blocks/**/{check,definition,compile,query,columns,cardOf}.ts',
  'src/steps/**/{definition,compile}.ts',
  'src/designer/document/page.ts',
  'src/designer/tsx/pageTsx.ts',
];

interface Node {
  type: string;
  [member: string]: unknown;
}

const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'type' in part;

/** The texts that an expression can be: several where it chooses. */
function textsOf(node: Node): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [
        (node.quasis as { value: { cooked: string } }[])
          .map(({ value }) => value.cooked)
          .join('{}'),
      ];
    case 'BinaryExpression': {
      const [left, right] = [textsOf(node.left as Node), textsOf(node.right as Node)];
      return left.flatMap((one) => right.map((other) => one + other));
    }
    case 'ConditionalExpression':
      return [...textsOf(node.consequent as Node), ...textsOf(node.alternate as Node)];
    case 'LogicalExpression':
      return [...textsOf(node.left as Node), ...textsOf(node.right as Node)];
    default:
      return [];
  }
}

/** Arguments that are messages, by what is called. */
function messagesOf(node: Node): Node[] {
  const given = (node.arguments ?? []) as Node[];
  const callee = node.callee as Node | undefined;
  const name = String((callee?.property as Node | undefined)?.name ?? callee?.name);
  if (node.type === 'CallExpression' && name === 'add' && given.length >= 3) return [given[2]!];
  if (node.type === 'CallExpression' && name === 'add' && given.length === 1) return [given[0]!];
  if (node.type === 'NewExpression' && name === 'ExpressionError') return [given[0]!];
  if (node.type === 'CallExpression' && name === 'untranslatable') return given.slice(0, 1);
  if (node.type === 'CallExpression' && name === 'lose') return given.slice(1, 2);
  if (node.type === 'CallExpression' && name === 'error') return given.slice(0, 1);
  if (node.type === 'NewExpression' && name === 'PageError') return given.slice(0, 1);
  const isMessage = node.type === 'Property' && (node.key as Node).name === 'message';
  return isMessage ? [node.value as Node] : [];
}

function* nodesIn(part: unknown): Generator<Node> {
  if (Array.isArray(part)) for (const one of part) yield* nodesIn(one);
  else if (isNode(part)) {
    yield part;
    for (const member of Object.values(part)) yield* nodesIn(member);
  }
}

/** All texts of the sources, and those that are written as messages. */
export function writtenMessages(): { texts: ReadonlySet<string>; messages: ReadonlySet<string> } {
  const texts = new Set<string>();
  const messages = new Set<string>();
  for (const file of sources.flatMap((pattern) => globSync(pattern, { cwd: root }))) {
    const code = stripTypeScriptTypes(readFileSync(join(root, file), 'utf8'));
    for (const node of nodesIn(parseAst(code))) {
      for (const text of textsOf(node)) texts.add(text);
      for (const message of messagesOf(node))
        for (const text of textsOf(message)) messages.add(text);
    }
  }
  return { texts, messages };
}
