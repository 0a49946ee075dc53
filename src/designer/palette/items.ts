/** What the palette offers: read from the catalogues and from the meta-schema. */
import { blockCatalogue } from '../../blocks/catalogue.ts';
import { blockGroups } from '../../schema/block.ts';
import { meta } from '../../schema/generated/meta.gen.ts';
import type { Model } from '../../schema/generated/types.gen.ts';
import { fieldsOf } from '../../schema/record/fieldsOf.ts';
import { stepGroups } from '../../schema/stepDefinition.ts';
import { widgetGroups } from '../../schema/vocabulary.ts';
import { holderOf } from '../outline/parts.ts';
import { exposedFields } from '../document/models.ts';
import { designerTexts } from '../locale/index.ts';
import type { GivenProject } from '../document/project.ts';
import { stepCatalogue } from '../../steps/catalogue.ts';
import { widgetCatalogue } from '../../widgets/catalogue.ts';
import { titled } from '../../widgets/locale/explained.ts';

/** Something that can be put into a page. */
export interface PaletteItem {
  key: string;
  /**
   * Name of the definition of what it becomes: Block, FormItem, Step; a field may become several.
   */
  kinds: readonly string[];
  label: string;
  note: string;
  icon: string;
  group: string;
  doc?: string;
  /**
   * What is written for it, of a kind, with these fields of the model; names that must be the
   * only ones are numbered later. undefined: what its format asks for.
   */
  value(kind: string, fields: readonly string[]): unknown;
}

/** Groups by their keys, in their order. */
export type PaletteGroups = Readonly<Record<string, string>>;

const blockItems = (): PaletteItem[] =>
  blockCatalogue.map(({ name, label, icon, group, doc, starter, ...block }) => ({
    key: `block ${name}`,
    kinds: ['Block'],
    label: titled(label),
    note: name,
    icon,
    group: `block ${group}`,
    doc,
    value: (_kind, fields) => {
      const begun = { type: name, ...starter?.(fields) };
      const isNamed = block.isNamed || block.keeps?.(begun as never);
      return isNamed ? { ...begun, name } : begun;
    },
  }));

const stepItems = (): PaletteItem[] =>
  stepCatalogue.map(({ name, label, icon, group, doc }) => ({
    key: `step ${name}`,
    kinds: ['Step'],
    label: titled(label),
    note: name,
    icon,
    group: `step ${group}`,
    doc,
    value: () => ({ type: name }),
  }));

/** Types of layout of forms, as the format has them. */
const layoutTypes = (): string[] =>
  (meta.$defs.FormLayout?.oneOf ?? []).map(({ $ref = '' }) =>
    String(meta.$defs[$ref.slice('#/$defs/'.length)]?.properties?.type?.const),
  );

const inputItems = (): PaletteItem[] => {
  const inputs = widgetCatalogue.filter(({ roles }) => roles.includes('input'));
  const layouts = layoutTypes().flatMap((type) => {
    const widget = widgetCatalogue.find(({ layoutFor }) => layoutFor?.includes(type as never));
    return widget ? [{ ...widget, type }] : [];
  });
  const button = designerTexts().part('FormButton');
  return [
    ...inputs.map(({ name, label, icon, group, doc }) => ({
      key: `widget ${name}`,
      kinds: ['FormItem'],
      label: titled(label),
      note: name,
      icon,
      group: `widget ${group}`,
      doc,
      value: () => ({ name: 'field', label, widget: name }),
    })),
    ...layouts.map(({ type, label, icon, group, doc }) => ({
      key: `layout ${type}`,
      kinds: ['FormItem'],
      label: titled(label),
      note: type,
      icon,
      group: `widget ${group}`,
      doc,
      value: () => ({ type, label }),
    })),
    {
      key: 'layout button',
      kinds: ['FormItem'],
      label: button,
      note: 'button',
      icon: 'button',
      group: 'widget layout',
      value: () => ({ type: 'button', name: 'button', label: button }),
    },
  ];
};

/** Everything but the fields of models, with the names of the groups. */
export const paletteItems = (): readonly PaletteItem[] => [
  ...blockItems(),
  ...inputItems(),
  ...stepItems(),
];

/** Kinds of parts that a field of a model can become. */
const fieldKinds = ['Column', 'QueryField', 'FormItem', 'Item', 'Summary'] as const;

/** Kinds that blocks, controls, steps and fields of models become. */
const offered = new Set<string>(['Block', 'FormItem', 'Step', ...fieldKinds]);

/** What else stands in lists of parts: rules, tabs, panes. `nameOf` says what a kind is called. */
export function partItems(nameOf: (kind: string) => string): PaletteItem[] {
  const kinds = Object.values(meta.$defs).flatMap(({ properties = {} }) =>
    Object.values(properties).flatMap((member) => {
      const holder = holderOf(member);
      return holder?.kind === 'list' && !offered.has(holder.of) ? holder.of : [];
    }),
  );
  return [...new Set(kinds)].map((kind) => ({
    key: `part ${kind}`,
    kinds: [kind],
    label: nameOf(kind),
    note: kind,
    icon: 'plus',
    group: 'part',
    value: () => undefined,
  }));
}

export const paletteGroups = (words: {
  block: string;
  widget: string;
  step: string;
  part: string;
}): PaletteGroups => ({
  part: words.part,
  ...Object.fromEntries(
    (
      [
        ['block', blockGroups, words.block],
        ['widget', widgetGroups, words.widget],
        ['step', stepGroups, words.step],
      ] as const
    ).flatMap(([kind, groups, word]) =>
      Object.entries(groups).map(([key, label]) => [
        `${kind} ${key}`,
        `${word} · ${titled(label)}`,
      ]),
    ),
  ),
});

/** Fields of a model, each of which becomes what its place takes. */
const ownItems = (model: Model | undefined): PaletteItem[] =>
  Object.entries(model ? fieldsOf(model) : {}).map(([name, { label, type }]) => ({
    key: `field ${name}`,
    kinds: fieldKinds,
    label,
    note: name,
    icon: widgetCatalogue.find(({ inputFor }) => inputFor?.includes(type))?.icon ?? 'edit',
    group: 'model',
    value: () => name,
  }));

/** Fields of a model, and those of its relations that its rows bring, which can be shown. */
export const fieldItems = (
  model: Model | undefined,
  project: Pick<GivenProject, 'models'>,
): PaletteItem[] => [
  ...ownItems(model),
  ...exposedFields(model, project).map(({ value, label }) => ({
    key: `field ${value}`,
    kinds: ['Column', 'Item'],
    label,
    note: value,
    icon: 'link',
    group: 'model',
    value: () => value,
  })),
];
