/** The members of a part that the panel edits, in groups. */
import { knownKeys, memberSchema, resolveSchema } from '../../schema/meta/walk.ts';
import type { MetaSchema } from '../../schema/meta/schema.ts';
import type { PropSchema } from '../../schema/vocabulary.ts';
import { widgetCatalogue } from '../../widgets/catalogue.ts';
import { titled } from '../../widgets/locale/explained.ts';
import { fieldNamed, modelAtPlace } from '../document/models.ts';
import { isObject, type JsonObject } from '../document/page.ts';
import { definitionOf, holderOf, holdsParts } from '../outline/parts.ts';
import { controlOf, propControl } from './control.ts';
import type { Control, ControlTexts } from './controls.ts';
import { groupOf, type MemberGroup } from './groups.ts';
import type { Site } from './names.ts';
import { isBlockAt } from './naming.ts';
import { severalOf, type Several } from './several.ts';
import { kindsOf, type Kind } from './shape.ts';
import { textMembers } from './ways.ts';

/** Where something stands below a part. */
export type Keys = readonly (string | number)[];

/** A member of the part, one of the props of its widget, or something within such. */
interface MemberFacts {
  /** Where it stands below the part. */
  keys: Keys;
  /** As many of its keys lead to the frame that it is shown in, which stays although empty. */
  framed: number;
  group: MemberGroup;
  /** Its name in the format, or the title of the prop. */
  name: string;
  /** Title of a prop or an item; members of the format have their names translated. */
  title?: string;
  description?: string;
  default?: unknown;
  value: unknown;
  required: boolean;
}

/** One that a control edits. */
export interface PanelMember extends MemberFacts {
  control: Control;
  /** It may be worked out as well, although its schema does not say so. */
  mayBeComputed?: boolean;
  /** Several parts have it, with different values. */
  isMixed?: boolean;
  /** It may be a list of several as well. */
  several?: Several;
}

/** One that is worked out: an expression edits it, of a condition a sentence, too. */
export interface RuleMember extends MemberFacts {
  isCondition: boolean;
  /** It is never anything else. */
  isAlways: boolean;
}

/** One that is put together of others, or may be one of several kinds. */
export interface FramedMember extends MemberFacts {
  /** It is an item of a list or map, which has a label of its own, and goes with its row. */
  isItem?: boolean;
  kinds: readonly Kind[];
  /** It may be one value alone as well. */
  several?: Several;
}

export type Member = PanelMember | RuleMember | FramedMember;

/** Whether a value is worked out. */
export const isComputed = (value: unknown): boolean =>
  isObject(value) && typeof value.$expr === 'string';

/** Members of the format that say whether something holds. */
const conditions = new Set(['if', 'assert', 'disabled']);

/** A part written as its name alone, as the object that it stands for. */
export const asObject = (value: unknown): JsonObject =>
  typeof value === 'string' ? { field: value } : isObject(value) ? value : {};

/** Members of pages that have a place of their own: the bar, and what they bring. */
const ownPlaces: ReadonlySet<string> = new Set(['id', 'newModels', 'modelFields']);

/** Members of parts that are edited in the outline. */
const isElsewhere = (schema: MetaSchema): boolean =>
  holderOf(schema) !== undefined || holdsParts(schema);

/** Members that say what something is, once it is there. */
const isConstant = (key: string, schema: MetaSchema): boolean =>
  key === '$schema' || 'const' in definitionOf(schema).schema;

/** Where a part stands, and the words of its controls. */
export interface Panel {
  site: Site;
  texts: ControlTexts;
}

/** What edits something. */
export type Editing =
  | Pick<PanelMember, 'control' | 'mayBeComputed' | 'several'>
  | Pick<RuleMember, 'isCondition' | 'isAlways'>
  | Pick<FramedMember, 'kinds' | 'several'>;

/** How a member is edited, by its schema and by what the page says at present. */
export function editing(
  member: MetaSchema,
  { key, value, site, texts }: Panel & { key: string; value: unknown },
): Editing {
  const several = severalOf(member);
  if (several) {
    const way = Array.isArray(value) ? several.list : several.alone;
    return { ...editing(way, { key, value, site, texts }), several };
  }
  const { name } = definitionOf(member);
  const isAlways = name === 'Expression';
  const control = isAlways ? undefined : controlOf(member, value, { site, texts, key });
  if (isAlways || (control && isComputed(value)))
    return { isCondition: name === 'Condition' || conditions.has(key), isAlways };
  return control ? { control } : { kinds: kindsOf(member) };
}

/** The members of a part by its schema. */
export function membersOf(schema: MetaSchema, site: Site, texts: ControlTexts): Member[] {
  const isNamed = isBlockAt(site.document, site.path);
  const isHere = (key: string, member: MetaSchema) =>
    !isElsewhere(member) &&
    !(site.path.length === 0 && ownPlaces.has(key)) &&
    // The name of a block stands above its members: others refer to it.
    !(isNamed && key === 'name');
  return objectMembers(schema, { keys: [], framed: 0, site, texts }, isHere);
}

/** Where the members of an object stand. */
interface Place extends Panel {
  keys: Keys;
  framed: number;
  group?: MemberGroup;
}

/** The members of an object, with those of the objects in it that are edited member by member. */
export function objectMembers(
  schema: MetaSchema,
  place: Place,
  isHere: (key: string, member: MetaSchema) => boolean = () => true,
): Member[] {
  const own = asObject(valueBelow(place.site, place.keys));
  const members = knownKeys(schema).flatMap((key): Member[] => {
    const member = memberSchema(schema, key);
    if (!member || key === 'props' || isConstant(key, member) || !isHere(key, member)) return [];
    const isRequired = schema.required?.includes(key) ?? false;
    const inner = plainObject(member, isRequired) ?? textMembers(member, own[key]);
    if (!inner) return [{ ...memberFacts(key, member, place), required: isRequired }];
    const group = place.group ?? groupOf(key, member);
    return objectMembers(resolveSchema(inner, own[key]), {
      ...place,
      keys: [...place.keys, key],
      group,
    });
  });
  const { props, widget } = schema.properties ?? {};
  if (!props) return members;
  return [...members, ...(widget ? propMembers(own, place) : [memberFacts('props', props, place)])];
}

/** An object that must be there, or that cannot stand empty: its members stand in its place. */
function plainObject(member: MetaSchema, isRequired: boolean): MetaSchema | undefined {
  const { schema } = definitionOf(member);
  if (!schema.properties) return undefined;
  const mayBeginAnywhere = (schema.minProperties ?? 0) > 0 && !schema.required?.length;
  return isRequired || mayBeginAnywhere ? schema : undefined;
}

function memberFacts(key: string, member: MetaSchema, place: Place): Member {
  const keys = [...place.keys, key];
  const described = { ...definitionOf(member).schema, ...member };
  const value = valueBelow(place.site, keys);
  return {
    keys,
    framed: place.framed,
    group: place.group ?? groupOf(key, member),
    name: key,
    ...(described.description && { description: described.description }),
    ...('default' in described && { default: described.default }),
    ...editing(member, { ...place, key, value }),
    value,
    required: false,
  };
}

/** What the page says at a place below a part. */
export function valueBelow({ document, path }: Pick<Site, 'document' | 'path'>, keys: Keys) {
  const part = [...path].reduce<unknown>(stepInto, document);
  const [first, ...rest] = keys;
  return first === undefined ? part : rest.reduce<unknown>(stepInto, asObject(part)[first]);
}

const stepInto = (here: unknown, step: string | number): unknown =>
  typeof here === 'object' && here !== null && Object.hasOwn(here, step)
    ? Reflect.get(here, step)
    : undefined;

/** What the widget of a field lets set: the one that is named, else the usual one of its type. */
function propMembers(part: JsonObject, place: Place): Member[] {
  const { site, texts, keys, framed, group = 'properties' } = place;
  const field = fieldNamed(modelAtPlace(site.document, site.path, site.project), part.field);
  const widget =
    widgetCatalogue.find(({ name }) => name === part.widget) ??
    widgetCatalogue.find(({ inputFor }) => field && inputFor?.includes(field.type));
  const given = asObject(part.props);
  return Object.entries(widget?.props ?? {}).map(([key, prop]: [string, PropSchema]) => ({
    keys: [...keys, 'props', key],
    framed,
    group,
    name: key,
    title: titled(prop.title),
    ...('default' in prop && { default: prop.default }),
    ...propEditing(prop, { key, value: given[key], texts }),
    value: given[key],
    required: false,
  }));
}

function propEditing(
  prop: PropSchema,
  { key, value, texts }: { key: string; value: unknown; texts: ControlTexts },
): Editing {
  const control = propControl(prop, key, texts);
  const { type, items } = prop;
  const schema = { type, ...(items && { items: { type: items } }) };
  if (!control) return { kinds: kindsOf({ anyOf: [schema, { $ref: '#/$defs/Expression' }] }) };
  return isComputed(value)
    ? { isCondition: type === 'boolean', isAlways: false }
    : { control, mayBeComputed: true };
}
