/**
 * Walking a value along the meta-schema: which part of the format describes which part of a file.
 */
import { meta } from '../generated/meta.gen.ts';
import type { FormatName, MetaSchema } from './schema.ts';
import { isObject } from '../isObject.ts';

/** What is worked out of a schema, once: the format never changes. */
function once<S extends object, T>(work: (schema: S) => T): (schema: S) => T {
  const known = new WeakMap<S, { is: T }>();
  return (schema) => {
    const found = known.get(schema) ?? { is: work(schema) };
    known.set(schema, found);
    return found.is;
  };
}

const deref = once((schema: MetaSchema): MetaSchema =>
  schema.$ref ? deref(meta.$defs[schema.$ref.slice('#/$defs/'.length)]!) : schema,
);

/** JSON type of a value in the words of JSON Schema; integers are numbers. */
export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function mayBe(schema: MetaSchema, type: string): boolean {
  if (schema.type)
    return [schema.type]
      .flat()
      .some((one) => one === type || (one === 'integer' && type === 'number'));
  return [...(schema.enum ?? []), ...('const' in schema ? [schema.const] : [])].some(
    (value) => jsonType(value) === type,
  );
}

const flatten = once((branches: readonly MetaSchema[]): MetaSchema[] =>
  branches.flatMap((branch) => {
    const schema = deref(branch);
    return schema.anyOf ? flatten(schema.anyOf) : [schema];
  }),
);

/** Branches of a union by the JSON types of values that may be meant for them. */
const byType = once((_anyOf: readonly MetaSchema[]) => new Map<string, readonly MetaSchema[]>());

function fittingIn(anyOf: readonly MetaSchema[], type: string): readonly MetaSchema[] {
  const known = byType(anyOf);
  const fitting = known.get(type) ?? flatten(anyOf).filter((schema) => mayBe(schema, type));
  known.set(type, fitting);
  return fitting;
}

/** Branches of a tagged union by their tags; the first of a tag counts. */
const byTag = once(({ oneOf = [], discriminator }: MetaSchema) => {
  const tag = discriminator?.propertyName ?? '';
  const branches = oneOf.map(deref).toReversed();
  return new Map(branches.map((one) => [one.properties?.[tag]?.const, one]));
});

/** The branches of a union with those of the unions in it; of another schema, itself alone. */
export const branchesOf = once((schema: MetaSchema): MetaSchema[] => flatten([schema]));

/**
 * The branch of a union that the value was meant for: by JSON type, and among objects by the first
 * required member. The generated validators choose by the same rule
 * (scripts/generate/validators.mjs).
 */
function branchOf(anyOf: readonly MetaSchema[], value: unknown): MetaSchema | undefined {
  const fitting = fittingIn(anyOf, jsonType(value));
  if (!isObject(value)) return fitting[0];
  const marked = fitting.filter((schema) => schema.required?.length);
  const open = fitting.find((schema) => !schema.required?.length) ?? marked[0];
  return (
    marked.find((schema) => schema !== open && Object.hasOwn(value, schema.required?.[0] ?? '')) ??
    open
  );
}

/** The schema that really describes the value: $refs followed, the branch of a union chosen. */
export function resolveSchema(schema: MetaSchema, value: unknown): MetaSchema {
  const target = deref(schema);
  if (target.anyOf) {
    const branch = branchOf(target.anyOf, value);
    return branch ? resolveSchema(branch, value) : target;
  }
  if (target.oneOf && target.discriminator && isObject(value)) {
    return byTag(target).get(value[target.discriminator.propertyName]) ?? target;
  }
  return target;
}

/**
 * Names of the definitions a value was meant for, outer first: a button of an action is an Action
 * and an OpenFormAction.
 */
export function namedPart(schema: MetaSchema, value: unknown): string[] {
  const own = schema.$ref ? [schema.$ref.slice('#/$defs/'.length)] : [];
  const target = schema.$ref ? meta.$defs[own[0]!]! : schema;
  if (target.$ref) return [...own, ...namedPart(target, value)];
  const branches = target.anyOf ?? target.oneOf;
  if (!branches) return own;
  const chosen = resolveSchema(target, value);
  const branch = branches.find((one) => resolveSchema(one, value) === chosen);
  return branch ? [...own, ...namedPart(branch, value)] : own;
}

/**
 * The schema of a member or item of a value with this (resolved) schema; undefined when the format
 * says nothing about it.
 */
export function memberSchema(schema: MetaSchema, key: string | number): MetaSchema | undefined {
  if (typeof key === 'number') return schema.items;
  if (schema.properties && Object.hasOwn(schema.properties, key)) return schema.properties[key];
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}

/** Root of a format. */
export function rootSchema(format: FormatName): MetaSchema {
  return meta.$defs[meta.roots[format]]!;
}

/** Members an object of this resolved schema may have. */
export function knownKeys(schema: MetaSchema): string[] {
  return Object.keys(schema.properties ?? {});
}

/**
 * What the format says about a place of a value: the resolved schema there (undefined: nothing),
 * the value there, and the keys an object may have there in any branch of a union.
 */
export function schemaAt(
  format: FormatName,
  value: unknown,
  path: readonly string[],
): { schema: MetaSchema | undefined; value: unknown; keys: string[] } {
  let declared: MetaSchema | undefined = deref(rootSchema(format));
  let schema: MetaSchema | undefined = resolveSchema(declared, value);
  let here = value;
  for (const key of path) {
    const member: MetaSchema | undefined =
      schema && memberSchema(schema, Array.isArray(here) ? Number(key) : key);
    here = (here as Record<string, unknown>)[key];
    declared = member && deref(member);
    schema = declared && resolveSchema(declared, here);
  }
  const keys = declared?.anyOf
    ? flatten(declared.anyOf)
        .flatMap((branch) => branch.oneOf?.map(deref) ?? [branch])
        .flatMap(knownKeys)
    : knownKeys(schema ?? {});
  return { schema, value: here, keys };
}

/** Values of the tag of a tagged union. */
export function tagValues(schema: MetaSchema): string[] {
  return (schema.oneOf ?? []).map((branch) =>
    String(deref(branch).properties?.[schema.discriminator!.propertyName]?.const),
  );
}
