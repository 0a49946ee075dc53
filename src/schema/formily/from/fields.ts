/** Nodes of a Formily schema that hold values, as fields. */
import type { ChoicesPlan } from '../../compile/plan.ts';
import { defined } from '../../defined.ts';
import type { FormField, FormItem } from '../../generated/types.gen.ts';
import type { Path } from '../../pointer.ts';
import { fieldsOf } from '../../record/fieldsOf.ts';
import { isFixed } from '../../record/modes.ts';
import { fromFormilyValue } from '../expressions.ts';
import type { FormilySchema } from '../schema.ts';
import { decoratorOf, unlessEmpty, said, stateOf, type Context, type Members } from './context.ts';
import { limitsOf } from './limits.ts';
import { optionsOf } from './options.ts';

export function fieldMembers(
  name: string,
  node: FormilySchema,
  path: Path,
  context: Context,
): Members {
  const { placeholder, ...props } = node['x-component-props'] ?? {};
  const data = node['x-data'] ?? {};
  const widget = widgetOf(node, path, context);
  const facts = context.widgets.find((one) => one.name === widget)?.formily?.props ?? {};
  const own = Object.fromEntries(Object.entries(props).filter(([key]) => !(key in facts)));
  return {
    ...nameOf(name, node, context),
    ...said({ label: node.title, placeholder }),
    ...decoratorOf(node),
    ...said({ widget }),
    ...defined({ props: unlessEmpty(fromFormilyValue(own) as Members) }),
    ...optionsOf(node, data.choices as ChoicesPlan | undefined),
    ...said({ default: node.default, valueType: node.type }),
    ...limitsOf(node, path, context),
    ...stateOf(node),
    ...said({ inside: data.inside, sent: data.sent }),
  };
}

/** Our widget: the one that is named, else the first that the component stands for. */
function widgetOf(node: FormilySchema, path: Path, context: Context): string | undefined {
  const named = node['x-data']?.widget;
  if (typeof named === 'string') return named;
  const component = node['x-component'];
  if (component === undefined) return undefined;
  const found = context.widgets.find(
    ({ roles, name, formily }) =>
      roles.includes('input') && (formily?.component ?? name) === component,
  );
  if (!found)
    context.lose([...path, 'x-component'], `there is no widget for the component ${component}`);
  return found?.name;
}

/** The field that is named; in a schema from elsewhere, one of the model that is called so. */
export function nameOf(
  name: string,
  { 'x-data': data }: FormilySchema,
  { model }: Context,
): Members {
  const isCalled = data === undefined && model && Object.hasOwn(fieldsOf(model), name);
  const field = data?.field ?? (isCalled ? name : undefined);
  if (field === undefined) return { name };
  return { field, ...defined({ name: field === name ? undefined : name }) };
}

/** Without what the model says of the field anyway; a field that says nothing else is its name. */
export function fieldOf(members: Members, { model }: Context): FormItem {
  const field = model && fieldsOf(model)[String(members.field)];
  const disabled = field && isFixed(field) ? ownPart(members.disabled) : members.disabled;
  const kept = Object.fromEntries(
    Object.entries({ ...members, disabled }).filter(
      ([key, value]) =>
        value !== undefined &&
        (key === 'field' ||
          // In a form these are its own modes, not those in which the model lets the field take
          // part.
          key === 'modes' ||
          !field ||
          JSON.stringify(field[key as keyof typeof field]) !== JSON.stringify(value)),
    ),
  );
  return Object.keys(kept).join() === 'field' ? String(members.field) : (kept as FormField);
}

/**
 * What is left of a condition without that of a field that is fixed once it is stored
 * (compile/field.ts).
 */
function ownPart(disabled: unknown): unknown {
  const code = (disabled as { $expr?: string } | undefined)?.$expr;
  if (code === "mode == 'edit'") return undefined;
  const [, own] = /^mode == 'edit' \|\| \(([\s\S]*)\)$/.exec(code ?? '') ?? [];
  return own === undefined ? disabled : { $expr: own };
}
