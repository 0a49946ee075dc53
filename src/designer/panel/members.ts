/** The members of a part that the panel edits, in groups. */
import { knownKeys, memberSchema } from '../../schema/meta/walk.ts';
import type { MetaSchema } from '../../schema/meta/schema.ts';
import type { PropSchema } from '../../schema/vocabulary.ts';
import { widgetCatalogue } from '../../widgets/catalogue.ts';
import { titled } from '../../widgets/locale/explained.ts';
import { fieldNamed, modelAtPlace } from '../document/models.ts';
import { isObject, type JsonObject } from '../document/page.ts';
import { definitionOf, holderOf, holdsParts } from '../outline/parts.ts';
import { controlOf, propControl, type Control, type ControlTexts } from './control.ts';
import type { Site } from './names.ts';

/** Tabs of the panel, in their order. */
export const memberGroups = ['properties', 'validation', 'linkage', 'data', 'access'] as const;
export type MemberGroup = (typeof memberGroups)[number];

/** A member of the part, or one of the props of its widget. */
export interface PanelMember {
  /** Where it stands below the part. */
  keys: readonly [string] | readonly ['props', string];
  group: MemberGroup;
  /** Its name in the format, or the title of the prop. */
  name: string;
  /** Title of a prop; members of the format have their names translated. */
  title?: string;
  description?: string;
  default?: unknown;
  control: Control;
  value: unknown;
  required: boolean;
}

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
const linkage = new Set(['if', 'rowVisible', 'modes', 'selectable', 'checked', 'rowTone']);

function groupOf(key: string, schema: MetaSchema): MemberGroup {
  const { name } = definitionOf(schema);
  if (name === 'access' || key === 'permissions') return 'access';
  if (validation.has(key)) return 'validation';
  if (name === 'Condition' || linkage.has(key)) return 'linkage';
  return data.has(key) ? 'data' : 'properties';
}

/** A part written as its name alone, as the object that it stands for. */
export const asObject = (value: unknown): JsonObject =>
  typeof value === 'string' ? { field: value } : isObject(value) ? value : {};

/** Members that are edited in the outline, or never. */
const isElsewhere = (key: string, schema: MetaSchema): boolean =>
  key === '$schema' ||
  'const' in definitionOf(schema).schema ||
  holderOf(schema) !== undefined ||
  holdsParts(schema);

/** The members of a part by its schema. */
export function membersOf(schema: MetaSchema, site: Site, texts: ControlTexts): PanelMember[] {
  const part = asObject(valueAtSite(site));
  const own = knownKeys(schema).flatMap((key): PanelMember[] => {
    const member = memberSchema(schema, key);
    if (!member || isElsewhere(key, member) || (site.path.length === 0 && key === 'id')) return [];
    if (key === 'props') return [];
    const described = { ...definitionOf(member).schema, ...member };
    return [
      {
        keys: [key],
        group: groupOf(key, member),
        name: key,
        ...(described.description && { description: described.description }),
        ...('default' in described && { default: described.default }),
        control: controlOf(member, part[key], { site, texts, key }),
        value: part[key],
        required: schema.required?.includes(key) ?? false,
      },
    ];
  });
  return 'props' in (schema.properties ?? {}) ? [...own, ...propMembers(part, site, texts)] : own;
}

function valueAtSite({ document, path }: Site): unknown {
  return path.reduce<unknown>(
    (here, step) => (here as Readonly<Record<string | number, unknown>>)[step],
    document,
  );
}

/** What the widget of a field lets set: the one that is named, else the usual one of its type. */
function propMembers(part: JsonObject, site: Site, texts: ControlTexts): PanelMember[] {
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
    control: propControl(prop, given[key], texts),
    value: given[key],
    required: false,
  }));
}
