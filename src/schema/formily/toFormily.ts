/**
 * A form as standard Formily JSON Schema, which plain @formily/react with @formily/antd-v5 renders.
 */
import { defined } from '../defined.ts';
import type { FormPlan, NodePlan, RulePlan } from '../compile/plan.ts';
import { say } from '../locale/message.ts';
import type { WidgetFacts } from '../vocabulary.ts';
import { textOf, toFormilyState, toFormilyText, toFormilyValue } from './expressions.ts';
import { layoutComponents, listComponent, partComponents, type FormilySchema } from './schema.ts';
import { checkReactions, reactionOf } from './to/reactions.ts';
import { validators } from './to/validators.ts';

interface Context {
  widgets: readonly WidgetFacts[];
  rules: readonly RulePlan[];
}

/**
 * @param form the form as one viewer has it: labels, limits and choices are filled in
 * @param widgets facts of the registered widgets, which name the Formily component that stands for each
 */
export function toFormily(
  { nodes, columns, labels, rules }: Pick<FormPlan, 'nodes' | 'columns' | 'labels' | 'rules'>,
  widgets: readonly WidgetFacts[],
): FormilySchema {
  const properties = propertiesOf(nodes, { widgets, rules });
  return {
    type: 'object',
    properties: {
      form: {
        type: 'void',
        'x-component': 'FormLayout',
        'x-component-props': { layout: labels === 'top' ? 'vertical' : 'horizontal' },
        properties: {
          grid: {
            type: 'void',
            'x-component': 'FormGrid',
            'x-component-props': { minColumns: 1, maxColumns: columns },
            properties,
          },
        },
      },
    },
  };
}

function propertiesOf(nodes: readonly NodePlan[], context: Context): Record<string, FormilySchema> {
  return Object.fromEntries(
    nodes.map((node, index) => [node.name, { ...nodeSchema(node, context), 'x-index': index }]),
  );
}

function nodeSchema(node: NodePlan, context: Context): FormilySchema {
  if (node.kind === 'layout') return layoutSchema(node, context);
  if (node.item) return listSchema(node, context);
  if (node.type === 'object' && node.children.length > 0)
    return {
      type: 'object',
      title: toFormilyText(node.label),
      properties: propertiesOf(node.children, context),
      ...shared(node, context),
    };
  return fieldSchema(node, context);
}

/** What all nodes have alike: their state, and the rules that set it. */
function shared(node: NodePlan, { rules, widgets }: Context): FormilySchema {
  const reactions = [
    ...checkReactions(node.validation),
    ...rules.filter(({ targets }) => targets.includes(node.name)).map(reactionOf),
  ];
  const modes = node.modes.length < 3 ? node.modes : undefined;
  const data = defined({
    field: node.field,
    widget:
      node.kind === 'field' && (!node.item || drawsRows(node, widgets))
        ? node.component
        : undefined,
    choices: node.choices && node.choices.from !== 'fixed' ? node.choices : undefined,
    modes,
    inside: node.inside,
    sent: node.kind === 'field' && !node.submit ? false : undefined,
    totals: node.rows?.totals.length ? node.rows.totals : undefined,
  });
  return defined({
    description: textOf(node.description),
    'x-visible': toFormilyState(node.visible),
    'x-disabled': toFormilyState(node.disabled),
    'x-read-only': toFormilyState(node.readOnly),
    'x-reactions': reactions.length > 0 ? reactions : undefined,
    'x-data': Object.keys(data).length > 0 ? data : undefined,
  });
}

function fieldSchema(node: NodePlan, context: Context): FormilySchema {
  const { component = 'Input', props: given } =
    context.widgets.find(({ name }) => name === node.component)?.formily ?? {};
  const choices = node.choices?.from === 'fixed' ? node.choices.choices : undefined;
  return {
    type: node.type,
    title: toFormilyText(node.label),
    ...defined({ default: toFormilyValue(node.default), enum: choices }),
    'x-decorator': 'FormItem',
    ...decoratorProps(node),
    'x-component': component,
    'x-component-props': {
      ...given,
      ...(toFormilyValue(node.props) as Record<string, unknown>),
      ...defined({ placeholder: textOf(node.placeholder) }),
    },
    ...validators(node.validation),
    ...shared(node, context),
  };
}

function decoratorProps({ help, span }: NodePlan): FormilySchema {
  const props = defined({ tooltip: textOf(help), gridSpan: span > 1 ? span : undefined });
  return Object.keys(props).length > 0 ? { 'x-decorator-props': props } : {};
}

const isParts = (type: string): type is keyof typeof partComponents =>
  Object.hasOwn(partComponents, type);

function layoutSchema(node: NodePlan, context: Context): FormilySchema {
  const [type = 'group'] =
    context.widgets.find(({ name }) => name === node.component)?.layoutFor ?? [];
  const { columns, ...props } = toFormilyValue(node.props) as Record<string, unknown>;
  const title = toFormilyText(node.label);
  const properties = isParts(type)
    ? partsOf(type, node.children, context)
    : propertiesOf(node.children, context);
  return {
    type: 'void',
    ...(title === '' ? {} : { title, 'x-decorator': 'FormItem' }),
    ...decoratorProps(node),
    'x-component': layoutComponents[type],
    'x-component-props': { ...props, ...defined({ maxColumns: columns }) },
    properties,
    ...shared(node, context),
  };
}

/** The parts behind tabs or folds; each carries its label as its component wants it. */
function partsOf(
  type: keyof typeof partComponents,
  parts: readonly NodePlan[],
  context: Context,
): Record<string, FormilySchema> {
  const { component, label } = partComponents[type];
  return Object.fromEntries(
    parts.map((part, index) => [
      part.name,
      {
        type: 'void',
        'x-index': index,
        'x-component': component,
        'x-component-props': { [label]: toFormilyText(part.label) },
        properties: propertiesOf(part.children, context),
        ...shared(part, context),
      },
    ]),
  );
}

/** The widget that draws the rows of a list, where it is not the usual table. */
const drawsRows = ({ component }: NodePlan, widgets: readonly WidgetFacts[]) =>
  widgets.find(({ name, roles }) => name === component && roles.includes('rows'));

/** Rows as cards, or what the widget says, with buttons to add and remove one. */
function listSchema(node: NodePlan, context: Context): FormilySchema {
  const title = toFormilyText(node.label);
  const component = drawsRows(node, context.widgets)?.formily?.component ?? listComponent;
  return {
    type: 'array',
    title,
    ...defined({ default: toFormilyValue(node.default) }),
    'x-decorator': 'FormItem',
    ...decoratorProps(node),
    'x-component': component,
    'x-component-props': { title, ...(toFormilyValue(node.props) as object) },
    items: {
      type: 'object',
      // What a list that folds heads its rows by.
      'x-component-props': { header: title },
      properties: {
        ...propertiesOf(node.item!.children, context),
        remove: { type: 'void', 'x-component': `${component}.Remove` },
      },
    },
    properties: {
      add: { type: 'void', title: String(say`添加`), 'x-component': `${component}.Addition` },
    },
    ...validators(node.validation),
    ...shared(node, context),
  };
}
