import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { findNodeAtLocation, getLocation, parseTree } from 'jsonc-parser';
import { membersOf, schemasAt, valuesOf, type JsonSchema } from './jsonSchema.ts';

/** Keys that the object at a path has already. */
function keysAt(text: string, path: readonly (string | number)[]): Set<unknown> {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...path]);
  return new Set(node?.children?.map(({ children: [key] = [] }) => key?.value as unknown));
}

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Keys and values that a schema names for the place where somebody types. */
export function completeBySchema(
  context: CompletionContext,
  schema: JsonSchema,
): CompletionResult | null {
  const text = context.state.doc.toString();
  const { path, isAtPropertyKey, previousNode } = getLocation(text, context.pos);
  const typed = context.matchBefore(/[\w$.-]*/)!;
  const inside =
    previousNode &&
    context.pos > previousNode.offset &&
    context.pos <= previousNode.offset + previousNode.length;
  if (!inside && !context.explicit && typed.from === typed.to) return null;
  const from = inside ? previousNode.offset : typed.from;
  const to = inside ? previousNode.offset + previousNode.length : context.pos;
  if (!isAtPropertyKey) {
    const options = valuesOf(schemasAt(schema, path)).map((value) => ({
      label: JSON.stringify(value),
      type: 'enum',
    }));
    return options.length === 0 ? null : { from, to, options };
  }
  const parent = path.slice(0, -1);
  const present = keysAt(text, parent);
  const current = inside ? String(previousNode.value) : undefined;
  const ends = /^\s*:/.test(text.slice(to)) ? '' : ': ';
  const options = [...membersOf(schemasAt(schema, parent))]
    .filter(([key]) => key === current || !present.has(key))
    .map(([key, { title, description }]) => ({
      label: JSON.stringify(key),
      apply: JSON.stringify(key) + ends,
      type: 'property',
      detail: asText(title),
      info: asText(description),
    }))
    .map(({ detail, info, ...option }) => ({
      ...option,
      ...(detail !== undefined && { detail }),
      ...(info !== undefined && { info }),
    }));
  return options.length === 0 ? null : { from, to, options };
}
