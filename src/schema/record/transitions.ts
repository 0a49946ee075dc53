/** Transitions of a model: the fields they move, and who may make them. */
import { permissionsOf } from '../permission.ts';
import { literalDefault } from './sequence.ts';
import type { Model } from '../generated/types.gen.ts';

/** States are compared as texts: clients send numbers as texts, too. */
export type State = string;

/** Fields that transitions move, with the states in which a record may be made. */
export function statesOf(model: Model): ReadonlyMap<string, ReadonlySet<State>> {
  const states = new Map<string, ReadonlySet<State>>();
  for (const { field } of Object.values(model.transitions ?? {})) {
    const first = literalDefault(model.fields[field]);
    const { initialStates = first == null ? [] : [first] } = model.fields[field] ?? {};
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

/** Transitions that ask for nothing: lists offer them without a word of the page. */
export const plainTransitions = ({ transitions = {} }: Pick<Model, 'transitions'>): string[] =>
  Object.entries(transitions).flatMap(([name, { required, reason }]) =>
    required || reason ? [] : [name],
  );
