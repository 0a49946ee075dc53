import { defined } from '../defined.ts';
import { typeOf } from '../fieldTypes/index.ts';
import { say, term, type Message } from '../locale/message.ts';
import type { Field, Model, Request, SwitchCell } from '../generated/types.gen.ts';
import type { Protocol, Resources, SwitchStates } from '../protocol.ts';

/** The members of a switch that follow from its field and model. */
export type SwitchDefaults = Partial<
  Pick<SwitchCell, 'on' | 'off' | 'request' | 'confirm' | 'success' | 'failure' | 'access'>
>;

/**
 * The two values: those of a yes-or-no field or of its options; dictionaries of two states have
 * those of the protocol.
 */
function statesOf(
  { on: first, off: second }: SwitchStates,
  field: Field | undefined,
): Pick<SwitchCell, 'on' | 'off'> {
  if (field && typeOf(field).value === 'boolean') return { on: true, off: false };
  const [on, off] = field?.options ?? [];
  if (on && off) return { on: on.value, off: off.value };
  return field && typeOf(field).value === 'number'
    ? { on: Number(first), off: Number(second) }
    : { on: first, off: second };
}

/**
 * The request by which the model stores a state: the key, the new value and the fields that servers
 * reset otherwise.
 */
function requestOf({ update }: Resources, model: Model, name: string): Request | undefined {
  const url = model.switches?.[name];
  if (url === undefined) return undefined;
  const always = Object.entries(model.fields).filter(([, field]) => field.always);
  const body = {
    [model.key]: { $expr: `row.${model.key}` },
    [name]: { $expr: 'value' },
    ...Object.fromEntries(always.map(([other]) => [other, { $expr: `row.${other}` }])),
  };
  return { ...update(url), body };
}

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : String(value);

/** The expression of a sentence with the value of another expression in the place of `{name}`. */
const filled = (sentence: string, name: string, value: string): string =>
  `replaceText(${sentence}, '{${name}}', ${value})`;

/** A switch in the column of a field. */
interface SwitchPlace {
  model: Model | undefined;
  name: string;
  cell?: Pick<SwitchCell, 'on'>;
}

/**
 * What a switch does and says where its cell does not say otherwise: question and messages name the
 * row by the field that the model names its records by. Each is a whole sentence, so that every
 * language has its own order of words.
 */
export function switchDefaults(
  { switchStates, resources, rights }: Protocol,
  { model, name, cell = {} }: SwitchPlace,
): SwitchDefaults {
  const field = model && Object.hasOwn(model.fields, name) ? model.fields[name] : undefined;
  const states = statesOf(switchStates, field);
  const isOn = `value == ${literal(cell.on ?? states.on)}`;
  const either = (on: Message, off: Message): string =>
    `${isOn} ? ${literal(String(on))} : ${literal(String(off))}`;
  const request = model && requestOf(resources, model, name);
  const question = ({ label, labelField, key }: Model): string => {
    const sentence = either(
      say`确认启用${'{name}'}的${term(label)}吗？`,
      say`确认停用${'{name}'}的${term(label)}吗？`,
    );
    return filled(sentence, 'name', `row.${labelField ?? key}`);
  };
  return {
    ...states,
    ...defined({ request }),
    ...(model && { confirm: { $expr: question(model) } }),
    success: { $expr: either(say`启用成功`, say`停用成功`) },
    failure: {
      $expr: filled(
        either(say`启用异常：${'{problem}'}`, say`停用异常：${'{problem}'}`),
        'problem',
        'problem',
      ),
    },
    ...(model?.permission !== undefined && { access: rights.verbs.update }),
  };
}
