/** Standard actions for the transitions of a model. */
import type { Action, Model, Step, Transition } from '../generated/types.gen.ts';
import { defined } from '../defined.ts';
import type { Protocol } from '../protocol.ts';
import { compileExpression } from '../expression/index.ts';
import { fieldsOf } from '../record/fieldsOf.ts';
import { takesPart } from '../record/modes.ts';
import { messageOverValues } from '../record/recordScope.ts';
import { impossibleNow, transitionAccess } from '../record/transitions.ts';
import type { CheckPlan } from './plan.ts';
import { namesOfRows } from './standardActions.ts';
import { transitionForm } from './transitionForm.ts';

const transitionNamed = (model: Model, name: string): Transition | undefined =>
  model.path !== undefined && Object.hasOwn(model.transitions ?? {}, name)
    ? model.transitions?.[name]
    : undefined;

/**
 * The action of a list for a transition of its model; undefined for any other name. Where the
 * transition asks for values it opens their form, which shows its question, too.
 */
export function transitionAction(
  name: string,
  model: Model,
  protocol: Protocol,
): Action | undefined {
  const transition = transitionNamed(model, name);
  if (!transition || model.path === undefined) return undefined;
  const { label, confirm } = transition;
  const form = transitionForm(model, name, protocol);
  const request = protocol.resources.transition(model.path, name);
  const run: Step[] = form
    ? [{ type: 'openForm', form: form.key }]
    : [{ type: 'request', ...request }, { type: 'message' }];
  return {
    label,
    selection: 'some',
    ...defined({ access: transitionAccess(model, name) }),
    ...(confirm !== undefined &&
      !form && { confirm: { title: confirm, content: { $expr: namesOfRows(model) } } }),
    run,
  };
}

/**
 * What must hold of a row so that it can be moved, each read over it as record and values. What
 * lists do not know is left to the server: a state that is not there, and conditions over what is
 * sent with the move or over fields that lists lack.
 */
export function transitionChecks(name: string, model: Model): CheckPlan[] | undefined {
  const transition = transitionNamed(model, name);
  if (!transition) return undefined;
  const { field, from, assert, message } = transition;
  const states = from.map((state) => `record.${field} == ${literal(state)}`);
  const unknown = `isEmpty(record.${field})`;
  const here = {
    when: { $expr: [unknown, ...states].join(' || ') },
    message: String(impossibleNow),
  };
  if (!assert || !isKnownInLists(assert.$expr, model)) return [here];
  const text = message && messageOverValues(message, new Set(Object.keys(fieldsOf(model))));
  return [here, { when: assert, message: text ?? here.message }];
}

/** Whether rows of a list tell everybody all that the expression reads. */
function isKnownInLists(source: string, model: Model): boolean {
  const fields = fieldsOf(model);
  return compileExpression(source).reads.every(([name, member]) => {
    if (name === 'user') return true;
    const field = name === 'record' && member !== undefined ? fields[member] : undefined;
    return field !== undefined && takesPart(field, 'list') && field.access?.read === undefined;
  });
}

const literal = (state: string | number): string =>
  typeof state === 'number'
    ? String(state)
    : `'${state.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
