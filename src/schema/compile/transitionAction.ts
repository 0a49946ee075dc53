import type { Action, Model } from '../generated/types.gen.ts';
import type { Protocol } from '../protocol.ts';
import { plainTransitions, transitionAccess } from '../record/transitions.ts';
import { namesOfRows } from './standardActions.ts';

/**
 * The action of a list for a transition of its model; undefined for any other name. It cannot be
 * started while none of the rows is in a state that it leads from. What a transition asks for is a
 * form of the page, so such a one has no steps of its own.
 */
export function transitionAction(
  name: string,
  model: Model,
  { resources }: Protocol,
): Action | undefined {
  const transition = Object.hasOwn(model.transitions ?? {}, name)
    ? model.transitions?.[name]
    : undefined;
  if (!transition || model.path === undefined) return undefined;
  const { label, field, from, confirm } = transition;
  const access = transitionAccess(model, name);
  const possible = from.map((state) => `includes(pluck(rows, '${field}'), ${literal(state)})`);
  return {
    label,
    selection: 'some',
    ...(access !== undefined && { access }),
    disabled: { $expr: `!(${possible.join(' || ')})` },
    ...(confirm !== undefined && {
      confirm: { title: confirm, content: { $expr: namesOfRows(model) } },
    }),
    ...(plainTransitions(model).includes(name) && {
      run: [{ type: 'request', ...resources.transition(model.path, name) }, { type: 'message' }],
    }),
  };
}

const literal = (state: string | number): string =>
  typeof state === 'number'
    ? String(state)
    : `'${state.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
