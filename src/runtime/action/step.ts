/**
 * What a step does in the browser: `run` of its folder, and what it wants to be fetched before
 * (stepDefinition.ts has the rest).
 */
import { createContext } from 'react';
import type { BlockPlan, StepPlan } from '../../schema/compile/plan.ts';
import type { NamedStepCompiler, StepCompiler } from '../../schema/stepDefinition.ts';
import type { Run } from './current.ts';
import type { ActionOutcome } from './ports.ts';

/** A step of a type as it stands in the plan of a page. */
export type PlannedStep<Type extends StepPlan['type']> = Extract<StepPlan, { type: Type }>;

/** Does a step. What it throws is shown, unless the page has steps for it. */
export type RunStep<Type extends StepPlan['type']> = (
  step: PlannedStep<Type>,
  run: Run,
) => ActionOutcome | Promise<ActionOutcome>;

/** Fetches code ahead, so that what a step opens comes at once. */
export interface Fetch {
  /** A component made by `lazyPart`. */
  part(component: unknown): void;
  /** All that these blocks draw. */
  blocks(body: readonly BlockPlan[]): void;
  /** All that these steps open. */
  steps(steps: readonly StepPlan[]): void;
}

/** What a step opens, fetched once the page that offers it has come to rest. */
export type FetchForStep<Type extends StepPlan['type']> = (
  step: PlannedStep<Type>,
  fetch: Fetch,
) => void;

/** What the runtime must have of a step. */
export interface RegisteredStep {
  compiler: StepCompiler;
  // Methods: each takes the step of its own type.
  run(step: StepPlan, run: Run): ActionOutcome | Promise<ActionOutcome>;
  fetchAhead?(step: StepPlan, fetch: Fetch): void;
}

/** All steps by the name that pages write as `type`. */
export type StepRegistry = Readonly<Record<string, RegisteredStep>>;

/** What pages are compiled with. */
export const compilersOf = (steps: StepRegistry): NamedStepCompiler[] =>
  Object.entries(steps).map(([name, { compiler }]) => ({ ...compiler, name }));

/** The steps that pages may use; the application gives them. */
export const StepsContext = createContext<StepRegistry>({});
