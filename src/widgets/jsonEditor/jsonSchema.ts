/** The part of JSON Schema that the editor of JSON helps with: marks and completion. */
import type { Node } from 'jsonc-parser';
import { isObject } from '../../schema/isObject.ts';
import { codeTexts } from '../locale/code.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Something that is wrong with a node. */
export interface SchemaProblem {
  node: Node;
  message: string;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** References to other references, at most: a circle of them says nothing. */
const longestChain = 20;

/** Follows references within the same schema (`#/$defs/name`). */
function resolved(root: JsonSchema, given: unknown): JsonSchema {
  let schema = given;
  for (let steps = 0; isObject(schema) && typeof schema.$ref === 'string'; steps++) {
    if (steps === longestChain || !schema.$ref.startsWith('#')) return {};
    schema = schema.$ref
      .slice(1)
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>(
        (at, part) => (isObject(at) && Object.hasOwn(at, part) ? at[part] : undefined),
        root,
      );
  }
  return isObject(schema) ? schema : {};
}

/** A schema with those that it is put together of, each once, though they may be in a circle. */
function branches(root: JsonSchema, given: unknown): JsonSchema[] {
  const found = new Set<JsonSchema>();
  const add = (one: unknown): void => {
    const schema = resolved(root, one);
    if (found.has(schema)) return;
    found.add(schema);
    for (const key of ['allOf', 'anyOf', 'oneOf']) listOf(schema[key]).forEach(add);
  };
  add(given);
  return [...found];
}

/** All schemas that may say what stands at a path. */
export const schemasAt = (root: JsonSchema, path: readonly (string | number)[]): JsonSchema[] =>
  path.reduce<JsonSchema[]>(
    (schemas, key) =>
      schemas.flatMap((schema) => {
        const { properties, additionalProperties, items } = schema;
        const own =
          typeof key === 'number'
            ? items
            : isObject(properties) && Object.hasOwn(properties, key)
              ? properties[key]
              : additionalProperties;
        return isObject(own) ? branches(root, own) : [];
      }),
    branches(root, root),
  );

/** Members that schemas name, with what each is. */
export function membersOf(schemas: readonly JsonSchema[]): Map<string, JsonSchema> {
  const members = new Map<string, JsonSchema>();
  for (const { properties } of schemas)
    if (isObject(properties))
      for (const [key, schema] of Object.entries(properties))
        if (isObject(schema) && !members.has(key)) members.set(key, schema);
  return members;
}

/** Values that schemas name. */
export function valuesOf(schemas: readonly JsonSchema[]): unknown[] {
  const values = schemas.flatMap((schema) => [
    ...listOf(schema.enum),
    ...(schema.const === undefined ? [] : [schema.const]),
    ...(typesOf(schema).includes('boolean') ? [true, false] : []),
    ...(schema.default === undefined ? [] : [schema.default]),
  ]);
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

const typesOf = ({ type }: JsonSchema): string[] =>
  (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');

const isOfType = (node: Node, type: string): boolean =>
  type === 'integer' ? node.type === 'number' && Number.isInteger(node.value) : node.type === type;

/**
 * What is wrong with a value by a schema.
 * @param within the schemas that it is a part of, for the same value: one in itself says no more
 */
export function schemaProblems(
  root: JsonSchema,
  given: unknown,
  node: Node,
  within: readonly JsonSchema[] = [],
): SchemaProblem[] {
  const schema = resolved(root, given);
  if (within.includes(schema)) return [];
  const parts = [...within, schema];
  const types = typesOf(schema);
  const words = codeTexts().schema;
  if (types.length > 0 && !types.some((type) => isOfType(node, type))) {
    const expected = types.map((type) => words.types[type] ?? type).join(words.or);
    return [{ node, message: words.type(expected) }];
  }
  return [
    ...valueProblems(schema, node).map((message) => ({ node, message })),
    ...(node.type === 'object' ? memberProblems(root, schema, node) : []),
    ...(node.type === 'array' && isObject(schema.items)
      ? (node.children ?? []).flatMap((item) => schemaProblems(root, schema.items, item))
      : []),
    ...listOf(schema.allOf).flatMap((one) => schemaProblems(root, one, node, parts)),
    ...['anyOf', 'oneOf'].flatMap((key) =>
      fewest(listOf(schema[key]).map((one) => schemaProblems(root, one, node, parts))),
    ),
  ];
}

/** Of several schemas one must hold: the problems of the one that comes nearest. */
const fewest = (problems: readonly SchemaProblem[][]): SchemaProblem[] =>
  problems.toSorted((one, other) => one.length - other.length)[0] ?? [];

/** A limit of a schema, and what is said when a value breaks it. */
type Limit = [name: string, isBroken: (limit: number) => boolean, say: (limit: number) => string];

function valueProblems(schema: JsonSchema, node: Node): string[] {
  const words = codeTexts().schema;
  const value: unknown = node.value;
  const values = schema.const === undefined ? listOf(schema.enum) : [schema.const];
  if (values.length > 0 && node.type !== 'object' && node.type !== 'array')
    return values.includes(value)
      ? []
      : [words.values(values.map((one) => JSON.stringify(one)).join(' '))];
  const number = typeof value === 'number' ? value : undefined;
  const length = typeof value === 'string' ? [...value].length : undefined;
  const count = node.type === 'array' ? node.children?.length : undefined;
  const limits: Limit[] = [
    ['minimum', (limit) => number !== undefined && number < limit, words.atLeast],
    ['maximum', (limit) => number !== undefined && number > limit, words.atMost],
    ['minLength', (limit) => length !== undefined && length < limit, words.longer],
    ['maxLength', (limit) => length !== undefined && length > limit, words.shorter],
    ['minItems', (limit) => count !== undefined && count < limit, words.longer],
    ['maxItems', (limit) => count !== undefined && count > limit, words.shorter],
  ];
  return limits.flatMap(([name, isBroken, sentence]) => {
    const limit = schema[name];
    return typeof limit === 'number' && isBroken(limit) ? [sentence(limit)] : [];
  });
}

function memberProblems(root: JsonSchema, schema: JsonSchema, node: Node): SchemaProblem[] {
  const words = codeTexts().schema;
  const members = membersOf([schema]);
  const { additionalProperties: others } = schema;
  const present = new Set<unknown>();
  const inside = (node.children ?? []).flatMap(({ children: [key, value] = [] }) => {
    if (!key) return [];
    present.add(key.value);
    const own = members.get(String(key.value));
    if (!own && others === false) return [{ node: key, message: words.unknown(String(key.value)) }];
    const expected = own ?? (isObject(others) ? others : undefined);
    return value && expected ? schemaProblems(root, expected, value) : [];
  });
  const missing = listOf(schema.required).filter((key) => !present.has(key));
  return [...missing.map((key) => ({ node, message: words.required(String(key)) })), ...inside];
}
