/** The control that edits a member: chosen from the meta-schema alone. */
import type { MetaSchema } from '../../schema/meta/schema.ts';
import type { PropSchema } from '../../schema/vocabulary.ts';
import { isObject } from '../document/page.ts';
import { definitionOf } from '../outline/parts.ts';
import { fieldNames, nameChoices, type NameChoice, type Site } from './names.ts';

/** A widget with what it needs, and how values of the page become values of the control. */
export interface Control {
  widget: string;
  props?: Readonly<Record<string, unknown>>;
  choices?: readonly { value: string | number | boolean; label: string }[];
  /** Value of the control for what the page says; undefined: the page says nothing. */
  shown(value: unknown): unknown;
  /** What the page says for a value of the control; undefined: nothing. */
  written(value: unknown): unknown;
  /** The control holds code of an expression or template. */
  isCode?: boolean;
}

const same = (value: unknown): unknown => value;
const filled = (value: unknown): unknown =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0)
    ? undefined
    : value;

const input: Control = { widget: 'Input', shown: same, written: filled };

/** What a control gives while it cannot be read: the page stays as it is. */
export const unreadable = Symbol('unreadable');

const json = (rows = 4, mayBeText = false): Control => ({
  widget: 'JsonEditor',
  props: { as: 'value', rows },
  shown: same,
  // A text that is no JSON yet is handed on as a text.
  written: (value) => {
    if (value === '' || value === undefined) return undefined;
    return typeof value === 'string' && !mayBeText ? unreadable : value;
  },
});

const code = (member: '$expr' | '$text'): Control => ({
  widget: 'TextArea',
  props: { rows: 1, maxRows: 8 },
  shown: (value) => (isObject(value) ? value[member] : undefined),
  written: (value) => (filled(value) === undefined ? undefined : { [member]: value }),
  isCode: true,
});

const select = (choices: Control['choices'], several = false): Control => ({
  widget: 'Select',
  ...(several && { props: { mode: 'multiple' } }),
  ...(choices && { choices }),
  shown: same,
  written: filled,
});

const yesOrNo = ({ yes, no }: ControlTexts): Control => ({
  ...select([
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ]),
  shown: (value) => (typeof value === 'boolean' ? String(value) : undefined),
  written: (value) => (filled(value) === undefined ? undefined : value === 'true'),
});

/** A constant, or the beginning of an expression. */
function condition(texts: ControlTexts): Control {
  const { choices = [], written, ...rest } = yesOrNo(texts);
  return {
    ...rest,
    choices: [...choices, { value: '$expr', label: texts.byExpression }],
    written: (value) => (value === '$expr' ? { $expr: 'true' } : written(value)),
  };
}

/** A choice of names, in which what the page says stays although nothing has that name. */
function named(choices: readonly NameChoice[], value: unknown, several = false): Control {
  const present = [value].flat().filter((one): one is string => typeof one === 'string');
  const missing = present.filter((one) => choices.every((choice) => choice.value !== one));
  const all = [...choices, ...missing.map((one) => ({ value: one, label: one }))];
  return all.length === 0 && !several ? input : select(all, several);
}

const typesOf = (schema: MetaSchema): string[] => [schema.type ?? []].flat();

/** Words of controls. */
export interface ControlTexts {
  yes: string;
  no: string;
  /** The choice of a condition that is worked out. */
  byExpression: string;
}

/**
 * The control of a member.
 *
 * @param value what the page says at present: a text with parts is edited as one
 */
export function controlOf(
  member: MetaSchema,
  value: unknown,
  { site, texts, key }: { site: Site; texts: ControlTexts; key: string },
): Control {
  const { schema, name } = definitionOf(member);
  if (isObject(value) && typeof value.$expr === 'string') return code('$expr');
  if (isObject(value) && typeof value.$text === 'string') return code('$text');
  if (name === 'Expression') return code('$expr');
  if (name === 'Condition') return condition(texts);
  if (name === 'Text' || name === 'TextByMode') return isObject(value) ? json() : input;
  if (name === 'icon') return { ...input, widget: 'IconPicker', props: { none: '' } };
  if (name === 'access') return named(nameChoices('verb', site) ?? [], value, Array.isArray(value));
  const names = nameChoices(name, site);
  if (names) return named(names, value);
  if (key === 'field' && typesOf(schema).includes('string')) return named(fieldNames(site), value);
  return ofType(schema, value, { site, texts });
}

function ofType(
  schema: MetaSchema,
  value: unknown,
  { site, texts }: { site: Site; texts: ControlTexts },
): Control {
  const types = typesOf(schema);
  if (schema.enum) return select(schema.enum.map((one) => choiceOf(one)));
  if (types.length === 1) {
    const [type] = types;
    if (type === 'boolean') return yesOrNo(texts);
    if (type === 'integer' || type === 'number') return numberOf(schema);
    if (type === 'string') return longText(schema);
    if (type === 'array' && schema.items) return ofItems(schema.items, value, site);
  }
  if (types.length === 2 && types.includes('string') && types.includes('integer'))
    return {
      ...input,
      written: (text) => (/^\d+$/.test(String(text)) ? Number(text) : filled(text)),
    };
  return json(4, types.length !== 1);
}

const choiceOf = (value: unknown) => ({ value: value as string, label: String(value) });

const longText = ({ maxLength = 0 }: MetaSchema): Control =>
  maxLength > 200 ? { ...input, widget: 'TextArea' } : input;

const numberOf = ({
  minimum,
  maximum,
  type,
}: Pick<MetaSchema, 'minimum' | 'maximum' | 'type'>): Control => ({
  widget: 'NumberInput',
  props: {
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
    ...(type === 'integer' && { precision: 0 }),
  },
  shown: same,
  written: filled,
});

function ofItems(items: MetaSchema, value: unknown, site: Site): Control {
  const { schema, name } = definitionOf(items);
  if (schema.enum) return select(schema.enum.map(choiceOf), true);
  const names = nameChoices(name, site);
  if (names) return named(names, value, true);
  if (name === 'identifier') return named(fieldNames(site), value, true);
  return json();
}

/** The control of a declared prop of a widget. */
export function propControl(prop: PropSchema, value: unknown, texts: ControlTexts): Control {
  if (isObject(value) && typeof value.$expr === 'string') return code('$expr');
  if (prop.enum) return select(prop.enum.map(choiceOf));
  if (prop.type === 'boolean') return yesOrNo(texts);
  if (prop.type === 'integer' || prop.type === 'number') return numberOf(prop);
  return prop.type === 'string' || prop.type === 'scalar' ? input : json(3);
}
