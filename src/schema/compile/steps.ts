import { say, term } from '../locale/message.ts';
import { defined } from '../defined.ts';
import { nearest } from '../nearest.ts';
import type { Model, Step } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import {
  allowed,
  PageError,
  type ActionPlace,
  type Compilation,
  type Scope,
} from './compilation.ts';
import type { ActionPlan, FormMode, StepPlan } from './plan.ts';
import type { Protocol } from '../protocol.ts';

/** What a step needs to be compiled. */
export interface StepSite {
  compilation: Compilation;
  scope: Scope;
  path: Path;
  /** Where the action that runs it is offered. */
  place: ActionPlace;
  /** The steps are those of a standard action: what is wrong with them is wrong where the action is named. */
  standard?: boolean;
}

/** The place of a part of a step in the page file. */
const placeOf = ({ path, standard }: StepSite, ...keys: Path): Path =>
  standard ? path : [...path, ...keys];

type StepOf<Type extends Step['type']> = Extract<Step, { type: Type }>;
type PlanOf<Type extends Step['type']> = Extract<StepPlan, { type: Type }>;
/** What a step does with what the model knows filled in; undefined: nothing of it is left for the viewer. */
type Compiler<Type extends Step['type']> = (
  step: StepOf<Type>,
  site: StepSite,
) => PlanOf<Type> | undefined;

/** Steps as the viewer may run them: denied ones are gone. */
export function compileSteps(steps: readonly Step[], site: StepSite): StepPlan[] {
  return steps.flatMap(
    (step, index) => compileStep(step, { ...site, path: placeOf(site, index) }) ?? [],
  );
}

/** The steps of an event as an action that nobody sees. */
export function compileEvent(
  name: string,
  steps: readonly Step[] | undefined,
  { compilation, scope, path }: Omit<StepSite, 'place'>,
): ActionPlan | undefined {
  if (!steps) return undefined;
  const site: StepSite = { compilation, scope, path: [...path, name], place: 'toolbar' };
  return { key: name, variant: 'default', selection: 'none', run: compileSteps(steps, site) };
}

function compileStep(step: Step, site: StepSite): StepPlan | undefined {
  if (!allowed(site.compilation, step.access, site.scope.model)) return undefined;
  // The table has one compiler for each type; TypeScript cannot see that the looked-up one takes this step.
  const plan = (compilers[step.type] as Compiler<Step['type']>)(step as never, site);
  if (!plan) return undefined;
  const onError = 'onError' in step ? step.onError : undefined;
  return {
    ...plan,
    ...(step.if !== undefined && { if: step.if }),
    ...(onError && {
      onError: compileSteps(onError, { ...site, path: placeOf(site, 'onError') }),
    }),
  };
}

/** A step without what every step may have. */
function bare<Type extends Step['type']>(
  step: StepOf<Type>,
): Omit<StepOf<Type>, 'if' | 'access' | 'onError'> {
  const {
    if: _if,
    access: _access,
    onError: _onError,
    ...rest
  } = step as Step & {
    onError?: unknown;
  };
  return rest as unknown as Omit<StepOf<Type>, 'if' | 'access' | 'onError'>;
}

const requestOf = ({ method, url, params, body }: StepOf<'request'>) => ({
  ...defined({ method, params, body }),
  url,
});

const importDefaults = ({ resources }: Protocol, model: Model | undefined) =>
  defined({
    title: model && String(say`${term(model.label)}导入`),
    url: model?.path && resources.importUrl(model.path),
    templateUrl: model?.path && resources.templateUrl(model.path),
    templateName: model && `${model.name}_template`,
    updateLabel: model && String(say`是否更新已经存在的${term(model.label)}数据`),
  });

const exportDefaults = ({ resources }: Protocol, model: Model | undefined) =>
  defined({ url: model?.path && resources.exportUrl(model.path), filename: model?.name });

/** Members of a step that follow from the model. */
export function stepDefaults(protocol: Protocol, type: string, model: Model): object {
  if (type === 'export') return exportDefaults(protocol, model);
  return type === 'import' ? importDefaults(protocol, model) : {};
}

const compilers: { [Type in Step['type']]: Compiler<Type> } = {
  request: (step) => ({ type: 'request', request: requestOf(step) }),
  message: ({ tone = 'success', text }) => ({
    type: 'message',
    tone,
    ...(text !== undefined && { text }),
  }),
  confirm: (step) => bare<'confirm'>(step),
  openForm(step, site) {
    const { form, mode = 'create', values = {}, recordKey } = step;
    openForm(site.compilation, form, [mode], site.scope.model, placeOf(site, 'form'));
    return { type: 'openForm', form, mode, values, ...(recordKey && { recordKey }) };
  },
  openPage: ({ page, params = {}, container = 'drawer', title, width }) => ({
    type: 'openPage',
    page,
    params,
    container,
    ...defined({ title, width }),
  }),
  show: ({ container = 'drawer', title, width, load, body }, { compilation, scope, path }) => ({
    type: 'show',
    container,
    ...defined({ title, width, load }),
    body: compilation.compileBlocks(compilation, body, scope, [...path, 'body']),
  }),
  export: (step, { compilation, scope: { model } }) => ({
    filename: 'export',
    ...exportDefaults(compilation.vocabulary.protocol, model),
    ...bare<'export'>(step),
  }),
  import: (step, { compilation, scope: { model } }) => ({
    ...importDefaults(compilation.vocabulary.protocol, model),
    ...bare<'import'>(step),
  }),
  download: (step) => ({
    type: 'download',
    request: requestOf(step as unknown as StepOf<'request'>),
    filename: step.filename,
  }),
  navigate: (step) => bare<'navigate'>(step),
  setState: (step) => bare<'setState'>(step),
  reload: (step) => bare<'reload'>(step),
  action({ action: key }, { compilation, scope, path, place }) {
    const action = compilation.compileAction(compilation, key, place, scope, [...path, 'action']);
    return action && { type: 'action', action };
  },
  close: () => ({ type: 'close' }),
  stop: () => ({ type: 'stop' }),
  custom(step, { compilation, path }) {
    if (!compilation.vocabulary.customActions.includes(step.name))
      throw new PageError(`There is no registered action "${step.name}"`, [...path, 'name']);
    return bare<'custom'>(step);
  },
};

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
