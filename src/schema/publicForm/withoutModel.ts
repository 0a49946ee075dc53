/** A form whose fields say themselves what they had from a model. */
import type { ChoicesPlan, FormPlan, NodePlan, ValidationPlan } from '../compile/plan.ts';
import { defined } from '../defined.ts';
import type { FormField, FormFields, FormItem, FormSchema, Model } from '../generated/types.gen.ts';
import type { Message } from '../locale/message.ts';
import { patternRuleName, writtenPattern } from '../record/patterns.ts';
import { choicesRefused, labelOf, rowsRefused } from './answerFields.ts';

/** The form, or why it is none without its model. */
export type WithoutModel = { form: FormSchema } | { problem: Message };

/**
 * The same form for new records, without a model behind it. Fields that nobody enters there are
 * left out: keys, what the server gives, what may not be set, and what the model keeps for some.
 *
 * @param plan the form as it is compiled with its model for somebody who may do everything
 */
export function withoutModel(
  form: FormSchema,
  plan: Pick<FormPlan, 'nodes'>,
  model: Model | undefined,
): WithoutModel {
  const open = ({ field = '' }: NodePlan) => model?.fields[field]?.access === undefined;
  const nodes = new Map(
    everyNode(plan.nodes).flatMap((one) => (open(one) ? [[one.name, one]] : [])),
  );
  const problem = [...nodes.values()].map(problemOf).find((one) => one !== undefined);
  if (problem) return { problem };
  const { model: _model, finish, ...rest } = form;
  const last = finish && { ...finish, fields: fieldsOf(finish.fields, nodes) };
  return {
    form: { ...rest, ...defined({ finish: last }), fields: fieldsOf(form.fields, nodes) },
  };
}

/** Rows and choices that only the model's server has. */
function problemOf(node: NodePlan): Message | undefined {
  const { field, item, choices, modes } = node;
  if (field === undefined || !modes.includes('create')) return undefined;
  if (item) return rowsRefused(labelOf(node));
  return choices && optionsOf(choices) === undefined ? choicesRefused(labelOf(node)) : undefined;
}

type Nodes = ReadonlyMap<string, NodePlan>;

const everyNode = (nodes: readonly NodePlan[]): NodePlan[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.children)]);

const fieldsOf = (fields: FormFields, nodes: Nodes): FormFields =>
  fields.flatMap((item) => itemOf(item, nodes));

function itemOf(item: FormItem, nodes: Nodes): FormItem[] {
  if (typeof item === 'string') return fieldOf({ field: item }, nodes);
  if (!('type' in item)) return fieldOf(item, nodes);
  if ('items' in item) {
    const items = item.items.map((part) => ({ ...part, fields: fieldsOf(part.fields, nodes) }));
    return [{ ...item, items } as FormItem];
  }
  if (!('fields' in item)) return [item];
  return [{ ...item, fields: fieldsOf(item.fields, nodes) } as FormItem];
}

function fieldOf(own: FormField, nodes: Nodes): FormField[] {
  const { field, ...rest } = own;
  if (field === undefined) return [own];
  const node = nodes.get(own.name ?? field);
  if (!node?.modes.includes('create') || node.computed) return [];
  const { name, label, component, props, type, help, choices } = node;
  return [
    {
      ...rest,
      name,
      label,
      widget: component,
      ...(Object.keys(props).length > 0 && { props }),
      ...(type !== 'void' && { valueType: type }),
      ...defined({ default: node.default, help }),
      ...(choices && defined({ options: optionsOf(choices) })),
      ...limitsOf(own, node.validation),
    },
  ];
}

/** Choices as fields of forms say them; undefined: only the server of the model has them. */
function optionsOf(choices: ChoicesPlan): FormField['options'] {
  if (choices.from === 'dict') return { from: 'dict', dict: choices.dict };
  return choices.from === 'fixed' ? { from: 'list', items: choices.choices as never } : undefined;
}

/** What a value must be, as fields of forms say it. */
function limitsOf(own: FormField, validation: ValidationPlan): Partial<FormField> {
  const { required, minLength, maxLength, minimum, maximum, format } = validation;
  return {
    ...defined({ required, minLength, maxLength, minimum, maximum }),
    ...(format !== 'pairs' && defined({ format })),
    ...patternOf(own, validation),
  };
}

function patternOf(own: FormField, { pattern = [], messages }: ValidationPlan): Partial<FormField> {
  const rules = [pattern].flat().map((one, index) => ({
    pattern: one,
    ...defined({ message: messages[patternRuleName(index)] }),
  }));
  const written = writtenPattern(rules);
  // One alone has its refusal among the messages of the field.
  const refusal = typeof written === 'string' ? rules[0]?.message : undefined;
  return {
    ...defined({ pattern: written }),
    ...(refusal && { messages: { ...own.messages, pattern: refusal } }),
  };
}
