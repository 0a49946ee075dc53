/** What a new part must have: filled in from the meta-schema, so that it can be drawn at once. */
import { resolveSchema } from '../../schema/meta/walk.ts';
import type { MetaSchema } from '../../schema/meta/schema.ts';
import { isObject } from '../document/page.ts';
import { definitionOf } from '../outline/parts.ts';
import { fieldNames, formItemNames, nameChoices, type Site } from '../panel/names.ts';

/** Deepest that new parts are filled in. */
const deepest = 5;

/** The part with all members that its format requires, and none that it does not have. */
export function completed(schema: MetaSchema, value: unknown, site: Site, depth = 0): unknown {
  if (!isObject(value) || depth > deepest) return value;
  const resolved = resolveSchema(schema, value);
  const missing = (resolved.required ?? []).filter((key) => value[key] === undefined);
  const given = missing.map((key) => {
    const member = resolved.properties?.[key] ?? {};
    return [key, starter(member, { key, site, depth: depth + 1 })];
  });
  const own = Object.entries(value).filter(([key]) => resolved.properties?.[key] !== undefined);
  return Object.fromEntries([...own, ...given]);
}

/** The simplest value of a part. */
export const starterOf = (schema: MetaSchema, site: Site): unknown =>
  starter(schema, { key: '', site, depth: 0 });

interface Place {
  key: string;
  site: Site;
  depth: number;
}

/** Names that a member has by what it is called. */
function ownNames(key: string, site: Site) {
  if (key === 'field') return fieldNames(site);
  return key === 'target' ? formItemNames(site) : undefined;
}

/** The simplest value of a schema. */
function starter(member: MetaSchema, place: Place): unknown {
  const { schema, name } = definitionOf(member);
  const { key, site, depth } = place;
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const names = nameChoices(name, site) ?? ownNames(key, site);
  if (names) return names[0]?.value ?? key;
  if (name === 'Expression') return { $expr: 'null' };
  if (schema.anyOf) return firstBranch(schema.anyOf, place);
  if (schema.oneOf) return completedBranch(schema.oneOf[0], place);
  switch ([schema.type].flat()[0]) {
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () =>
        starter(schema.items ?? {}, { ...place, depth: depth + 1 }),
      );
    case 'object':
      return completed(schema, {}, site, depth + 1);
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'string':
      return textFor(schema, name, place);
    default:
      return null;
  }
}

/** A field is written as its name where that suffices. */
function firstBranch(branches: readonly MetaSchema[], place: Place): unknown {
  const [first = {}] = branches;
  const { schema } = definitionOf(first);
  if (schema.type !== 'string') return starter(first, place);
  return fieldNames(place.site)[0]?.value ?? textFor(schema, definitionOf(first).name, place);
}

const completedBranch = (branch: MetaSchema | undefined, { site, depth }: Place): unknown => {
  const { schema } = definitionOf(branch ?? {});
  const type = schema.properties?.type?.const;
  return completed(schema, type === undefined ? {} : { type }, site, depth + 1);
};

/** A text that its format allows. */
function textFor(schema: MetaSchema, name: string | undefined, { key }: Place): string {
  if (name === 'url' || name === 'route') return '/';
  if (name === 'regex') return '.*';
  return schema.pattern ? key : key === 'html' ? '<p></p>' : key;
}
