/**
 * A form is a list of fields and layout instead of a Formily schema whose order hides in the keys
 * of an object.
 */
import { defined } from '../../defined.ts';
import { isObject } from '../../isObject.ts';
import { rename, type JsonObject, type Rule } from '../rule.ts';

/** Members of a field that are spelled otherwise now. */
const spellings = {
  'x-field': 'field',
  title: 'label',
  description: 'hint',
  submit: 'sent',
  'x-component': 'widget',
  'x-component-props': 'props',
};

/** What the widgets of version 1 held, as far as it is no text. */
const heldBy: Readonly<Record<string, string>> = {
  NumberInput: 'number',
  Checkbox: 'boolean',
  Switch: 'boolean',
  CheckTree: 'array',
  CheckboxGroup: 'array',
  DateRange: 'array',
  TagInput: 'array',
  CaptchaInput: 'object',
};

const layoutMembers = ['label', 'help', 'hint', 'visible', 'access', 'modes', 'span'];

const pickMembers = (value: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));

/** Names that rules of the form refer to: layout keeps its name for them only. */
type Targets = ReadonlySet<string>;

function changeNodes(nodes: unknown, targets: Targets): unknown[] {
  return isObject(nodes)
    ? Object.entries(nodes).map(([name, node]) => changeNode(name, node, targets))
    : [];
}

function changeNode(name: string, node: unknown, targets: Targets): unknown {
  if (!isObject(node)) return node;
  if (node.type === 'void') return changeLayout(name, node, targets);
  const { properties, items, ...rest } = node;
  if (node.type === 'object' && isObject(properties)) {
    const { label, ...members } = pickMembers(rename(rest, spellings), layoutMembers);
    const fields = changeNodes(properties, targets);
    return { type: 'object', name, ...defined({ label }), fields, ...members };
  }
  const field = changeField(name, rest);
  if (!isObject(items)) return Object.keys(field).join() === 'field' ? field.field : field;
  if (!isObject(items.properties)) return { ...field, widget: 'TagInput' };
  const { widget: _widget, props: _props, options: _options, valueType: _type, ...list } = field;
  return { type: 'list', ...list, fields: changeNodes(items.properties, targets) };
}

function changeField(name: string, node: JsonObject): JsonObject {
  const { type, check, requiredMessage, patternMessage, ...rest } = node;
  const { field, ...members } = rename(rest, spellings);
  const messages = {
    ...defined({ required: requiredMessage, pattern: patternMessage }),
  };
  return {
    ...(field === undefined
      ? { name }
      : { field, ...defined({ name: field === name ? undefined : name }) }),
    ...members,
    ...typeOf(type, field, members),
    ...defined({ messages: Object.keys(messages).length > 0 ? messages : undefined }),
    ...(isObject(check) && { assert: check.when, message: check.message }),
  };
}

/** The kind of value, where neither the field nor the widget says it. */
function typeOf(type: unknown, field: unknown, { widget, props }: JsonObject): JsonObject {
  if (type === undefined) return {};
  const several = isObject(props) && (props.multiple === true || props.mode === 'multiple');
  const held = several ? 'array' : (heldBy[String(widget)] ?? 'string');
  return field === undefined && type !== held ? { valueType: type } : {};
}

function changeLayout(name: string, node: JsonObject, targets: Targets): JsonObject {
  const { properties, 'x-component': component, 'x-component-props': given, ...rest } = node;
  const members = pickMembers(rename(rest, spellings), layoutMembers);
  const named = targets.has(name) ? { name } : {};
  const props = isObject(given) ? given : {};
  const { label: _label, help: _help, hint: _hint, ...plain } = members;
  if (component === 'FormTabs' || component === 'FormCollapse') {
    const type = component === 'FormTabs' ? 'tabs' : 'collapse';
    return { type, ...named, ...props, items: changeParts(properties, targets), ...plain };
  }
  const fields = changeNodes(properties, targets);
  if (component === 'FormGrid') return { type: 'grid', ...named, ...props, fields, ...plain };
  if (component === undefined || component === 'FormGroup')
    return { type: 'group', ...named, ...members, ...props, fields };
  const own = given === undefined ? {} : { props: given };
  return { type: 'group', ...named, ...members, widget: component, ...own, fields };
}

/** Each node among tabs or folds is a part; a field is one with its label. */
function changeParts(nodes: unknown, targets: Targets): unknown[] {
  if (!isObject(nodes)) return [];
  return Object.entries(nodes).map(([name, node]) => {
    if (!isObject(node)) return node;
    const label = node.title ?? name;
    if (node.type !== 'void') return { label, fields: [changeNode(name, node, targets)] };
    const { properties, 'x-component-props': props } = node;
    const { visible, access, modes } = node;
    const members = { visible, access, modes };
    return {
      label,
      ...defined({ name: targets.has(name) ? name : undefined }),
      fields: changeNodes(properties, targets),
      ...defined({ columns: isObject(props) ? props.columns : undefined }),
      ...defined(members),
    };
  });
}

function changeRule(rule: unknown): unknown {
  if (!isObject(rule)) return rule;
  const { set, ...rest } = rename(rule, { when: 'if' });
  return {
    ...rest,
    ...(set !== undefined && {
      set: isObject(set) ? rename(set, { title: 'label', description: 'hint' }) : set,
    }),
  };
}

function changeForm(form: unknown): unknown {
  if (!isObject(form) || !isObject(form.schema)) return form;
  const { schema, rules, finish, ...rest } = form;
  const properties = isObject(schema.properties) ? schema.properties : {};
  const targets = new Set(
    (Array.isArray(rules) ? rules : []).flatMap((rule) =>
      isObject(rule) ? [rule.target].flat().map(String) : [],
    ),
  );
  const last = isObject(finish) && Array.isArray(finish.fields) ? finish.fields : [];
  const pick = (isLast: boolean) =>
    changeNodes(
      Object.fromEntries(
        Object.entries(properties).filter(([name]) => last.includes(name) === isLast),
      ),
      targets,
    );
  return {
    ...rest,
    fields: pick(false),
    ...defined({
      finish: isObject(finish) ? { ...finish, fields: pick(true) } : undefined,
      rules: Array.isArray(rules) ? rules.map(changeRule) : undefined,
    }),
  };
}

export const forms: Rule = {
  name: 'forms',
  spellings: {
    ...spellings,
    schema: 'fields',
    properties: 'fields',
    requiredMessage: 'messages',
    patternMessage: 'messages',
    check: 'assert',
    when: 'if',
    dict: 'options',
    FormGroup: 'group',
    FormGrid: 'grid',
    FormTabs: 'tabs',
    FormCollapse: 'collapse',
    void: 'group',
    array: 'list',
  },
  successors: [
    {
      parts: /^Form(Field|List)$/,
      words: ['items'],
      now: 'fields',
      reason: 'a list is { "type": "list", "fields": … }',
    },
    {
      parts: /^FormLayout$/,
      words: ['string', 'number', 'boolean'],
      reason: 'the type of a value stands in valueType, type is that of layout',
    },
  ],
  apply(page) {
    if (!isObject(page.forms)) return page;
    const entries = Object.entries(page.forms).map(([key, form]) => [key, changeForm(form)]);
    return { ...page, forms: Object.fromEntries(entries) as JsonObject };
  },
};
