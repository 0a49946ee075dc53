/** The form that asks for what comes with a transition: its fields and its reason. */
import type {
  Field,
  FormItem,
  FormSchema,
  Model,
  Text,
  Transition,
} from '../generated/types.gen.ts';
import { say } from '../locale/message.ts';
import type { Protocol } from '../protocol.ts';
import { fieldsOf } from '../record/fieldsOf.ts';
import { longestReason, reasonAsked, type ReasonAsked } from '../record/reason.ts';
import { namesOfRows } from './standardActions.ts';

/** Name of the form in the plan of a page; forms that a page declares have no slash. */
const keyOf = (model: Model, name: string): string => `${model.name}/${name}`;

/** A form that a page has without declaring it. */
export interface OwnForm {
  key: string;
  form: FormSchema;
  /** The model with the fields as this form asks for them. */
  model: Model;
}

/** The form of a transition of the model, by its name in the plan. */
export const ownForm = (model: Model, key: string, protocol: Protocol): OwnForm | undefined =>
  key.startsWith(keyOf(model, ''))
    ? transitionForm(model, key.slice(keyOf(model, '').length), protocol)
    : undefined;

/** Undefined for a transition that asks for nothing, and for a name that is none. */
export function transitionForm(
  model: Model,
  name: string,
  { resources }: Protocol,
): OwnForm | undefined {
  const transition = Object.hasOwn(model.transitions ?? {}, name)
    ? model.transitions?.[name]
    : undefined;
  if (!transition || model.path === undefined) return undefined;
  const fields = askedFields(model, transition);
  if (Object.keys(fields).length === 0) return undefined;
  const { checks: _checks, ...rest } = model;
  return {
    key: keyOf(model, name),
    model: { ...rest, fields },
    form: {
      title: transition.label,
      container: 'modal',
      width: 520,
      intro: introOf(model, transition),
      ok: transition.label,
      success: String(say`操作成功`),
      fields: Object.keys(fields).map((field) =>
        transition.optional?.includes(field) ? prefilled(field) : field,
      ),
      submit: { create: resources.transition(model.path, name) },
      // A refusal often means that the record has moved on: people should see where it is.
      onError: [{ type: 'reload' }],
    },
  };
}

/**
 * What may come begins as all the records have it, so that it can be cleared; where they differ, or
 * lists do not show it, it begins empty, and what stays empty stays as it is.
 */
function prefilled(field: string): FormItem {
  const values = `pluck(rows, '${field}')`;
  const isOne = `count(${values}, first(${values})) == size(rows)`;
  return {
    field,
    default: { $expr: `${isOne} ? first(${values}) : null` },
    hint: { $expr: `${isOne} ? '' : '${String(say`所选记录的值不同，留空则各自保持不变`)}'` },
  };
}

/** What must come, then what may, then the reason. */
function askedFields(model: Model, transition: Transition): Record<string, Field> {
  const all = fieldsOf(model);
  const { required = [], optional = [] } = transition;
  const asked = [
    ...required.map((name) => [name, { ...all[name]!, ...open, required: true }] as const),
    ...optional.map((name) => [name, offered(all[name]!)] as const),
  ];
  const reason = reasonAsked(transition.reason);
  if (reason) asked.push(['reason', reasonField(reason)]);
  return Object.fromEntries(asked);
}

/** Also a field that no other form may set. */
const open: Pick<Field, 'modes'> = { modes: ['create'] };

/** Without its default, which would overwrite the stored value unnoticed. */
function offered({ default: _default, ...field }: Field): Field {
  return { ...field, ...open, required: false };
}

/** Reasons are written over several lines. */
const reasonType: Field['type'] = 'text';

const reasonField = ({ label, min }: ReasonAsked): Field => ({
  ...open,
  type: reasonType,
  label: String(label),
  required: true,
  minLength: min,
  maxLength: longestReason,
});

/** The question of the transition, if it has one, and the records that it is about. */
function introOf(model: Model, { confirm }: Transition): Text {
  const names = namesOfRows(model);
  return confirm === undefined
    ? { $expr: names }
    : { $text: `${confirm.replaceAll('{', '{{')} {${names}}` };
}
