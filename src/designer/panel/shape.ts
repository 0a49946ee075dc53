/** What members are put together of that no single control edits: read from the meta-schema. */
import type { MetaSchema } from '../../schema/meta/schema.ts';
import { jsonType } from '../../schema/meta/walk.ts';
import { isObject } from '../document/page.ts';
import { definitionOf } from '../outline/parts.ts';

/** One of several things that a value may be. */
export interface Kind {
  /** What it is known by among the kinds of a value. */
  key: string;
  /** Name of the definition that it is. */
  name?: string;
  schema: MetaSchema;
  /** Nothing more is to be said of it: true, null, one of a list of words. */
  isConstant: boolean;
}

/** A list of values, an object with known members, or values under names that people choose. */
export type Shape =
  | { is: 'object'; schema: MetaSchema }
  | { is: 'list'; item: MetaSchema; least: number; most: number }
  | { is: 'map'; item: MetaSchema; isNeeded: boolean };

/** What any JSON value may be, where expressions may stand as well. */
const anything: readonly MetaSchema[] = [
  ...['string', 'number', 'boolean', 'null', 'array', 'object'].map((type) => ({ type })),
  { $ref: '#/$defs/Expression' },
];

const isFree = ({ type, anyOf, oneOf, enum: choices, ...schema }: MetaSchema): boolean =>
  !type && !anyOf && !oneOf && !choices && !('const' in schema);

const constants = (values: readonly unknown[]): Kind[] =>
  values.map((value) => ({
    key: JSON.stringify(value),
    schema: { const: value },
    isConstant: true,
  }));

/** All that a value may be, in the order of the format; one alone: it has one kind. */
export function kindsOf(member: MetaSchema): Kind[] {
  const { schema, name } = definitionOf(member);
  if (isFree(schema)) return anything.flatMap(kindsOf);
  if ('const' in schema) return constants([schema.const]);
  if (schema.enum) return constants(schema.enum);
  if (schema.anyOf) return schema.anyOf.flatMap(kindsOf);
  if (schema.oneOf) return schema.oneOf.flatMap(kindsOf);
  const types = [schema.type ?? 'object'].flat();
  if (types.length > 1) return types.flatMap((type) => kindsOf({ ...schema, type }));
  const [type = ''] = types;
  if (type === 'boolean') return constants([true, false]);
  if (type === 'null') return constants([null]);
  return [{ key: name ?? type, ...(name && { name }), schema: member, isConstant: false }];
}

/** How many members of an object say that it is of this kind; undefined: it is not. */
function likeness({ properties = {}, required = [] }: MetaSchema, value: object) {
  const has = (key: string) => Object.hasOwn(value, key);
  const tags = Object.entries(properties).filter(([, member]) => 'const' in member);
  const isTagged = tags.every(([key, member]) => Reflect.get(value, key) === member.const);
  if (!isTagged || (tags.length === 0 && !required.every(has))) return undefined;
  return required.length + tags.length;
}

/** The kind that a value is of; undefined: of none. */
export function kindOf(kinds: readonly Kind[], value: unknown): Kind | undefined {
  const type = jsonType(value);
  const constant = kinds.find((kind) => kind.isConstant && kind.key === JSON.stringify(value));
  if (constant) return constant;
  const fitting = kinds.flatMap((kind) => {
    const schema = definitionOf(kind.schema).schema;
    const own = schema.type === 'integer' ? 'number' : (schema.type ?? 'object');
    if (kind.isConstant || own !== type) return [];
    const like = isObject(value) ? likeness(schema, value) : 0;
    return like === undefined ? [] : [{ kind, like }];
  });
  return fitting.toSorted((one, other) => other.like - one.like)[0]?.kind;
}

/** What a value of one kind is put together of; undefined: a control edits it. */
export function shapeOf(member: MetaSchema): Shape | undefined {
  const { schema } = definitionOf(member);
  const { type, items = {}, minItems = 0, maxItems = Infinity, additionalProperties } = schema;
  if (type === 'array') return { is: 'list', item: items, least: minItems, most: maxItems };
  if (type !== 'object') return undefined;
  if (schema.properties) return { is: 'object', schema };
  const item = isObject(additionalProperties) ? additionalProperties : {};
  return { is: 'map', item, isNeeded: (schema.minProperties ?? 0) > 0 };
}
