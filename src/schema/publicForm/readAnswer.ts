/** What somebody has filled in, held against the form by the same rules as in the browser. */
import type { FormPlan, NodePlan, ValidationPlan, Values } from '../compile/plan.ts';
import { evaluateCondition, ExpressionError, resolveText } from '../expression/index.ts';
import { brokenRule, characterCount, isBlank } from '../record/valueProblem.ts';
import { isObject } from '../isObject.ts';
import type { Text } from '../generated/types.gen.ts';
import { fieldOf, type DynamicField } from '../record/dynamicFields.ts';
import { say, type MessageText } from '../locale/message.ts';
import { choicesOf, type AnswerField } from './answerFields.ts';

/** An answer as it is stored, or what is wrong with it and where. */
export type ReadAnswer = { answer: Values } | { problem: MessageText; field: string };

const nobody = { mode: 'create', user: {}, features: {}, sources: {} };

/** Which fields are shown, and must be filled in, with these values. */
function ruled(form: Pick<FormPlan, 'nodes' | 'rules'>, values: Values) {
  const scope = { ...nobody, values };
  const set = new Map<string, { visible?: boolean; required?: boolean }>();
  for (const { targets, when, set: given } of form.rules) {
    const holds = evaluateCondition(when, scope);
    for (const target of targets)
      for (const state of ['visible', 'required'] as const)
        if (given[state] !== undefined)
          set.set(target, { ...set.get(target), [state]: holds === given[state] });
  }
  const shown = new Set<string>();
  const visit = (nodes: readonly NodePlan[]): void => {
    for (const node of nodes) {
      const isShown = set.get(node.name)?.visible ?? evaluateCondition(node.visible, scope);
      if (!isShown || !node.modes.includes('create')) continue;
      shown.add(node.name);
      visit(node.children);
    }
  };
  visit(form.nodes);
  return { shown, requiredBy: (name: string) => set.get(name)?.required };
}

/** A value as it is stored: choices by what people read. Undefined: it is none of the choices. */
function stored({ node, text, nameOf }: AnswerField, value: unknown): unknown {
  const { choices, type } = node;
  if (nameOf) return nameOf(String(value));
  if (text && type === 'array') return Array.isArray(value) ? text({ ...value }) : undefined;
  if (text) return isObject(value) ? text(value) : undefined;
  if (choices?.from !== 'fixed') return Array.isArray(value) ? value.map(String).join('、') : value;
  const all = choicesOf(choices.choices);
  const labels = (Array.isArray(value) ? value : [value]).map(
    (one) => all.find((choice) => choice.value === one && choice.disabled !== true)?.label,
  );
  return labels.includes(undefined) ? undefined : labels.join('、');
}

/** Kinds of values that forms without a model do not say. */
const kinds: Partial<Record<DynamicField['type'], ValidationPlan['kind']>> = {
  date: 'date',
  datetime: 'datetime',
  boolean: 'boolean',
  integer: 'integer',
};

/** A text of the form; one that cannot be worked out is left as it is written. */
function textOf(text: Text, values: Values): string {
  try {
    return resolveText(text, { ...nobody, values });
  } catch (error) {
    if (error instanceof ExpressionError) return JSON.stringify(text);
    throw error;
  }
}

/** Values of one entry: nothing in them may hold more than that. */
const isPlain = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) &&
    value.length <= 200 &&
    value.every((one) => ['string', 'number', 'boolean'].includes(typeof one)));

/** @param fields the fields of the form (`answerFields`) */
export function readAnswer(
  form: Pick<FormPlan, 'nodes' | 'rules'>,
  fields: readonly AnswerField[],
  values: Values,
): ReadAnswer {
  const unknown = Object.keys(values).find(
    (name) => !fields.some(({ node }) => node.name === name),
  );
  if (unknown !== undefined)
    return { problem: say`表单没有字段“${unknown.slice(0, 64)}”`, field: unknown.slice(0, 64) };
  const { shown, requiredBy } = ruled(form, values);
  const answer: Values = {};
  for (const field of fields) {
    const { name } = field.node;
    // What nobody is asked for is not taken either.
    if (!shown.has(name)) continue;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const kept = isBlank(value) ? undefined : stored(field, value);
    const problem = problemOf(field, { value, kept, required: requiredBy(name) }, values);
    if (problem !== undefined) return { problem, field: name };
    if (!isBlank(kept)) answer[name] = kept;
  }
  return { answer };
}

/** @param given what came for the field, and as what it would be stored */
function problemOf(
  field: AnswerField,
  given: { value: unknown; kept: unknown; required: boolean | undefined },
  values: Values,
): MessageText | undefined {
  const { node, definition, text } = field;
  const { messages, check, ...limits } = node.validation;
  const { value, kept, required = limits.required ?? false } = given;
  const unreadable = node.choices
    ? say`“${definition.label}”的值不在选项中`
    : say`“${definition.label}”的值不正确`;
  if (value !== undefined && !isPlain(value) && !text) return unreadable;
  const kind = kinds[definition.type] ?? limits.kind ?? 'text';
  // Of a value of several parts that are all empty, nothing was entered.
  const entered = kept === '' ? undefined : value;
  const { scale } = fieldOf(definition);
  const digits = scale === undefined ? {} : { precision: 15, scale, exact: true as const };
  const broken = brokenRule({ ...limits, ...digits, kind, required }, entered);
  if (broken !== undefined) {
    // What follows from the control is said by no form.
    if (kind === 'integer' && typeof value === 'number' && broken === 'type')
      return say`${definition.label}必须是整数`;
    const said = messages[broken];
    if (said === undefined && broken === 'scale')
      return say`${definition.label}最多${scale ?? 0}位小数`;
    return said === undefined ? unreadable : textOf(said, values);
  }
  if (check && !evaluateCondition(check.when, { ...nobody, values }))
    return textOf(check.message, values);
  if (!isBlank(value) && kept === undefined) return unreadable;
  const { maxLength = Infinity } = definition;
  return typeof kept === 'string' && characterCount(kept) > maxLength
    ? say`“${definition.label}”不能超过${maxLength}个字符`
    : undefined;
}
