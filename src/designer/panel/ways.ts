/** Texts that may be written in several ways: which ways there are is read from the meta-schema. */
import { branchesOf, knownKeys, memberSchema, resolveSchema } from '../../schema/meta/walk.ts';
import type { MetaSchema } from '../../schema/meta/schema.ts';
import { isObject } from '../document/page.ts';
import { quoted } from '../rules/write.ts';

/**
 * How a text is written: plainly, with parts that are filled in, as an expression, or as one text
 * for each member of an object.
 */
export const ways = ['text', 'template', 'expression', 'members'] as const;
export type Way = (typeof ways)[number];

/** A text of a part that could be written otherwise. */
export interface Rewritable {
  /** Where it stands below the part. */
  keys: readonly [string, ...string[]];
  /** Its schema, and what it is now; undefined: the page says nothing. */
  member: MetaSchema;
  value: unknown;
  others: readonly Way[];
}

const wayOfBranch = ({ type, enum: choices, properties }: MetaSchema): Way | undefined => {
  if (type === 'string' && !choices) return 'text';
  if (!properties) return undefined;
  if ('$text' in properties) return 'template';
  return '$expr' in properties ? 'expression' : 'members';
};

/** The branches of a union that a text is one of, by their ways; undefined: it is no such union. */
function textUnion(member: MetaSchema): ReadonlyMap<Way, MetaSchema> | undefined {
  const found = new Map<Way, MetaSchema>();
  for (const branch of branchesOf(member)) {
    const way = wayOfBranch(branch);
    if (way === undefined) return undefined;
    found.set(way, branch);
  }
  return found.has('text') && found.has('expression') ? found : undefined;
}

/** How a text is written at present. */
function wayOf(value: unknown): Way {
  if (!isObject(value)) return 'text';
  if ('$text' in value) return 'template';
  return '$expr' in value ? 'expression' : 'members';
}

/** The object of single texts that a value is; undefined: it is none. */
export const textMembers = (member: MetaSchema, value: unknown): MetaSchema | undefined =>
  wayOf(value) === 'members' ? textUnion(member)?.get('members') : undefined;

/** The texts of a part that could be written otherwise. */
export function rewritablesOf(schema: MetaSchema, part: unknown): Rewritable[] {
  return knownKeys(schema).flatMap((key): Rewritable[] => {
    const member = memberSchema(schema, key);
    const union = member && textUnion(member);
    if (!member || !union) return [];
    const value = isObject(part) ? part[key] : undefined;
    const others = ways.filter((way) => union.has(way) && way !== wayOf(value));
    const inner = textMembers(member, value);
    const below = inner ? rewritablesOf(resolveSchema(inner, value), value) : [];
    const nested = below.map((one): Rewritable => ({ ...one, keys: [key, ...one.keys] }));
    return [{ keys: [key], member, value, others }, ...nested];
  });
}

/** The plain text of a text, as far as it has one. */
function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isObject(value)) return '';
  if (typeof value.$text === 'string') return value.$text.replaceAll('{{', '{');
  if ('$expr' in value) return '';
  return plainText(Object.values(value)[0]);
}

/**
 * A text written in another way, which says the same as far as it can; undefined: nothing is left
 * of it. A way that cannot stand empty begins with what the text is called.
 */
export function rewritten({ member, value }: Rewritable, way: Way, called: string): unknown {
  const text = plainText(value);
  if (way === 'text') return text === '' ? undefined : text;
  if (way === 'template') return { $text: text === '' ? called : text.replaceAll('{', '{{') };
  if (way === 'expression') return { $expr: quoted(text) };
  const keys = knownKeys(textUnion(member)?.get('members') ?? {});
  return text === ''
    ? { [keys[0] ?? '']: called }
    : Object.fromEntries(keys.map((key) => [key, text]));
}

/** An expression that gives a value. */
export const asExpression = (value: unknown): { $expr: string } => ({
  $expr: typeof value === 'string' ? quoted(value) : String(value ?? null),
});
