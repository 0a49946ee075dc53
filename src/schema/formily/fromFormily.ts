/**
 * Standard Formily JSON Schema as a form of ours. What it cannot carry is named, never dropped in
 * silence.
 */
import { defined } from '../defined.ts';
import type { FormItem, FormLayout, FormSchema, Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import type { WidgetDefinition } from '../vocabulary.ts';
import { said, stateOf, type Context } from './from/context.ts';
import { fieldMembers, fieldOf } from './from/fields.ts';
import { layoutOf, listOf } from './from/layout.ts';
import { rulesOf } from './from/reactions.ts';
import { lostList, type Lost } from './lost.ts';
import { labelLayouts, labelProps, type FormilySchema } from './schema.ts';

export interface FromFormily {
  form: FormSchema;
  lost: Lost[];
}

/**
 * @param schema the root of a Formily schema
 * @param facts the model whose fields its values are, and the facts of the registered widgets
 */
export function fromFormily(
  schema: FormilySchema,
  { model, widgets }: { model?: Model; widgets: readonly WidgetDefinition[] },
): FromFormily {
  const { lost, lose } = lostList();
  const context: Context = {
    model,
    widgets,
    rules: [],
    lose,
    itemsOf: (properties, path) => itemsOf(properties, path, context),
    rowItemsOf: (properties, path) => itemsOf(properties, path, rows),
  };
  const rows: Context = {
    ...context,
    inRows: true,
    itemsOf: (properties, path) => itemsOf(properties, path, rows),
  };
  const frame = schema.properties?.form;
  const grid = frame?.properties?.grid;
  // What toFormily puts around every form; a schema from elsewhere may lack it.
  const isOurs = frame?.['x-component'] === 'FormLayout' && grid?.['x-component'] === 'FormGrid';
  const top = isOurs ? grid : schema;
  const path = isOurs ? ['properties', 'form', 'properties', 'grid'] : [];
  const fields = itemsOf(top.properties, path, context);
  const columns = isOurs ? grid['x-component-props']?.maxColumns : undefined;
  const frameProps = (isOurs && frame['x-component-props']) || {};
  const isAt = (where: 'left' | 'inline') => frameProps.layout === labelLayouts[where];
  return {
    form: {
      ...defined({
        columns: typeof columns === 'number' && columns > 1 ? columns : undefined,
        labels: (['left', 'inline'] as const).find(isAt),
        ...labelPropsIn(frameProps),
        gap: isOurs ? (grid['x-component-props']?.columnGap as number | undefined) : undefined,
      }),
      fields,
      ...defined({ rules: context.rules.length > 0 ? context.rules : undefined }),
    },
    lost,
  };
}

/** What FormLayout says of labels and controls, in our words. */
const labelPropsIn = (props: Readonly<Record<string, unknown>>): Partial<FormSchema> =>
  defined(
    Object.fromEntries(Object.entries(labelProps).map(([name, prop]) => [name, props[prop]])),
  );

/** Nodes in the order that x-index says, else in their own. */
function itemsOf(
  properties: FormilySchema['properties'],
  path: Path,
  context: Context,
): FormItem[] {
  return Object.entries(properties ?? {})
    .map(([name, node], index) => ({ name, node, order: node['x-index'] ?? index }))
    .sort((a, b) => a.order - b.order)
    .flatMap(({ name, node }) => itemOf(name, node, [...path, 'properties', name], context) ?? []);
}

/** Members of a node that are read; others are lost. */
const read = new Set([
  'type',
  'title',
  'description',
  'default',
  'required',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'pattern',
  'format',
  'enum',
  'properties',
  'items',
  'x-index',
  'x-component',
  'x-component-props',
  'x-decorator',
  'x-decorator-props',
  'x-visible',
  'x-disabled',
  'x-read-only',
  'x-validator',
  'x-reactions',
  'x-data',
]);

function itemOf(
  name: string,
  node: FormilySchema,
  path: Path,
  context: Context,
): FormItem | undefined {
  for (const key of Object.keys(node))
    if (!read.has(key)) context.lose([...path, key], `${key} has no place in a form`);
  const rules = rulesOf(name, node, path, context);
  if (!context.inRows) context.rules.push(...rules.rules);
  else if (rules.rules.length > 0)
    context.lose([...path, 'x-reactions'], 'rules have no place in the rows of a list');
  if (node.type === 'void') return layoutOf(name, node, rules.rules.length > 0, path, context);
  if (node.type === 'array' && node.items?.properties)
    return { ...listOf(name, node, path, context), ...rules.check } as FormItem;
  if (node.type === 'object' && node.properties && !node['x-component'])
    return {
      type: 'object',
      name,
      ...said({ label: node.title }),
      fields: itemsOf(node.properties, path, context),
      ...stateOf(node),
    } as FormLayout;
  return fieldOf({ ...fieldMembers(name, node, path, context), ...rules.check }, context);
}
