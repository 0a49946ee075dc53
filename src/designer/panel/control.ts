/** The control that edits a member: chosen from the meta-schema alone. */
import type { MetaSchema } from '../../schema/meta/schema.ts';
import type { PropSchema } from '../../schema/vocabulary.ts';
import { isObject } from '../document/page.ts';
import { definitionOf } from '../outline/parts.ts';
import {
  condition,
  filled,
  input,
  named,
  same,
  select,
  template,
  yesOrNo,
  type Control,
  type ControlTexts,
} from './controls.ts';
import { valueTitle } from './valueTitle.ts';
import { fieldNames, fieldPaths, formItemNames, nameChoices, type Site } from './names.ts';
import { defined } from '../../schema/defined.ts';

/** The fields that a rule of a form is about: one is written as its name alone. */
function targets(site: Site, value: unknown): Control {
  const control = named(formItemNames(site), value, true);
  return {
    ...control,
    shown: (target) => (target === undefined ? undefined : [target].flat()),
    written: (chosen) => {
      const names = control.written(chosen);
      return Array.isArray(names) && names.length === 1 ? names[0] : names;
    },
  };
}

const typesOf = (schema: MetaSchema): string[] => [schema.type ?? []].flat();

/**
 * The control of a member that is not worked out; undefined: it takes more than one (shape.ts).
 *
 * @param value what the page says at present: a text with parts is edited as one
 */
export function controlOf(
  member: MetaSchema,
  value: unknown,
  { site, texts, key }: { site: Site; texts: ControlTexts; key: string },
): Control | undefined {
  const { schema, name } = definitionOf(member);
  if (isObject(value) && typeof value.$text === 'string') return template;
  if (name === 'Condition') return condition(texts);
  if (name === 'Text' || name === 'TextByMode')
    return isObject(value) ? undefined : { ...input, isAtOnce: true };
  if (name === 'icon') return { ...input, widget: 'IconPicker', props: { none: '' } };
  if (name === 'access') return named(nameChoices('verb', site) ?? [], value, Array.isArray(value));
  const names = nameChoices(name, site);
  if (names) return named(names, value);
  if (key === 'target' && site.path.includes('rules')) return targets(site, value);
  if (name === 'fieldPath') return named(fieldPaths(site), value);
  if (key === 'field' && typesOf(schema).includes('string')) return named(fieldNames(site), value);
  return ofType(schema, value, { site, texts, key });
}

function ofType(
  schema: MetaSchema,
  value: unknown,
  { site, texts, key }: { site: Site; texts: ControlTexts; key: string },
): Control | undefined {
  const types = typesOf(schema);
  if (schema.enum) return select(choicesOf(schema.enum, texts, key));
  if (types.length === 1) {
    const [type] = types;
    if (type === 'boolean') return yesOrNo(texts);
    if (type === 'integer' || type === 'number') return numberOf(schema);
    if (type === 'string') return longText(schema);
    if (type === 'array' && schema.items) return ofItems(schema.items, value, { site, texts, key });
  }
  if (types.length === 2 && types.includes('string') && types.includes('integer'))
    return {
      ...input,
      written: (text) => (/^\d+$/.test(String(text)) ? Number(text) : filled(text)),
    };
  return undefined;
}

const choicesOf = (values: readonly unknown[], { values: titles }: ControlTexts, key: string) =>
  values.map((value) => ({ value: value as string, label: valueTitle(value, titles, key) }));

const longText = ({ maxLength = 0 }: MetaSchema): Control =>
  maxLength > 200 ? { ...input, widget: 'TextArea' } : input;

const numberOf = ({
  minimum,
  maximum,
  type,
}: Pick<MetaSchema, 'minimum' | 'maximum' | 'type'>): Control => ({
  widget: 'NumberInput',
  props: {
    ...defined({ min: minimum, max: maximum }),
    ...(type === 'integer' && { precision: 0 }),
  },
  shown: same,
  written: filled,
});

function ofItems(
  items: MetaSchema,
  value: unknown,
  { site, texts, key }: { site: Site; texts: ControlTexts; key: string },
): Control | undefined {
  const { schema, name } = definitionOf(items);
  if (schema.enum) return select(choicesOf(schema.enum, texts, key), true);
  const names = nameChoices(name, site);
  if (names) return named(names, value, true);
  if (name === 'identifier') return named(fieldNames(site), value, true);
  return undefined;
}

/** The control of a declared prop of a widget; undefined: it is a list or an object. */
export function propControl(
  prop: PropSchema,
  key: string,
  texts: ControlTexts,
): Control | undefined {
  if (prop.enum) return select(choicesOf(prop.enum, texts, key));
  if (prop.type === 'boolean') return yesOrNo(texts);
  if (prop.type === 'integer' || prop.type === 'number') return numberOf(prop);
  return prop.type === 'string' || prop.type === 'scalar' ? input : undefined;
}
