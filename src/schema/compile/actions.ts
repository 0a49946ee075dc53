import { defined } from '../defined.ts';
import type { Action, Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { allowedAt } from './access.ts';
import {
  mainModel,
  PageError,
  type ActionPlace,
  type Compilation,
  type Scope,
} from './compilation.ts';
import type { ActionPlan, CheckPlan } from './plan.ts';
import { isStandardAction, standardAction } from './standardActions.ts';
import { transitionAction, transitionChecks } from './transitionAction.ts';
import { compileSteps } from './steps.ts';

/** The actions of these keys that the viewer may start. */
export function compileActions(
  compilation: Compilation,
  keys: readonly string[],
  place: ActionPlace,
  scope: Scope,
  path: Path,
): ActionPlan[] {
  return keys.flatMap(
    (key, index) => compileAction(compilation, key, place, scope, [...path, index]) ?? [],
  );
}

/**
 * One action by its key: the page's own, the standard one of the surrounding list, or that
 * overridden by the page. Undefined when denied.
 */
export function compileAction(
  compilation: Compilation,
  key: string,
  place: ActionPlace,
  scope: Scope,
  path: Path,
): ActionPlan | undefined {
  const { action, source, model, standard, possible } = actionNamed(compilation, key, scope, path);
  const { access } = action;
  compilation.observer?.offered(path, key);
  if (!allowedAt(compilation, path, { access, model })) return undefined;
  const within = `${source.join('/')} ${scope.model?.name ?? ''}`;
  if (compilation.actions.has(within))
    throw new PageError(`The action "${key}" leads back to itself`, path);
  compilation.actions.add(within);
  const plan = actionPlan(compilation, {
    key,
    place,
    action,
    scope,
    path: source,
    standard,
    possible,
  });
  compilation.actions.delete(within);
  compilation.observer?.made(path, plan);
  return plan;
}

interface Named {
  action: Action;
  /** Place to name when something in it is wrong. */
  source: Path;
  /** Model whose permission bare verbs of its access are completed by. */
  model: Model | undefined;
  /** Its steps are those of the standard action. */
  standard: boolean;
  /** What must hold of a row that it is to move. */
  possible: CheckPlan[] | undefined;
}

function actionNamed(
  compilation: Compilation,
  key: string,
  { model, form = 'edit' }: Scope,
  path: Path,
): Named {
  const { actions = {} } = compilation.page;
  const { protocol } = compilation.vocabulary;
  const declared = Object.hasOwn(actions, key) ? actions[key] : undefined;
  const standard =
    model &&
    (isStandardAction(key)
      ? standardAction(key, { model, form, protocol })
      : transitionAction(key, model, protocol));
  const possible = model && !isStandardAction(key) ? transitionChecks(key, model) : undefined;
  const main = mainModel(compilation);
  // Overrides belong to the lists of the page's own model; the lists inside keep their standard
  // actions.
  if (standard && (!declared || (main ?? model)?.name !== model?.name))
    return { action: standard, source: path, model, standard: true, possible };
  if (!declared) throw new PageError(`There is no action "${key}"`, path);
  return {
    action: { ...standard, ...declared },
    source: declared.run ? ['actions', key] : path,
    model: main ?? model,
    standard: declared.run === undefined,
    possible,
  };
}

/** An action as it is written, and where it stands. */
interface WrittenAction
  extends Pick<Named, 'action'>, Partial<Pick<Named, 'standard' | 'possible'>> {
  key: string;
  place: ActionPlace;
  scope: Scope;
  path: Path;
}

/** The plan of an action that the viewer may start. */
export function actionPlan(
  compilation: Compilation,
  { key, place, action, scope, path, standard = false, possible }: WrittenAction,
): ActionPlan {
  const { label, icon, variant, selection, visible, disabled, assert, message, confirm } = action;
  const link = place === 'row';
  return {
    key,
    ...defined({ label, icon }),
    variant: link && variant !== 'danger' ? 'link' : (variant ?? 'default'),
    selection: link ? 'none' : (selection ?? 'none'),
    ...defined({
      visible,
      disabled,
      possible,
      assert: assert && { condition: assert, message: message ?? '' },
      confirm,
    }),
    run: compileSteps(action.run ?? [], {
      compilation,
      scope,
      path: standard ? path : [...path, 'run'],
      place,
      standard,
    }),
  };
}
