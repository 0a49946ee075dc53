/** What can be written at a place of a page: members, and values where the format names them. */
import { branchesOf, resolveSchema, tagValues } from '../../schema/meta/walk.ts';
import type { MetaSchema } from '../../schema/meta/schema.ts';
import { valueAt } from '../../schema/edit/operations.ts';
import { isObject } from '../document/page.ts';
import type { Path } from '../document/path.ts';
import { definitionOf, objectSchema, schemaBelow, schemaOfPlace } from '../outline/parts.ts';
import { fieldNames, nameChoices, type Site } from '../panel/names.ts';

/** A member that an object may have. */
export interface OfferedMember {
  key: string;
  description?: string;
}

/** A value that is known; `label` says what it stands for where its name does not. */
export interface OfferedValue {
  value: unknown;
  label?: string;
}

interface Typed {
  /** The page, and the part of it that is typed. */
  site: Site;
  /** The part as it is typed now. */
  value: unknown;
}

/** The schema of a place within what is typed. */
const declaredAt = ({ site, value }: Typed, path: Path): MetaSchema | undefined =>
  schemaBelow(schemaOfPlace(site.document, site.path), value, path);

/** Tagged unions among what a schema may be. */
const tagged = (schema: MetaSchema): MetaSchema[] =>
  branchesOf(schema).filter(({ oneOf, discriminator }) => oneOf && discriminator);

/** Members that the object at a place may have and lacks. */
export function offeredMembers(typed: Typed, path: Path): OfferedMember[] {
  const declared = declaredAt(typed, path);
  if (!declared) return [];
  const here = valueIn(typed.value, path);
  const { properties = {} } = objectSchema(declared, isObject(here) ? here : {}) ?? {};
  const tags = tagged(resolveSchema(declared, here)).flatMap(({ discriminator }) =>
    discriminator ? [{ key: discriminator.propertyName }] : [],
  );
  const members = Object.entries(properties).map(([key, member]) => {
    const { description } = { ...definitionOf(member).schema, ...member };
    return { key, ...(description && { description }) };
  });
  const present = isObject(here) ? here : {};
  return [...tags, ...members].filter(({ key }) => !Object.hasOwn(present, key));
}

/** Values that the format or the project names for a place. */
export function offeredValues(typed: Typed, path: Path): OfferedValue[] {
  const key = path.at(-1);
  const holder = declaredAt(typed, path.slice(0, -1));
  const kinds = holder
    ? tagged(holder).filter(({ discriminator }) => discriminator?.propertyName === key)
    : [];
  if (kinds.length > 0) return kinds.flatMap(tagValues).map((value) => ({ value }));
  const declared = declaredAt(typed, path);
  if (!declared) return [];
  const site = { ...typed.site, path: [...typed.site.path, ...path] };
  const found = [
    ...named(declared, site),
    ...(key === 'field' || isFieldItself(declared) ? fieldNames(site) : []),
  ];
  return [...new Map(found.map((one) => [JSON.stringify(one.value), one])).values()];
}

/** What the definitions say that a schema is, or may be. */
function named(schema: MetaSchema, site: Site): OfferedValue[] {
  const { schema: target, name } = definitionOf(schema);
  const names = nameChoices(name, site);
  if (names) return names;
  if (target.anyOf) return target.anyOf.flatMap((branch) => named(branch, site));
  const values = 'const' in target ? [target.const] : (target.enum ?? []);
  const truths = [target.type].flat().includes('boolean') ? [true, false] : [];
  return [...values, ...truths].map((value) => ({ value }));
}

/** Whether a part may be written as the name of its field alone. */
function isFieldItself(schema: MetaSchema): boolean {
  const branches = branchesOf(schema);
  return (
    branches.some(({ type }) => type === 'string') &&
    branches.some(({ properties }) => properties?.field)
  );
}

/** What stands at a place; undefined: nothing yet. */
function valueIn(value: unknown, path: Path): unknown {
  try {
    return valueAt(value, path);
  } catch {
    return undefined;
  }
}
