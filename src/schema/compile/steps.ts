import { defined } from '../defined.ts';
import type { Step } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import type { StepCompiler, StepSite } from '../stepDefinition.ts';
import { allowedAt } from './access.ts';
import { PageError, type ActionPlace, type Compilation, type Scope } from './compilation.ts';
import { openForm } from './opened.ts';
import type { ActionPlan, StepPlan } from './plan.ts';

/** Where steps stand. */
export interface StepPlace {
  compilation: Compilation;
  scope: Scope;
  path: Path;
  /** Where the action that runs them is offered. */
  place: ActionPlace;
  /**
   * The steps are those of a standard action: what is wrong with them is wrong where the action is
   * named.
   */
  standard?: boolean;
}

/** The place of a part of a step in the page file. */
const partPath = ({ path, standard }: StepPlace, ...keys: Path): Path =>
  standard ? path : [...path, ...keys];

/** Steps as the viewer may run them: denied ones are gone. */
export function compileSteps(steps: readonly Step[], at: StepPlace): StepPlan[] {
  return steps.flatMap(
    (step, index) => compileStep(step, { ...at, path: partPath(at, index) }) ?? [],
  );
}

/** The steps of an event as an action that nobody sees. */
export function compileEvent(
  name: string,
  steps: readonly Step[] | undefined,
  { compilation, scope, path }: Omit<StepPlace, 'place'>,
): ActionPlan | undefined {
  if (!steps) return undefined;
  const at: StepPlace = { compilation, scope, path: [...path, name], place: 'toolbar' };
  return { key: name, variant: 'default', selection: 'none', run: compileSteps(steps, at) };
}

function compileStep(step: Step, at: StepPlace): StepPlan | undefined {
  const { compilation, scope } = at;
  const { access } = step;
  if (!allowedAt(compilation, at.path, { access, model: scope.model })) return undefined;
  const { if: condition, access: _access, onError, ...own } = step as Step & { onError?: Step[] };
  const { compile, defaults } = compilerOf(step.type, at);
  const filled = { ...defaults?.(scope.model, compilation.vocabulary.protocol), ...own } as Step;
  const plan = compile ? compile(filled, siteOf(at)) : filled;
  if (!plan) return undefined;
  return {
    ...plan,
    type: step.type,
    ...defined({
      if: condition,
      onError: onError && compileSteps(onError, { ...at, path: partPath(at, 'onError') }),
    }),
  } as StepPlan;
}

function compilerOf(type: Step['type'], at: StepPlace): StepCompiler {
  const compiler = at.compilation.vocabulary.steps.find(({ name }) => name === type);
  if (!compiler) throw new PageError(`There is no step "${type}"`, partPath(at, 'type'));
  return compiler;
}

/** What the compiler of a step may ask of its page. */
const siteOf = (at: StepPlace): StepSite => {
  const { compilation, scope, place } = at;
  return {
    model: scope.model,
    modelNamed: (name) =>
      Object.hasOwn(compilation.models, name) ? compilation.models[name] : undefined,
    protocol: compilation.vocabulary.protocol,
    customActions: compilation.vocabulary.customActions,
    blocks: (blocks, ...keys) =>
      compilation.compileBlocks(compilation, blocks, scope, partPath(at, ...keys)),
    action: (key, ...keys) =>
      compilation.compileAction(compilation, key, place, scope, partPath(at, ...keys)),
    opensForm: (key, mode, ...keys) =>
      openForm(compilation, key, [mode], scope.model, partPath(at, ...keys)),
    error: (message, ...keys) => new PageError(message, partPath(at, ...keys)),
  };
};
