/**
 * The canonical text of a schema file: hand edits and tools then differ only where something was
 * meant to differ.
 */
import type { FormatName, MetaSchema } from '../meta/schema.ts';
import { knownKeys, memberSchema, rootSchema, resolveSchema } from '../meta/walk.ts';
import { isObject } from '../isObject.ts';

/**
 * Widest line on which a list or object is kept together. Default rows are tables: each row is one
 * line.
 */
const widthOf = (format: FormatName): number => (format === 'defaults' ? Infinity : 120);

const isExpression = (value: unknown): boolean =>
  isObject(value) && ('$expr' in value || '$text' in value);
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

/** The value with keys in canonical order and without members that have their default value. */
function canonical(value: unknown, schema: MetaSchema | undefined): unknown {
  const resolved = schema && resolveSchema(schema, value);
  if (Array.isArray(value))
    return value.map((item, index) => canonical(item, resolved && memberSchema(resolved, index)));
  if (!isObject(value)) return value;
  const entries = orderedKeys(value, resolved)
    .filter((key) => value[key] !== undefined && !isDefault(value[key], key, resolved))
    .map((key) => [key, canonical(value[key], resolved && memberSchema(resolved, key))] as const);
  return Object.fromEntries(entries);
}

type Member = readonly [key: string, value: unknown];

const membersOf = (value: object): Member[] =>
  Array.isArray(value)
    ? value.map((item: unknown) => ['', item] as const)
    : Object.entries(value).map(([key, member]) => [`${JSON.stringify(key)}: `, member] as const);

/**
 * One line for a value without nested ones, or with one that is itself such a line; an expression
 * counts as plain.
 */
function oneLine(value: unknown): string | undefined {
  if (isLeaf(value)) return JSON.stringify(value);
  const members = membersOf(value as object);
  if (members.filter(([, member]) => !isLeaf(member) && !isExpression(member)).length > 1)
    return undefined;
  const lines = members.map(([key, member]) => {
    const line = oneLine(member);
    return line === undefined ? undefined : key + line;
  });
  if (lines.includes(undefined)) return undefined;
  const text = lines.join(', ');
  if (Array.isArray(value)) return `[${text}]`;
  return text === '' ? '{}' : `{ ${text} }`;
}

interface Frame {
  indent: string;
  /** Characters left on the line. */
  room: number;
  width: number;
}

function print(value: unknown, { indent, room, width }: Frame): string {
  const line = oneLine(value);
  if (isLeaf(value) || (line !== undefined && line.length <= room)) return line!;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const inner = `${indent}  `;
  const lines = membersOf(value as object).map(
    ([key, member]) =>
      inner +
      key +
      print(member, { indent: inner, room: width - inner.length - key.length - 1, width }),
  );
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/**
 * Canonical text of a value of a format: keys in the order of the meta-schema, keys of free maps in
 * their own, defaults left out, two spaces, short lists and objects on one line (`oneLine`), a
 * newline at the end. The value must have passed the format check (load/file.ts).
 */
export function serialise(format: FormatName, value: unknown): string {
  const frame = { indent: '', room: 0, width: widthOf(format) };
  return `${print(canonical(value, rootSchema(format)), frame)}\n`;
}
