import { defined } from '../defined.ts';
import { say, term, type Message } from '../locale/message.ts';
import type { Field, Model, Text } from '../generated/types.gen.ts';
import type { InputUse } from '../vocabulary.ts';
import { relatedChoices, relationOf } from './choices.ts';
import { factsOf, widgetFor, type Compilation } from './compilation.ts';
import type { ChoicesPlan, NodePlan } from './plan.ts';
import { typeOf } from '../fieldTypes/index.ts';
import { endField } from '../record/range.ts';
import { decimalsOf, isNumber, isQuantity } from '../record/quantity.ts';

/** Props that follow from the limits of a number, in a record of that name. */
const numberProps = (field: Field, record: RecordName): Record<string, unknown> => ({
  ...defined({ min: field.minimum, max: field.maximum, precision: ownDecimals(field) }),
  ...(isQuantity(field) && { ...quantityProps(field), ...defined({ suffix: field.unit }) }),
  ...currencyProps(field, record),
});

/** Props of a number that people read as an amount; its unit is the suffix. */
export const quantityProps = (field: Field): Record<string, unknown> => ({
  ...defined({ precision: ownDecimals(field), currency: field.currency }),
  grouping: true,
});

/** Props of a range, by what its ends are. */
export function rangeProps(field: Field): Record<string, unknown> {
  const end = endField(field);
  return end === undefined
    ? {}
    : {
        of: field.of,
        ...(field.open && { open: true }),
        ...(isNumber(end) && { ...quantityProps(end), ...defined({ unit: end.unit }) }),
      };
}

/** Digits after the point, where they do not follow from the currency of each record. */
const ownDecimals = (field: Field): number | undefined =>
  field.currencyField === undefined ? decimalsOf(field) : field.scale;

/** Under which name expressions know the record that a control stands in. */
export type RecordName = 'values' | 'row';

const currencyProps = (
  { currencyField }: Field,
  record: RecordName,
): Record<string, unknown> | undefined =>
  currencyField === undefined ? undefined : { currency: { $expr: `${record}.${currencyField}` } };

/**
 * The control of a model field in a form; `choices` are those already known from a dictionary or
 * options.
 */
export function controlOf(
  compilation: Compilation,
  model: Model | undefined,
  name: string,
  field: Field,
  choices: ChoicesPlan | undefined,
  record: RecordName = 'values',
): { component: string; props: Record<string, unknown>; choices?: ChoicesPlan } {
  const chosen =
    choices ??
    (typeOf(field).choices === 'related' ? relatedTo(compilation, model, name) : undefined);
  const component =
    field.widget ??
    (chosen ? pickerOf(compilation, chosen) : widgetFor(compilation, 'inputFor', field.type));
  return {
    component,
    props: {
      ...(factsOf(compilation, component)?.numeric && numberProps(field, record)),
      ...rangeProps(field),
      ...typeProps(compilation, component, field),
    },
    ...defined({ choices: chosen }),
  };
}

function relatedTo(
  compilation: Compilation,
  model: Model | undefined,
  name: string,
): ChoicesPlan | undefined {
  const relation = relationOf(compilation, model, name);
  return relation && relatedChoices(compilation, relation.target);
}

/** The props that a widget gets for values of a field's type. */
export function typeProps(
  compilation: Compilation,
  component: string,
  field: Field | undefined,
): Readonly<Record<string, unknown>> | undefined {
  if (!field) return undefined;
  const facts = factsOf(compilation, component);
  const isUsual = facts?.inputFor?.includes(field.type) ?? false;
  return { ...facts?.propsFor?.[field.type], ...(isUsual && typeOf(field).props?.(field)) };
}

/**
 * The picker that suits choices: of a tree for nested ones, of records for those of a request, else
 * of a list.
 */
export function pickerOf(compilation: Compilation, choices: ChoicesPlan): string {
  return widgetFor(compilation, 'inputFor', kindOf(choices));
}

function kindOf(choices: ChoicesPlan): InputUse {
  if (choices.from === 'dict' || choices.from === 'fixed') return 'choice';
  if (choices.children !== undefined || choices.parent !== undefined) return 'choiceTree';
  return choices.from === 'request' ? 'choiceRecords' : 'choice';
}

const verbs = {
  enter: (label: Message) => say`请输入${label}`,
  choose: (label: Message) => say`请选择${label}`,
};

/** 请输入{label} or 请选择{label}. */
export const askingFor = (asks: keyof typeof verbs, label: string): Message =>
  verbs[asks](term(label));

/**
 * 请输入{label} or 请选择{label}; none for controls without a place for it or labels that are
 * computed.
 */
export function placeholderOf(
  compilation: Compilation,
  component: string,
  label: Text,
): Text | undefined {
  const asks = factsOf(compilation, component)?.placeholder;
  return asks && typeof label === 'string' ? String(askingFor(asks, label)) : undefined;
}

/** Field types whose usual control suits a value that no model field holds, by its JSON type. */
const alike: Partial<Record<NodePlan['type'], Field['type']>> = {
  number: 'decimal',
  boolean: 'boolean',
};

/** The control of a value that no field of the model holds. */
export const ownControl = (
  compilation: Compilation,
  type: NodePlan['type'] = 'string',
  choices: ChoicesPlan | undefined,
): string =>
  choices
    ? pickerOf(compilation, choices)
    : widgetFor(compilation, 'inputFor', alike[type] ?? 'string');

/** JSON type of what a widget holds: several values where its props say so. */
export function valueTypeOf(
  compilation: Compilation,
  component: string,
  props: Readonly<Record<string, unknown>>,
): NodePlan['type'] {
  const { several, values } = factsOf(compilation, component) ?? {};
  const holdsSeveral =
    several && Object.entries(several).every(([name, value]) => props[name] === value);
  return holdsSeveral ? 'array' : (values?.[0] ?? 'string');
}
