/**
 * A form as standard Formily JSON Schema, which plain @formily/react with @formily/antd-v5 renders.
 */
import { defined } from '../defined.ts';
import type { FormLayoutProps, FormPlan, NodePlan } from '../compile/plan.ts';
import { say } from '../locale/message.ts';
import type { Path } from '../pointer.ts';
import type { WidgetDefinition } from '../vocabulary.ts';
import { textOf, toFormilyText, toFormilyValue } from './expressions.ts';
import { lostList, type Lost } from './lost.ts';
import {
  labelLayouts,
  layoutComponents,
  listComponent,
  labelProps,
  partComponents,
  type FormilySchema,
} from './schema.ts';
import { loseOfForm, loseOfNode, loseOfRules } from './to/carried.ts';
import { loseOutside, readOutside } from './to/outside.ts';
import { decoratorProps, drawsRows, shared, type Context } from './to/shared.ts';
import { validators } from './to/validators.ts';

/** A schema, and what of the form it could not carry, by its place in the plan. */
export interface ToFormily {
  schema: FormilySchema;
  lost: Lost[];
}

/**
 * @param form the form as one viewer has it: labels, limits and choices are filled in
 * @param widgets facts of the registered widgets, which name the Formily component that stands for
 * each
 * @param given names that stand in the scope in which the schema is drawn
 */
export function toFormily(
  form: Pick<FormPlan, 'nodes' | 'columns' | 'labels' | 'rules'> & Partial<FormPlan>,
  widgets: readonly WidgetDefinition[],
  given: readonly string[] = [],
): ToFormily {
  const { nodes, columns, labels, layoutProps = {}, rules } = form;
  const { lost, lose } = lostList();
  loseOfForm(form, lose);
  const properties = propertiesOf(nodes, ['nodes'], { widgets, rules, lose });
  loseOfRules(rules, lose);
  loseOutside(readOutside(form), given, lose);
  const schema: FormilySchema = {
    type: 'object',
    properties: {
      form: {
        type: 'void',
        'x-component': 'FormLayout',
        'x-component-props': { layout: labelLayouts[labels], ...labelPropsOf(layoutProps) },
        properties: {
          grid: {
            type: 'void',
            'x-component': 'FormGrid',
            'x-component-props': {
              minColumns: 1,
              maxColumns: columns,
              ...defined({ columnGap: layoutProps.gap }),
            },
            properties,
          },
        },
      },
    },
  };
  return { schema, lost };
}

const labelPropsOf = (layoutProps: FormLayoutProps) =>
  defined(
    Object.fromEntries(
      Object.entries(labelProps).map(([name, prop]) => [
        prop,
        layoutProps[name as keyof typeof labelProps],
      ]),
    ),
  );

/** The nodes at a place of the plan, in their order, each made a schema by `make`. */
function propertiesOf(
  nodes: readonly NodePlan[],
  path: Path,
  context: Context,
  make: typeof nodeSchema = nodeSchema,
): Record<string, FormilySchema> {
  const properties: Record<string, FormilySchema> = {};
  for (const [index, node] of nodes.entries()) {
    const here = [...path, index];
    if (node.button)
      context.lose(here, `the button ${node.name} and its steps have no place in a Formily schema`);
    else if (Object.hasOwn(properties, node.name))
      context.lose(
        here,
        `${node.name} stands twice in one place, which no Formily schema can have`,
      );
    else properties[node.name] = { ...make(node, here, context), 'x-index': index };
  }
  return properties;
}

function nodeSchema(node: NodePlan, path: Path, context: Context): FormilySchema {
  if (node.kind === 'layout') return layoutSchema(node, path, context);
  if (node.item) return listSchema(node, path, context);
  if (node.type === 'object' && node.children.length > 0) return objectSchema(node, path, context);
  return fieldSchema(node, path, context);
}

function objectSchema(node: NodePlan, path: Path, context: Context): FormilySchema {
  loseOfNode(node, 'object', path, context.lose);
  return {
    type: 'object',
    title: toFormilyText(node.label),
    properties: propertiesOf(node.children, [...path, 'children'], context),
    ...shared(node, context),
  };
}

function fieldSchema(node: NodePlan, path: Path, context: Context): FormilySchema {
  loseOfNode(node, 'field', path, context.lose);
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

const isParts = (type: string): type is keyof typeof partComponents =>
  Object.hasOwn(partComponents, type);

function layoutSchema(node: NodePlan, path: Path, context: Context): FormilySchema {
  loseOfNode(node, 'layout', path, context.lose);
  const [type] = context.widgets.find(({ name }) => name === node.component)?.layoutFor ?? [];
  if (type === undefined)
    context.lose([...path, 'component'], `a group stands for the layout ${node.component}`);
  const { columns, gap, ...props } = toFormilyValue(node.props) as Record<string, unknown>;
  const title = toFormilyText(node.label);
  const make =
    type !== undefined && isParts(type)
      ? (part: NodePlan, at: Path) => partSchema(type, part, at, context)
      : nodeSchema;
  return {
    type: 'void',
    ...(title !== '' && { title, 'x-decorator': 'FormItem' }),
    ...decoratorProps(node),
    'x-component': layoutComponents[type ?? 'group'],
    'x-component-props': { ...props, ...defined({ maxColumns: columns, columnGap: gap }) },
    properties: propertiesOf(node.children, [...path, 'children'], context, make),
    ...shared(node, context),
  };
}

/** A part behind a tab or fold carries its label as its component wants it. */
function partSchema(
  type: keyof typeof partComponents,
  part: NodePlan,
  path: Path,
  context: Context,
): FormilySchema {
  loseOfNode(part, 'part', path, context.lose);
  const { component, label } = partComponents[type];
  return {
    type: 'void',
    'x-component': component,
    'x-component-props': { [label]: toFormilyText(part.label) },
    properties: propertiesOf(part.children, [...path, 'children'], context),
    ...shared(part, context),
  };
}

/** Rows as cards, or what the widget says, with buttons to add and remove one. */
function listSchema(node: NodePlan, path: Path, context: Context): FormilySchema {
  loseOfNode(node, 'list', path, context.lose);
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
        // Rules are about the fields of the form; one of a row may be called like one of them.
        ...propertiesOf(node.item!.children, [...path, 'item', 'children'], {
          ...context,
          rules: [],
        }),
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
