/** Values of a format, generated from the meta-schema itself. */
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { meta } from '../../src/schema/generated/meta.gen.ts';
import type { FormatName, MetaSchema } from '../../src/schema/meta/schema.ts';
import { rootSchema } from '../../src/schema/meta/walk.ts';

/** Nesting after which only required members and shortest lists are generated. */
const DEPTH = 5;

const anyValue = fc.oneof(
  fc.boolean(),
  fc.integer(),
  fc.string({ maxLength: 8 }),
  fc.constant(null),
  fc.constant({ $expr: '1 + 1' }),
  fc.constant({ b: [1], a: { z: 1, y: 2 } }),
);
const mapKey = fc
  .stringMatching(/^[a-z][A-Za-z0-9]{0,5}$/)
  .filter((key) => !['constructor', 'prototype'].includes(key));
const permissionKey = fc.constantFrom('shop:order:ship', 'shop:order:print', 'demo:item');

function text(schema: MetaSchema): Arbitrary<string> {
  const { minLength = 0, maxLength = 12, pattern } = schema;
  if (pattern)
    return fc
      .stringMatching(
        new RegExp(
          pattern.replaceAll('*$', '{0,6}$').replaceAll(')*', '){0,1}').replaceAll(')+', ')'),
        ),
      )
      .filter((drawn) => drawn.length <= maxLength);
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 12)) });
}

function number(schema: MetaSchema, whole: boolean): Arbitrary<number> {
  const { minimum = -50, maximum = Math.max(minimum, 100) } = schema;
  return whole
    ? fc.integer({ min: minimum, max: maximum })
    : fc.integer({ min: minimum * 2, max: maximum * 2 }).map((double) => double / 2);
}

function object(schema: MetaSchema, depth: number): Arbitrary<object> {
  if (!schema.properties) {
    const member =
      typeof schema.additionalProperties === 'object'
        ? valueOf(schema.additionalProperties, depth + 1)
        : anyValue;
    const minimum = schema.minProperties ?? 0;
    // Maps by record key are read by loadFile only.
    if (schema.propertyNames?.pattern?.startsWith('^[1-9]')) return fc.constant({});
    const keys = schema.propertyNames?.$ref?.endsWith('ownPermission') ? permissionKey : mapKey;
    return fc.dictionary(keys, member, {
      minKeys: minimum,
      maxKeys: Math.max(minimum, depth > DEPTH ? 0 : 3),
      noNullPrototype: true,
    });
  }
  const required = schema.required ?? [];
  const names = Object.keys(schema.properties).filter(
    (name) => depth <= DEPTH || required.includes(name),
  );
  const members = Object.fromEntries(
    (names.length > 0 ? names : [Object.keys(schema.properties)[0]!]).map((name) => [
      name,
      valueOf(schema.properties![name]!, depth + 1),
    ]),
  );
  return fc
    .record(members, { requiredKeys: names.filter((name) => required.includes(name)) })
    .filter((drawn) => Object.keys(drawn).length >= (schema.minProperties ?? 0));
}

function list(schema: MetaSchema, depth: number): Arbitrary<unknown[]> {
  const minLength = schema.minItems ?? 0;
  const items = valueOf(schema.items!, depth + 1);
  const limits = { minLength, maxLength: Math.max(minLength, depth > DEPTH ? 0 : 2) };
  return schema.uniqueItems ? fc.uniqueArray(items, limits) : fc.array(items, limits);
}

function ofType(schema: MetaSchema, type: string | undefined, depth: number): Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return text(schema);
    case 'integer':
      return number(schema, true);
    case 'number':
      return number(schema, false);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return list(schema, depth);
    case 'object':
      return object(schema, depth);
    default:
      return anyValue;
  }
}

const made = new Map<MetaSchema, Arbitrary<unknown>[]>();

/** Arbitraries are costly to build: each is built once for a schema and depth. */
function valueOf(schema: MetaSchema, depth: number): Arbitrary<unknown> {
  if (schema.$ref) return valueOf(meta.$defs[schema.$ref.slice('#/$defs/'.length)]!, depth);
  const byDepth = made.get(schema) ?? [];
  made.set(schema, byDepth);
  return (byDepth[depth] ??= build(schema, depth));
}

function build(schema: MetaSchema, depth: number): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  const tag = schema.discriminator?.propertyName;
  if (tag && branches && depth <= DEPTH)
    return fc.oneof(
      ...branches.map((branch) =>
        // A branch whose tag may be left out elsewhere has it here.
        fc
          .constant(branch)
          .chain((one) =>
            valueOf(one, depth).map((value) => ({ ...(value as object), [tag]: tagOf(one, tag) })),
          ),
      ),
    );
  // Deep down, the last branch that cannot nest: messages, texts.
  if (branches)
    return depth > DEPTH
      ? valueOf(shallow(branches), depth)
      : fc.oneof(
          ...branches.map((branch) => fc.constant(branch).chain((one) => valueOf(one, depth))),
        );
  const types = [schema.type].flat();
  return types.length > 1
    ? fc.oneof(...types.map((type) => ofType(schema, type, depth)))
    : ofType(schema, types[0], depth);
}

const tagOf = ({ $ref = '' }: MetaSchema, tag: string): unknown =>
  meta.$defs[$ref.slice('#/$defs/'.length)]!.properties![tag]!.const;

function shallow(branches: readonly MetaSchema[]): MetaSchema {
  return (
    branches.find(({ $ref }) => $ref === '#/$defs/MessageAction' || $ref === '#/$defs/TextBlock') ??
    branches[0]!
  );
}

/** Any value that the format accepts. */
export function formatted(format: FormatName): Arbitrary<Record<string, unknown>> {
  // Built as values are drawn: the format is recursive.
  return fc.constant(format).chain((name) => valueOf(rootSchema(name), 0)) as Arbitrary<
    Record<string, unknown>
  >;
}
