import type { Choice, DisplayPlan, FormPlan, NodePlan } from '../schema/compile/plan.ts';
import type { WidgetDefinition, WidgetExample } from '../schema/vocabulary.ts';
import { lateTexts } from '../runtime/locale/late/index.ts';
import { titled } from '../widgets/locale/explained.ts';

const valueType = (value: unknown, { values }: WidgetDefinition): NodePlan['type'] => {
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'undefined' ? (values[0] ?? 'string') : (type as NodePlan['type']);
};

const choicesOf = ({ choices }: WidgetExample): Pick<NodePlan, 'choices'> =>
  choices ? { choices: { from: 'fixed', choices: choices as Choice[] } } : {};

const anyMode: NodePlan['modes'] = ['create', 'edit', 'view'];

const nodeBase = {
  validation: { messages: {} },
  modes: anyMode,
  submit: true,
  span: 1,
  children: [],
} satisfies Partial<NodePlan>;

/** A field with the widget, under the name of what it shows. */
function fieldNode(
  definition: WidgetDefinition,
  example: WidgetExample,
  name: string,
  label: string,
): NodePlan {
  return {
    ...nodeBase,
    kind: 'field',
    type: valueType(example.value, definition),
    name,
    label,
    component: definition.name,
    props: { ...example.props },
    ...choicesOf(example),
  };
}

const formOf = (nodes: NodePlan[], columns: number): FormPlan => ({
  key: 'example',
  title: { create: '', edit: '', view: '' },
  container: 'drawer',
  columns,
  labels: 'top',
  submit: {},
  success: { create: '', edit: '' },
  nodes,
  rules: [],
});

/** The example entered, locked, only read, and where nothing is entered. */
export const inputForm = (definition: WidgetDefinition, example: WidgetExample): FormPlan =>
  formOf(
    [
      fieldNode(definition, example, 'input', lateTexts.gallery.input),
      { ...fieldNode(definition, example, 'disabled', lateTexts.gallery.disabled), disabled: true },
      { ...fieldNode(definition, example, 'readOnly', lateTexts.gallery.readOnly), readOnly: true },
    ],
    3,
  );

export const viewForm = (definition: WidgetDefinition, example: WidgetExample): FormPlan =>
  formOf([fieldNode(definition, example, 'view', lateTexts.gallery.view)], 1);

const textNode = (number: number, input: string): NodePlan => ({
  ...nodeBase,
  kind: 'field',
  type: 'string',
  name: `field${number}`,
  label: lateTexts.gallery.field(number),
  component: input,
  props: {},
});

/** A list of rows of two fields. */
export function rowsForm(
  definition: WidgetDefinition,
  example: WidgetExample,
  input: string,
): FormPlan {
  const item: NodePlan = {
    ...nodeBase,
    kind: 'field',
    type: 'object',
    name: 'item',
    label: '',
    component: input,
    props: {},
    children: [textNode(1, input), textNode(2, input)],
  };
  const list: NodePlan = {
    ...nodeBase,
    kind: 'field',
    type: 'array',
    name: 'rows',
    label: titled(example.label),
    component: definition.name,
    props: { ...example.props },
    item,
  };
  return formOf([list], 2);
}

/**
 * The layout around two fields, or around two parts of one field each.
 *
 * @param input name of the usual control of a text
 * @param group name of the usual piece of layout
 */
export function layoutForm(
  definition: WidgetDefinition,
  example: WidgetExample,
  { input, group }: { input: string; group: string },
): FormPlan {
  const field = (number: number): NodePlan => textNode(number, input);
  const layout = (name: string, component: string, children: NodePlan[], props = {}): NodePlan => ({
    ...nodeBase,
    kind: 'layout',
    type: 'void',
    name,
    label: name === 'layout' ? titled(example.label) : lateTexts.gallery.part(name.slice(-1)),
    component,
    props,
    children,
  });
  const children = definition.parts
    ? [1, 2].map((number) => layout(`part${number}`, group, [field(number)]))
    : [field(1), field(2)];
  return formOf([layout('layout', definition.name, children, { ...example.props })], 1);
}

/** The example as a cell or a description shows it. */
export const displayPlan = (definition: WidgetDefinition, example: WidgetExample): DisplayPlan => ({
  label: titled(example.label),
  component: definition.name,
  props: { ...example.props },
});
