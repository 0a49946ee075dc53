/** The members of a part that the panel edits, in groups. */
import { knownKeys, memberSchema } from '../../schema/meta/walk.ts';
import type { MetaSchema } from '../../schema/meta/schema.ts';
import type { PropSchema } from '../../schema/vocabulary.ts';
import { widgetCatalogue } from '../../widgets/catalogue.ts';
import { titled } from '../../widgets/locale/explained.ts';
import { fieldNamed, modelAtPlace } from '../document/models.ts';
import { isObject, type JsonObject } from '../document/page.ts';
import { definitionOf, holderOf, holdsParts } from '../outline/parts.ts';
import { controlOf, propControl } from './control.ts';
import type { Control, ControlTexts } from './controls.ts';
import type { Site } from './names.ts';
import { textMembers } from './ways.ts';

/** Tabs of the panel, in their order. */
export const memberGroups = ['properties', 'validation', 'linkage', 'data', 'access'] as const;
export type MemberGroup = (typeof memberGroups)[number];

/** A member of the part, or one of the props of its widget. */
interface MemberFacts {
  /** Where it stands below the part. */
  keys: readonly [string, ...string[]];
  group: MemberGroup;
  /** Its name in the format, or the title of the prop. */
  name: string;
  /** Title of a prop; members of the format have their names translated. */
  title?: string;
  description?: string;
  default?: unknown;
  value: unknown;
  required: boolean;
}

/** One that a control edits. */
export interface PanelMember extends MemberFacts {
  control: Control;
}

/** One that is worked out: an expression edits it, of a condition a sentence, too. */
export interface RuleMember extends MemberFacts {
  isCondition: boolean;
  /** It is never anything else. */
  isAlways: boolean;
}

export type Member = PanelMember | RuleMember;

/** Whether a value is worked out. */
export const isComputed = (value: unknown): boolean =>
  isObject(value) && typeof value.$expr === 'string';

/** Members of the format that say whether something holds. */
const conditions = new Set(['if', 'assert', 'disabled']);

const validation = new Set(
  'required minLength maxLength minimum maximum pattern format messages assert message validate min max'.split(
    ' ',
  ),
);
const data = new Set(
  (
    'model url params records record source sources options load submit values body method ' +
    'aggregate state key default value valueType sent hidden recordKey'
  ).split(' '),
);
const linkage = new Set([
  'if',
  'rowVisible',
  'modes',
  'selectable',
  'checked',
  'rowTone',
  'target',
  'set',
]);

/** The tab of a member. */
export function groupOf(key: string, schema: MetaSchema): MemberGroup {
  const { name } = definitionOf(schema);
  if (name === 'access' || key === 'permissions') return 'access';
  if (validation.has(key)) return 'validation';
  if (name === 'Condition' || linkage.has(key)) return 'linkage';
  return data.has(key) ? 'data' : 'properties';
}

/** A part written as its name alone, as the object that it stands for. */
export const asObject = (value: unknown): JsonObject =>
  typeof value === 'string' ? { field: value } : isObject(value) ? value : {};

/** Members of pages that have a place of their own: the bar, and the fields of models. */
const ownPlaces: ReadonlySet<string> = new Set(['id', 'modelFields']);

/** Members that are edited in the outline, or never. */
const isElsewhere = (key: string, schema: MetaSchema): boolean =>
  key === '$schema' ||
  'const' in definitionOf(schema).schema ||
  holderOf(schema) !== undefined ||
  holdsParts(schema);

/** How a member is edited, by its schema and by what the page says at present. */
function editing(
  key: string,
  member: MetaSchema,
  { value, site, texts }: { value: unknown; site: Site; texts: ControlTexts },
): Pick<PanelMember, 'control'> | Pick<RuleMember, 'isCondition' | 'isAlways'> {
  const { name } = definitionOf(member);
  const isAlways = name === 'Expression';
  return isAlways || isComputed(value)
    ? { isCondition: name === 'Condition' || conditions.has(key), isAlways }
    : { control: controlOf(member, value, { site, texts, key }) };
}

interface Panel {
  site: Site;
  texts: ControlTexts;
}

/** The members of a part by its schema. */
export function membersOf(schema: MetaSchema, site: Site, texts: ControlTexts): Member[] {
  const part = asObject(valueAtSite(site));
  const own = knownKeys(schema).flatMap((key): Member[] => {
    const member = memberSchema(schema, key);
    const hasPlace = site.path.length === 0 && ownPlaces.has(key);
    if (!member || hasPlace || isElsewhere(key, member)) return [];
    if (key === 'props') return [];
    const required = schema.required?.includes(key) ?? false;
    // What must be there anyway is edited member by member, and so is a text for each of several.
    const inner = required && member.properties ? member : textMembers(member, part[key]);
    if (inner) return innerMembers(key, inner, { part, site, texts });
    return [{ ...memberFacts(key, member, { part, site, texts }), required }];
  });
  return 'props' in (schema.properties ?? {}) ? [...own, ...propMembers(part, site, texts)] : own;
}

/** A member of a part, or of an object in it. */
function memberFacts(
  key: string,
  member: MetaSchema,
  { part, site, texts }: Panel & { part: JsonObject },
): Member {
  const described = { ...definitionOf(member).schema, ...member };
  return {
    keys: [key],
    group: groupOf(key, member),
    name: key,
    ...(described.description && { description: described.description }),
    ...('default' in described && { default: described.default }),
    ...editing(key, member, { value: part[key], site, texts }),
    value: part[key],
    required: false,
  };
}

/** The members of an object that is a member itself: all stand where it does. */
function innerMembers(
  key: string,
  schema: MetaSchema,
  { part, ...panel }: Panel & { part: JsonObject },
): Member[] {
  const inner = asObject(part[key]);
  return Object.entries(schema.properties ?? {}).map(([name, member]) => ({
    ...memberFacts(name, member, { part: inner, ...panel }),
    keys: [key, name],
    group: groupOf(key, schema),
  }));
}

function valueAtSite({ document, path }: Site): unknown {
  return path.reduce<unknown>(
    (here, step) => (here as Readonly<Record<string | number, unknown>>)[step],
    document,
  );
}

/** What the widget of a field lets set: the one that is named, else the usual one of its type. */
function propMembers(part: JsonObject, site: Site, texts: ControlTexts): Member[] {
  const field = fieldNamed(modelAtPlace(site.document, site.path, site.project), part.field);
  const widget =
    widgetCatalogue.find(({ name }) => name === part.widget) ??
    widgetCatalogue.find(({ inputFor }) => field && inputFor?.includes(field.type));
  const given = asObject(part.props);
  return Object.entries(widget?.props ?? {}).map(([key, prop]: [string, PropSchema]) => ({
    keys: ['props', key],
    group: 'properties',
    name: key,
    title: titled(prop.title),
    ...('default' in prop && { default: prop.default }),
    ...(isComputed(given[key])
      ? { isCondition: prop.type === 'boolean', isAlways: false }
      : { control: propControl(prop, texts) }),
    value: given[key],
    required: false,
  }));
}
