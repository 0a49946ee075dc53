import type { Field, Model, Text } from '../generated/types.gen.ts';
import { relatedChoices, relationOf } from './choices.ts';
import { widgetFor, type Compilation } from './compilation.ts';
import type { ChoicesPlan, NodePlan } from './plan.ts';

/** Props that follow from the limits of a number. */
const numberProps = ({ minimum, maximum, scale, type }: Field): Record<string, unknown> => ({
  ...(minimum !== undefined && { min: minimum }),
  ...(maximum !== undefined && { max: maximum }),
  precision: type === 'decimal' ? (scale ?? 2) : 0,
});

/** The control of a model field in a form; `choices` are those already known from a dictionary or options. */
export function controlOf(
  compilation: Compilation,
  model: Model | undefined,
  name: string,
  field: Field,
  choices: ChoicesPlan | undefined,
): { component: string; props: Record<string, unknown>; choices?: ChoicesPlan } {
  const chosen =
    choices ?? (field.type === 'ref' ? relatedTo(compilation, model, name) : undefined);
  const component =
    field.widget ??
    (chosen ? pickerOf(chosen) : widgetFor(compilation, 'inputFor', field.type, 'Input'));
  return {
    component,
    props: component === 'NumberInput' ? numberProps(field) : {},
    ...(chosen && { choices: chosen }),
  };
}

function relatedTo(
  compilation: Compilation,
  model: Model | undefined,
  name: string,
): ChoicesPlan | undefined {
  const relation = relationOf(compilation, model, name);
  return relation && relatedChoices(relation.target);
}

/** The picker that suits choices: a tree for nested ones, records of a request by search, else a plain select. */
export function pickerOf(choices: ChoicesPlan): string {
  if (choices.from === 'dict' || choices.from === 'fixed') return 'Select';
  if (choices.children !== undefined || choices.parent !== undefined) return 'TreeSelect';
  return choices.from === 'request' ? 'RelationSelect' : 'Select';
}

const asked: Record<string, string> = {
  Input: '请输入',
  TextArea: '请输入',
  NumberInput: '请输入',
  RichText: '请输入',
  PasswordInput: '请输入',
};
const chosen = new Set([
  'Select',
  'TreeSelect',
  'RelationSelect',
  'DatePicker',
  'DateTimePicker',
  'Cascader',
]);

/** 请输入{label} or 请选择{label}; none for controls without a place for it or labels that are computed. */
export function placeholderOf(component: string, label: Text): Text | undefined {
  if (typeof label !== 'string') return undefined;
  const verb = chosen.has(component) ? '请选择' : asked[component];
  return verb && verb + label;
}

/** JSON type of a field's value in a form. */
export const valueTypes: Record<Field['type'], NodePlan['type']> = {
  id: 'number',
  string: 'string',
  text: 'string',
  richText: 'string',
  integer: 'number',
  long: 'number',
  decimal: 'number',
  boolean: 'boolean',
  date: 'string',
  datetime: 'string',
  ref: 'number',
  json: 'object',
};

const ownControls: Partial<Record<NodePlan['type'], string>> = {
  number: 'NumberInput',
  boolean: 'Switch',
};

/** The control of a value that no field of the model holds. */
export const ownControl = (
  type: NodePlan['type'] | undefined,
  choices: ChoicesPlan | undefined,
): string => (choices ? pickerOf(choices) : ((type && ownControls[type]) ?? 'Input'));

/** JSON type of what a widget holds; several values where its props say so. */
export function valueTypeOf(
  { vocabulary }: Compilation,
  component: string,
  props: Readonly<Record<string, unknown>>,
): NodePlan['type'] {
  if (props.multiple === true || props.mode === 'multiple' || props.mode === 'tags') return 'array';
  const [first] = vocabulary.widgets.find(({ name }) => name === component)?.values ?? [];
  return first ?? 'string';
}
