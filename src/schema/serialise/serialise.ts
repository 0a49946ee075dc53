/** The canonical text of a schema file: hand edits and tools then differ only where something was meant to differ. */
import type { FormatName, MetaSchema } from '../meta/schema.ts';
import { knownKeys, memberSchema, rootSchema, settle } from '../meta/walk.ts';

/** Widest line on which a list or object without nested ones is kept together. */
const WIDTH = 120;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isLeaf = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Keys in the order of the format; keys of free maps stay as they are. */
function orderedKeys(value: Record<string, unknown>, schema: MetaSchema | undefined): string[] {
  const known = schema ? knownKeys(schema).filter((key) => Object.hasOwn(value, key)) : [];
  return [...known, ...Object.keys(value).filter((key) => !known.includes(key))];
}

function isDefault(value: unknown, key: string, holder: MetaSchema | undefined): boolean {
  const member =
    holder?.properties && Object.hasOwn(holder.properties, key)
      ? holder.properties[key]
      : undefined;
  return (
    member !== undefined &&
    Object.hasOwn(member, 'default') &&
    member.default === value &&
    !holder!.required?.includes(key)
  );
}

/** The value with keys in canonical order and without members that say what holds anyway. */
function canonical(value: unknown, schema: MetaSchema | undefined): unknown {
  const settled = schema && settle(schema, value);
  if (Array.isArray(value))
    return value.map((item, index) => canonical(item, settled && memberSchema(settled, index)));
  if (!isObject(value)) return value;
  const entries = orderedKeys(value, settled)
    .filter((key) => value[key] !== undefined && !isDefault(value[key], key, settled))
    .map((key) => [key, canonical(value[key], settled && memberSchema(settled, key))] as const);
  return Object.fromEntries(entries);
}

function print(value: unknown, indent: string, room: number): string {
  if (isLeaf(value)) return JSON.stringify(value);
  const parts = Array.isArray(value)
    ? value.map((item) => ['', item] as const)
    : Object.entries(value as object).map(
        ([key, member]) => [`${JSON.stringify(key)}: `, member] as const,
      );
  const [open, close, space] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' '];
  if (parts.length === 0) return open + close;
  if (parts.every(([, member]) => isLeaf(member))) {
    const line = `${open}${space}${parts.map(([key, member]) => key + JSON.stringify(member)).join(', ')}${space}${close}`;
    if (line.length <= room) return line;
  }
  const inner = `${indent}  `;
  const lines = parts.map(
    ([key, member]) => inner + key + print(member, inner, WIDTH - inner.length - key.length - 1),
  );
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/**
 * Canonical text of a value of a format: keys in the order of the meta-schema, keys of free maps in their own,
 * defaults left out, two spaces, short flat lists and objects on one line, a newline at the end.
 * The value must have passed the format check (load/file.ts).
 */
export function serialise(format: FormatName, value: unknown): string {
  return `${print(canonical(value, rootSchema(format)), '', WIDTH)}\n`;
}
