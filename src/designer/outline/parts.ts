/**
 * Which members of a part hold further parts: read from the meta-schema, so that a new block or
 * step has its place without a line here.
 */
import { meta } from '../../schema/generated/meta.gen.ts';
import { memberSchema, resolveSchema, rootSchema } from '../../schema/meta/walk.ts';
import type { MetaSchema } from '../../schema/meta/schema.ts';
import { isObject } from '../document/page.ts';
import type { Path } from '../document/path.ts';

/** The definition that a schema stands for, and the name of that definition. */
export function definitionOf(schema: MetaSchema): { schema: MetaSchema; name?: string } {
  let name: string | undefined;
  let here = schema;
  while (here.$ref) {
    name = here.$ref.slice('#/$defs/'.length);
    here = meta.$defs[name] ?? {};
  }
  return name === undefined ? { schema: here } : { schema: here, name };
}

/** The branches of a union that are objects, a tagged union as one. */
function objectsIn(schema: MetaSchema): MetaSchema[] {
  const target = definitionOf(schema).schema;
  if (target.anyOf) return target.anyOf.flatMap(objectsIn);
  return target.properties || target.oneOf ? [target] : [];
}

/** Parts that stand in a list or a map, by the name of their definition. */
export interface PartHolder {
  kind: 'list' | 'map';
  /** Name of the definition of what stands in it, such as Column. */
  of: string;
  item: MetaSchema;
}

/** Whether a member holds parts, one beside the other. */
export function holderOf(schema: MetaSchema): PartHolder | undefined {
  const { schema: target } = definitionOf(schema);
  const isList = target.type === 'array';
  const item = isList ? target.items : target.additionalProperties;
  if (typeof item !== 'object') return undefined;
  const { name, schema: part } = definitionOf(item);
  if (name === undefined || part.title === undefined || objectsIn(item).length === 0)
    return undefined;
  if (!isList && part.properties === undefined) return undefined;
  return { kind: isList ? 'list' : 'map', of: name, item };
}

/** Definitions of which several kinds stand in lists of parts, such as blocks. */
const listedUnions = (): ReadonlySet<string> => {
  unions ??= new Set(
    Object.values(meta.$defs).flatMap(({ items }) => {
      const { name, schema } = definitionOf(items ?? {});
      return name !== undefined && schema.oneOf ? [name] : [];
    }),
  );
  return unions;
};
let unions: ReadonlySet<string> | undefined;

/**
 * Parts that are no lists of parts themselves and hold some: the list of a page, a last step; or
 * one alone of what stands in lists elsewhere, such as the block of a master.
 */
export function holdsParts(schema: MetaSchema): boolean {
  const { schema: target, name } = definitionOf(schema);
  if (name === undefined || target.title === undefined) return false;
  if (target.oneOf) return listedUnions().has(name);
  if (!target.properties) return false;
  return Object.values(target.properties).some((member) => holderOf(member) !== undefined);
}

/** The schema of a place of a page, with the name of its definition; undefined: free JSON. */
export const schemaOfPlace = (document: unknown, path: Path): MetaSchema | undefined =>
  schemaBelow(rootSchema('page'), document, path);

/** The schema of a place within a value that a schema describes. */
export function schemaBelow(
  declared: MetaSchema | undefined,
  value: unknown,
  path: Path,
): MetaSchema | undefined {
  let schema = declared;
  let here = value;
  for (const step of path) {
    const resolved: MetaSchema | undefined = schema && resolveSchema(schema, here);
    schema = resolved && memberSchema(resolved, step);
    here = (here as Readonly<Record<string | number, unknown>> | null | undefined)?.[step];
  }
  return schema;
}

/** What describes a part, written as its name alone too: the object that it could be. */
export function objectSchema(schema: MetaSchema, value: unknown): MetaSchema | undefined {
  if (isObject(value)) return resolveSchema(schema, value);
  const branches = objectsIn(schema).filter(({ properties }) => properties);
  return branches.find(({ properties }) => properties?.field) ?? branches[0];
}
