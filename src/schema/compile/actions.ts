import { nearest } from '../nearest.ts';
import type { Action, Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { allowed, PageError, type Compilation, type Surroundings } from './compilation.ts';
import type { ActionPlan, FormMode } from './plan.ts';
import { isStandardAction, standardAction } from './standardActions.ts';

/** Where an action is offered: row actions are links and act on their row whatever is checked. */
export type ActionPlace = 'toolbar' | 'row';

/** The actions of these keys that the viewer may start. */
export function compileActions(
  compilation: Compilation,
  keys: readonly string[],
  place: ActionPlace,
  around: Surroundings,
  path: Path,
): ActionPlan[] {
  return keys.flatMap(
    (key, index) => compileAction(compilation, key, place, around, [...path, index]) ?? [],
  );
}

/** One action by its key: the page's own, the standard one of the surrounding list, or that overridden by the page. Undefined when denied. */
export function compileAction(
  compilation: Compilation,
  key: string,
  place: ActionPlace,
  around: Surroundings,
  path: Path,
): ActionPlan | undefined {
  const { action, source } = actionNamed(compilation, key, around, path);
  return planOf(compilation, key, place, action, around, source);
}

/** An action written out with the place to name when something in it is wrong. */
function actionNamed(
  compilation: Compilation,
  key: string,
  around: Surroundings,
  path: Path,
): { action: Action; source: Path } {
  const { actions = {} } = compilation.page;
  const declared = Object.hasOwn(actions, key) ? actions[key] : undefined;
  const source = declared ? ['actions', key] : path;
  const standard =
    around.model && isStandardAction(key)
      ? standardAction(key, around.model, around.form ?? 'edit')
      : undefined;
  // Overrides belong to the lists of the page's own model; the lists inside keep their standard actions.
  if (standard && (!declared || !isMain(compilation, around.model)))
    return { action: standard, source: path };
  if (!declared) throw new PageError(`There is no action "${key}"`, path);
  return { action: standard ? overridden(standard, declared) : declared, source };
}

const isMain = ({ page }: Compilation, model: Model | undefined) =>
  model !== undefined && (page.list?.model ?? page.model ?? model.name) === model.name;

/** A declaration over a standard action: of the same type it replaces members, of another it keeps only how the standard one is offered. */
function overridden(standard: Action, declared: Action): Action {
  if (standard.type === declared.type) return { ...standard, ...declared } as Action;
  const { label, icon, look, needs, access } = standard as Offer;
  const offer = { label, icon, look, needs, access };
  return {
    ...Object.fromEntries(Object.entries(offer).filter(([, member]) => member !== undefined)),
    ...declared,
  } as Action;
}

/** What actions of any type may say of how they are offered. */
interface Offer extends Pick<
  ActionPlan,
  'label' | 'icon' | 'visible' | 'disabled' | 'check' | 'confirm'
> {
  look?: ActionPlan['look'];
  needs?: ActionPlan['needs'];
  access?: string | string[];
  then?: Action[];
}

function planOf(
  compilation: Compilation,
  key: string,
  place: ActionPlace,
  action: Action,
  around: Surroundings,
  path: Path,
): ActionPlan | undefined {
  const { label, icon, look, needs, access, visible, disabled, check, confirm, then } =
    offerOf(action);
  if (!allowed(compilation, access)) return undefined;
  const link = place === 'row';
  return {
    key,
    ...(label !== undefined && { label }),
    ...(icon !== undefined && { icon }),
    look: link && look !== 'danger' ? 'link' : (look ?? 'default'),
    needs: link ? 'none' : (needs ?? 'none'),
    ...(visible !== undefined && { visible }),
    ...(disabled !== undefined && { disabled }),
    ...(check && { check }),
    ...(confirm && { confirm }),
    run: runnable(compilation, action, around, path),
    ...(action.type === 'openBlock' && {
      body: compilation.compileBlocks(compilation, action.body, around, [...path, 'body']),
    }),
    ...(action.type === 'sequence' && {
      steps: compileSteps(compilation, key, action.steps, around, [...path, 'steps']),
    }),
    // oxlint-disable-next-line unicorn/no-thenable -- the key is the format's; plans are data that nothing awaits
    then: compileSteps(compilation, key, then ?? [], around, [...path, 'then']),
  };
}

/** Actions written in place: follow-ups of another one. Denied ones are gone. */
export function compileSteps(
  compilation: Compilation,
  key: string,
  steps: readonly Action[],
  around: Surroundings,
  path: Path,
): ActionPlan[] {
  return steps.flatMap(
    (step, index) =>
      planOf(compilation, `${key}.${index}`, 'toolbar', step, around, [...path, index]) ?? [],
  );
}

/** A question or message as a step says nothing of how it is offered: its own title and text are part of what it does. */
const offerOf = (action: Action): Offer =>
  action.type === 'confirm' || action.type === 'message' ? {} : (action as Offer);

const offered = [
  'label',
  'icon',
  'look',
  'needs',
  'access',
  'visible',
  'disabled',
  'check',
  'confirm',
  'then',
] as const;

/** What the action does, with the model's defaults filled in; how it is offered and what it holds are in the plan around it. */
function runnable(
  compilation: Compilation,
  action: Action,
  around: Surroundings,
  path: Path,
): Action {
  const bare = Object.fromEntries(
    Object.entries(action).filter(([name]) => !(offered as readonly string[]).includes(name)),
  ) as unknown as Action;
  switch (bare.type) {
    case 'openForm': {
      openForm(compilation, bare.form, [bare.mode ?? 'create'], around.model, path);
      return bare;
    }
    case 'export':
      return {
        ...filled({
          url: around.model?.path && `${around.model.path}/export`,
          filename: around.model?.name,
        }),
        ...bare,
      };
    case 'import':
      return { ...filled(importDefaults(around.model)), ...bare };
    case 'openBlock':
      return { ...bare, body: [] };
    case 'sequence':
      return { ...bare, steps: [] };
    case 'custom': {
      if (!compilation.vocabulary.customActions.includes(bare.name))
        throw new PageError(`There is no registered action "${bare.name}"`, [...path, 'name']);
      return bare;
    }
    default:
      return bare;
  }
}

const importDefaults = (model: Model | undefined) => ({
  url: model?.path && `${model.path}/importData`,
  templateUrl: model?.path && `${model.path}/importTemplate`,
  templateName: model && `${model.name}_template`,
});

const filled = (members: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(members).filter(([, member]) => member !== undefined));

/** Notes that a form of the page is reached, so that it becomes part of the plan. */
export function openForm(
  { page, opened }: Compilation,
  key: string,
  modes: readonly FormMode[],
  model: Model | undefined,
  path: Path,
): void {
  const forms = page.forms ?? {};
  if (!Object.hasOwn(forms, key)) {
    const near = nearest(key, Object.keys(forms));
    throw new PageError(
      `There is no form "${key}"${near ? `; did you mean "${near}"?` : ''}`,
      path,
    );
  }
  const entry = opened.get(key) ?? { model, modes: new Set<FormMode>() };
  for (const mode of modes) entry.modes.add(mode);
  opened.set(key, entry);
}
