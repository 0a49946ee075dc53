import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { codeTexts } from '../locale/code.ts';
import { schemaProblems, type JsonSchema } from './jsonSchema.ts';

/** Something in a text of JSON, with its place. */
export interface JsonProblem {
  from: number;
  to: number;
  severity: 'error' | 'warning';
  message: string;
}

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: true };

/** Nodes with all that stand in them. */
function* nodesIn(node: Node): Generator<Node> {
  const waiting = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    waiting.push(...(next.children ?? []));
  }
}

const at = ({ offset, length }: Node): Pick<JsonProblem, 'from' | 'to'> => ({
  from: offset,
  to: offset + length,
});

/** Whole numbers that JavaScript holds less exactly than they are written. */
function isInexact(written: string): boolean {
  if (!/^-?\d{16,}$/.test(written)) return false;
  const held = Number(written);
  return !Number.isFinite(held) || BigInt(held) !== BigInt(written);
}

/** What would be lost when the text is read: former members of the same name, and digits. */
function losses(text: string, tree: Node): JsonProblem[] {
  const found: JsonProblem[] = [];
  for (const node of nodesIn(tree)) {
    if (node.type === 'number') {
      const { from, to } = at(node);
      if (isInexact(text.slice(from, to)))
        found.push({ from, to, severity: 'warning', message: codeTexts().inexact });
    }
    if (node.type !== 'object') continue;
    const keys = new Set<unknown>();
    for (const { children: [key] = [] } of node.children ?? []) {
      if (!key) continue;
      if (keys.has(key.value))
        found.push({
          ...at(key),
          severity: 'warning',
          message: codeTexts().twice(String(key.value)),
        });
      keys.add(key.value);
    }
  }
  return found;
}

/**
 * Everything to be said of a text of JSON, in the order of the text. Only the first fault of the
 * notation: the others mostly follow from it.
 */
export function jsonProblems(text: string, schema?: JsonSchema): JsonProblem[] {
  if (text.trim() === '') return [];
  try {
    const errors: ParseError[] = [];
    const tree = parseTree(text, errors, strict);
    const [first] = errors;
    if (first) {
      const message = codeTexts().faults[printParseErrorCode(first.error)];
      const from = Math.min(first.offset, text.length);
      const to = Math.min(from + Math.max(first.length, 1), text.length);
      return [{ from, to, severity: 'error', message: message ?? codeTexts().unreadable }];
    }
    if (!tree) return [];
    const bySchema = schema ? schemaProblems(schema, schema, tree) : [];
    return [
      ...losses(text, tree),
      ...bySchema.map(({ node, message }) => ({
        ...at(node),
        severity: 'error' as const,
        message,
      })),
    ].toSorted((one, other) => one.from - other.from);
  } catch {
    // Nested so deep that no parser goes down there.
    return [{ from: 0, to: text.length, severity: 'error', message: codeTexts().unreadable }];
  }
}

/** Where a position of a text is, counted from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
