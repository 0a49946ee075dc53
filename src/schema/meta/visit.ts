/**
 * Visiting every part of a file that the format gives a name: Expression, Request, Column,
 * permission, …
 */
import type { Path } from '../pointer.ts';
import type { FormatName, MetaSchema } from './schema.ts';
import { memberSchema, namedPart, rootSchema, resolveSchema } from './walk.ts';
import { isObject } from '../isObject.ts';

/** A named part: its type name in the meta-schema, its value, and where it is. */
export interface Part {
  name: string;
  value: unknown;
  path: Path;
}

/** Called on entering a part; `owners` are the enclosing parts, innermost last. */
export type Visit = (part: Part, owners: readonly Part[]) => void;

/** True for {"$expr": …}, which stands for an expression also where the format allows any value. */
export function isExpressionValue(value: unknown): value is { $expr: string } {
  return isObject(value) && typeof value.$expr === 'string';
}

/**
 * True for {"$text": …}, which stands for a text with parts also where the format allows any value.
 */
function isTemplateValue(value: unknown): value is { $text: string } {
  return isObject(value) && typeof value.$text === 'string';
}

/** Walks a value that passed the format check. */
export function visitParts(format: FormatName, value: unknown, visit: Visit): void {
  walk({ $ref: `#/$defs/${rootSchema(format).title!}` }, value, [], [], visit);
}

function walk(
  schema: MetaSchema | undefined,
  value: unknown,
  path: Path,
  ancestors: readonly Part[],
  visit: Visit,
): void {
  let owners = ancestors;
  const names = schema ? namedPart(schema, value) : [];
  if (names.length === 0 && isExpressionValue(value)) names.push('Expression');
  if (names.length === 0 && isTemplateValue(value)) names.push('Template');
  for (const name of names) {
    const part = { name, value, path };
    visit(part, owners);
    owners = [...owners, part];
  }
  const resolved = schema && resolveSchema(schema, value);
  if (Array.isArray(value))
    value.forEach((item, index) =>
      walk(resolved && memberSchema(resolved, index), item, [...path, index], owners, visit),
    );
  else if (isObject(value))
    for (const [key, member] of Object.entries(value))
      walk(resolved && memberSchema(resolved, key), member, [...path, key], owners, visit);
}
