/** Transitions of a model: the fields they move, and who may make them. */
import { permissionsOf } from '../permission.ts';
import type { Model, Transition } from '../generated/types.gen.ts';
import { say, type Message } from '../locale/message.ts';

/** States are compared as texts: clients send numbers as texts, too. */
export type State = string;

/** Fields that transitions move, with the states in which a record may be made. */
export function statesOf(model: Model): ReadonlyMap<string, ReadonlySet<State>> {
  const states = new Map<string, ReadonlySet<State>>();
  for (const { field } of Object.values(model.transitions ?? {})) {
    const { default: first, initialStates = first == null ? [] : [first] } =
      model.fields[field] ?? {};
    states.set(field, new Set(initialStates.map(String)));
  }
  return states;
}

/** The permission that a transition asks for; undefined in a model that has none. */
export function transitionAccess(model: Model, name: string): string | undefined {
  const { access } = model.transitions?.[name] ?? {};
  if (access === undefined && model.permission === undefined) return undefined;
  return permissionsOf(access ?? name, model.permission) as string;
}

/** What is said of a move that the model does not declare. */
export const impossibleNow: Message = say`当前状态不允许该操作`;

/** Fields whose values a transition takes, with whether it must have them. */
export const fieldsAsked = ({ required = [], optional = [] }: Transition): Map<string, boolean> =>
  new Map([
    ...optional.map((name) => [name, false] as const),
    ...required.map((name) => [name, true] as const),
  ]);
