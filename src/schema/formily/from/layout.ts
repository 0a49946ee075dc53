/** Layout and lists of rows of a Formily schema. */
import { defined } from '../../defined.ts';
import type { FormItem, FormLayout, FormPart } from '../../generated/types.gen.ts';
import type { Path } from '../../pointer.ts';
import { fromFormilyValue } from '../expressions.ts';
import { layoutComponents, listComponent, partComponents, type FormilySchema } from '../schema.ts';
import { decoratorOf, unlessEmpty, said, stateOf, type Context, type Members } from './context.ts';
import { nameOf } from './fields.ts';
import { limitsOf } from './limits.ts';
import { rulesOf } from './reactions.ts';

export function layoutOf(
  name: string,
  node: FormilySchema,
  isTarget: boolean,
  path: Path,
  context: Context,
): FormItem | undefined {
  const component = node['x-component'];
  const [type] =
    Object.entries(layoutComponents).find(([, formily]) => formily === component) ?? [];
  if (type === undefined) {
    context.lose(path, `the layout ${component ?? 'without a component'} has no place in a form`);
    return undefined;
  }
  const { maxColumns, minColumns: _least, columnGap, ...props } = node['x-component-props'] ?? {};
  const members = {
    type,
    ...defined({ name: isTarget ? name : undefined }),
    ...(type === 'group' && said({ label: node.title })),
    ...said({ columns: maxColumns, gap: columnGap }),
    ...(fromFormilyValue(props) as Members),
    ...(type === 'group' && decoratorOf(node)),
    ...stateOf(node),
  };
  if (type !== 'tabs' && type !== 'collapse' && type !== 'steps')
    return { ...members, fields: context.itemsOf(node.properties, path) } as FormLayout;
  return { ...members, items: partsOf(type, node, path, context) } as FormLayout;
}

function partsOf(
  type: keyof typeof partComponents,
  node: FormilySchema,
  path: Path,
  context: Context,
): FormPart[] {
  const { label } = partComponents[type];
  return Object.entries(node.properties ?? {}).map(([name, part]) => {
    const here = [...path, 'properties', name];
    const { rules } = rulesOf(name, part, here, context);
    context.rules.push(...rules);
    return {
      label: fromFormilyValue(part['x-component-props']?.[label] ?? part.title ?? name),
      ...defined({ name: rules.length > 0 ? name : undefined }),
      fields: context.itemsOf(part.properties, here),
      ...stateOf(part),
    } as FormPart;
  });
}

/** Numbers and buttons of a row: ours stand there by themselves. */
const rowParts = /^Array\w+\.(Index|SortHandle|Remove|Copy|MoveUp|MoveDown|Addition)$/;

/** The widget of a list of rows: the one that is named, or the one for a component of its own. */
function rowsWidget(node: FormilySchema, { widgets }: Context): Members {
  const found = widgets.find(
    ({ name, roles, formily }) =>
      roles.includes('rows') &&
      (node['x-data']?.widget === name ||
        (formily?.component === node['x-component'] && formily?.component !== listComponent)),
  );
  if (!found) return {};
  const { title: _title, ...props } = node['x-component-props'] ?? {};
  return {
    widget: found.name,
    ...defined({ props: unlessEmpty(fromFormilyValue(props) as Members) }),
  };
}

export function listOf(name: string, node: FormilySchema, path: Path, context: Context): Members {
  const entries = Object.entries(node.items!.properties!).filter(
    ([, one]) => !rowParts.test(one['x-component'] ?? ''),
  );
  return {
    type: 'list',
    ...nameOf(name, node, context),
    ...said({ label: node.title, default: node.default }),
    ...rowsWidget(node, context),
    ...decoratorOf(node),
    ...limitsOf(node, path, context),
    ...stateOf(node),
    ...said({ totals: node['x-data']?.totals, sent: node['x-data']?.sent }),
    fields: context.rowItemsOf(Object.fromEntries(entries), [...path, 'items']),
  };
}
