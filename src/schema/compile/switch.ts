import { defined } from '../defined.ts';
import { say, term, type Message } from '../locale/message.ts';
import type { Field, Model, Request, SwitchCell } from '../generated/types.gen.ts';
import type { Protocol, Resources, SwitchStates } from '../protocol.ts';

/** The members of a switch that follow from its field and model. */
export type SwitchDefaults = Partial<
  Pick<SwitchCell, 'on' | 'off' | 'request' | 'confirm' | 'success' | 'failure' | 'access'>
>;

/** The two values: those of a yes-or-no field or of its options; dictionaries of two states have those of the protocol. */
function statesOf(
  { on: first, off: second }: SwitchStates,
  field: Field | undefined,
): Pick<SwitchCell, 'on' | 'off'> {
  if (field?.type === 'boolean') return { on: true, off: false };
  const [on, off] = field?.options ?? [];
  if (on && off) return { on: on.value, off: off.value };
  return field?.type === 'integer'
    ? { on: Number(first), off: Number(second) }
    : { on: first, off: second };
}

/** The request by which the model stores a state: the key, the new value and the fields that servers reset otherwise. */
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

/** A switch in the column of a field. */
interface SwitchPlace {
  model: Model | undefined;
  name: string;
  cell?: Pick<SwitchCell, 'on'>;
}

/** What a switch does and says where its cell does not say otherwise: question and messages name the row by the field that the model names its records by. */
export function switchDefaults(
  { switchStates, resources, rights }: Protocol,
  { model, name, cell = {} }: SwitchPlace,
): SwitchDefaults {
  const field = model && Object.hasOwn(model.fields, name) ? model.fields[name] : undefined;
  const states = statesOf(switchStates, field);
  const isOn = `value == ${literal(cell.on ?? states.on)}`;
  const either = (on: Message, off: Message): string =>
    `${isOn} ? ${literal(String(on))} : ${literal(String(off))}`;
  const verb = `{${either(say`启用`, say`停用`)}}`;
  const request = model && requestOf(resources, model, name);
  const named = model?.labelField ?? model?.key;
  return {
    ...states,
    ...defined({ request }),
    ...(model && {
      confirm: { $text: String(say`确认${verb}${`{row.${named}}`}的${term(model.label)}吗？`) },
    }),
    success: { $expr: either(say`启用成功`, say`停用成功`) },
    failure: { $text: String(say`${verb}异常：${'{problem}'}`) },
    ...(model?.permission !== undefined && { access: rights.verbs.update }),
  };
}
