import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { jsonPlaceAt, sameOptions } from '../codeMirror/jsonPlace.ts';
import { membersOf, schemasAt, valuesOf, type JsonSchema } from './jsonSchema.ts';
import { defined } from '../../schema/defined.ts';

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
  const place = jsonPlaceAt(context);
  if (!place) return null;
  const { path, from, ending, insert } = place;
  if (!place.isKey) {
    const options = valuesOf(schemasAt(schema, path)).map((value) => {
      const written = JSON.stringify(value);
      return { label: written, apply: insert(written), type: 'enum' };
    });
    return options.length === 0 ? null : { from, options, validFor: sameOptions };
  }
  const parent = path.slice(0, -1);
  const present = keysAt(context.state.doc.toString(), parent);
  const options = [...membersOf(schemasAt(schema, parent))]
    .filter(([key]) => key === place.current || !present.has(key))
    .map(([key, { title, description }]) => ({
      label: JSON.stringify(key),
      apply: insert(JSON.stringify(key) + ending),
      type: 'property',
      detail: asText(title),
      info: asText(description),
    }))
    .map(({ detail, info, ...option }) => ({
      ...option,
      ...defined({ detail, info }),
    }));
  return options.length === 0 ? null : { from, options, validFor: sameOptions };
}
