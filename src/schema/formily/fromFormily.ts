/**
 * Standard Formily JSON Schema as a form of ours. What it cannot carry is named, never dropped in
 * silence.
 */
import { defined } from '../defined.ts';
import type {
  FormField,
  FormItem,
  FormLayout,
  FormPart,
  FormSchema,
  Model,
  Options,
  Rule,
} from '../generated/types.gen.ts';
import type { ChoicesPlan } from '../compile/plan.ts';
import { toPointer, type Path } from '../pointer.ts';
import { isFixed } from '../record/modes.ts';
import { fieldsOf } from '../record/fieldsOf.ts';
import type { WidgetFacts } from '../vocabulary.ts';
import { fromFormilyValue } from './expressions.ts';
import {
  layoutComponents,
  listComponent,
  partComponents,
  type FormilyReaction,
  type FormilySchema,
} from './schema.ts';

/** Something of a schema that a form of ours has no word for. */
export interface Lost {
  pointer: string;
  message: string;
}

export interface FromFormily {
  form: FormSchema;
  lost: Lost[];
}

interface Context {
  model: Model | undefined;
  widgets: readonly WidgetFacts[];
  rules: Rule[];
  lose(path: Path, message: string): void;
}

type Members = Record<string, unknown>;

/**
 * @param schema the root of a Formily schema
 * @param known the model whose fields its values are, and the facts of the registered widgets
 */
export function fromFormily(
  schema: FormilySchema,
  known: { model?: Model; widgets: readonly WidgetFacts[] },
): FromFormily {
  const lost: Lost[] = [];
  const context: Context = {
    model: known.model,
    widgets: known.widgets,
    rules: [],
    lose: (path, message) => void lost.push({ pointer: toPointer(path), message }),
  };
  const frame = schema.properties?.form;
  const grid = frame?.properties?.grid;
  // What toFormily puts around every form; a schema from elsewhere may lack it.
  const isOurs = frame?.['x-component'] === 'FormLayout' && grid?.['x-component'] === 'FormGrid';
  const top = isOurs ? grid : schema;
  const path = isOurs ? ['properties', 'form', 'properties', 'grid'] : [];
  const fields = itemsOf(top.properties, path, context);
  const columns = isOurs ? grid['x-component-props']?.maxColumns : undefined;
  const isLeft = isOurs && frame['x-component-props']?.layout === 'horizontal';
  return {
    form: {
      ...(typeof columns === 'number' && columns > 1 && { columns }),
      ...(isLeft && { labels: 'left' as const }),
      fields,
      ...(context.rules.length > 0 && { rules: context.rules }),
    },
    lost,
  };
}

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
  context.rules.push(...rules.rules);
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

const said = (members: Members): Members =>
  Object.fromEntries(
    Object.entries(defined(members)).map(([name, value]) => [name, fromFormilyValue(value)]),
  );

const stateOf = (node: FormilySchema): Members =>
  said({
    hint: node.description,
    visible: node['x-visible'],
    disabled: node['x-disabled'],
    readOnly: node['x-read-only'],
    modes: node['x-data']?.modes,
  });

const decoratorOf = ({ 'x-decorator-props': props = {} }: FormilySchema): Members =>
  said({ help: props.tooltip, span: props.gridSpan });

function fieldMembers(name: string, node: FormilySchema, path: Path, context: Context): Members {
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
    ...(Object.keys(own).length > 0 && { props: fromFormilyValue(own) as Members }),
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
function nameOf(name: string, { 'x-data': data }: FormilySchema, { model }: Context): Members {
  const isCalled = data === undefined && model && Object.hasOwn(fieldsOf(model), name);
  const field = data?.field ?? (isCalled ? name : undefined);
  if (field === undefined) return { name };
  return { field, ...(field !== name && { name }) };
}

function optionsOf(node: FormilySchema, choices: ChoicesPlan | undefined): Members {
  if (Array.isArray(node.enum)) {
    const items = node.enum.map((one: unknown) =>
      typeof one === 'object' ? one : { value: one, label: String(one) },
    );
    return { options: { from: 'list', items } as Options };
  }
  if (!choices || choices.from === 'fixed') return {};
  if (choices.from === 'dict') return { options: choices };
  const { from, request, search, found, ...rest } = choices as Extract<
    ChoicesPlan,
    { value: string }
  > & { whole?: boolean };
  const { whole: _whole, ...names } = rest;
  if (from === 'records' && search !== undefined)
    return {
      options: {
        ...names,
        from,
        search: { ...request, param: search, ...(found && { records: found }) },
      } as Options,
    };
  return {
    options: {
      ...names,
      from,
      ...request,
      ...(found && { records: found }),
      ...(search !== undefined && { search }),
    } as Options,
  };
}

/** Formats that both know; toFormily gives no others. */
const formats: readonly string[] = ['email', 'url', 'phone'];

const limitNames = ['required', 'minLength', 'maxLength', 'minimum', 'maximum', 'pattern'] as const;

/**
 * Limits from the members of JSON Schema and from x-validator, with the messages that we have a
 * word for.
 */
function limitsOf(node: FormilySchema, path: Path, context: Context): Members {
  const members: Members = said(Object.fromEntries(limitNames.map((name) => [name, node[name]])));
  const messages: Members = {};
  const validators = node['x-validator'] === undefined ? [] : [node['x-validator']].flat();
  for (const [index, validator] of validators.entries()) {
    const { message, ...rest } =
      typeof validator === 'object' && validator !== null
        ? (validator as Members)
        : { format: validator };
    for (const [name, value] of Object.entries(rest)) {
      if ((limitNames as readonly string[]).includes(name)) members[name] = value;
      else if (name === 'format' && formats.includes(String(value))) members.format = value;
      else
        context.lose(
          [...path, 'x-validator', index],
          `the validator ${name} has no place in a form`,
        );
      if (typeof message !== 'string') continue;
      if (name === 'required') messages.required = fromFormilyValue(message);
      if (name === 'pattern' || name === 'format') messages.pattern = fromFormilyValue(message);
    }
  }
  return { ...members, ...(Object.keys(messages).length > 0 && { messages }) };
}

/** Without what the model says of the field anyway; a field that says nothing else is its name. */
function fieldOf(members: Members, { model }: Context): FormItem {
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

function layoutOf(
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
  const { maxColumns, minColumns: _least, ...props } = node['x-component-props'] ?? {};
  const members = {
    type,
    ...(isTarget && { name }),
    ...(type === 'group' && said({ label: node.title })),
    ...said({ columns: maxColumns }),
    ...(fromFormilyValue(props) as Members),
    ...(type === 'group' && decoratorOf(node)),
    ...stateOf(node),
  };
  if (type !== 'tabs' && type !== 'collapse' && type !== 'steps')
    return { ...members, fields: itemsOf(node.properties, path, context) } as FormLayout;
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
      ...(rules.length > 0 && { name }),
      fields: itemsOf(part.properties, here, context),
      ...stateOf(part),
    } as FormPart;
  });
}

function listOf(name: string, node: FormilySchema, path: Path, context: Context): Members {
  const ownParts = new Set([`${listComponent}.Remove`, `${listComponent}.Addition`]);
  const entries = Object.entries(node.items!.properties!).filter(
    ([, one]) => !ownParts.has(one['x-component'] ?? ''),
  );
  return {
    type: 'list',
    ...nameOf(name, node, context),
    ...said({ label: node.title, default: node.default }),
    ...decoratorOf(node),
    ...limitsOf(node, path, context),
    ...stateOf(node),
    ...said({ sent: node['x-data']?.sent }),
    fields: itemsOf(Object.fromEntries(entries), [...path, 'items'], context),
  };
}

const stateNames: Readonly<Record<string, string>> = {
  title: 'label',
  description: 'hint',
  componentProps: 'props',
};
const known = [
  'visible',
  'required',
  'disabled',
  'readOnly',
  'value',
  'title',
  'description',
  'componentProps',
  'dataSource',
];

/** Reactions as rules, and the one that sets errors as the check of its field. */
function rulesOf(
  name: string,
  node: FormilySchema,
  path: Path,
  context: Context,
): { rules: Rule[]; check: Members } {
  const rules: Rule[] = [];
  let check: Members = {};
  const reactions = node['x-reactions'] === undefined ? [] : [node['x-reactions']].flat();
  for (const [index, reaction] of reactions.entries()) {
    const place = [...path, 'x-reactions', index];
    const state = typeof reaction === 'object' ? reaction.fulfill?.state : undefined;
    if (!state || !Object.keys(state).every((key) => known.includes(key) || key === 'selfErrors')) {
      context.lose(place, 'this reaction has no place in a form');
      continue;
    }
    if ('selfErrors' in state) check = checkOf(reaction);
    else rules.push(ruleOf(name, reaction, state));
  }
  return { rules, check };
}

function checkOf({ when, otherwise }: FormilyReaction): Members {
  const [message] = (otherwise?.state.selfErrors as unknown[] | undefined) ?? [];
  return said({ assert: when, message });
}

function ruleOf(name: string, { when }: FormilyReaction, state: Members): Rule {
  const { dataSource, ...rest } = state;
  const set = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [stateNames[key] ?? key, fromFormilyValue(value)]),
  );
  return {
    target: name,
    ...said({ if: when }),
    set: {
      ...set,
      ...(Array.isArray(dataSource) && { options: { from: 'list', items: dataSource } }),
    },
  } as Rule;
}
