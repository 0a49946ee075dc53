/** Plans of actions and their steps. */
import type { Confirmation, Expression, Step, Text } from '../../generated/types.gen.ts';
import type { CheckPlan, Condition } from './values.ts';

/** An action ready to be offered: button facts, what must hold, and its steps. */
export interface ActionPlan {
  key: string;
  label?: Text;
  icon?: string;
  variant: 'primary' | 'default' | 'dashed' | 'danger' | 'link' | 'ghost';
  /** How many checked rows it acts on. */
  selection: 'none' | 'one' | 'some';
  visible?: Condition;
  disabled?: Condition;
  /**
   * Checks of each of the rows, read over it as record and values: it cannot be started while none
   * of them passes all.
   */
  possible?: CheckPlan[];
  /** Must hold before anything else happens. */
  assert?: { condition: Expression; message: Text };
  confirm?: Confirmation;
  /** What it does, in order; denied steps are gone. */
  run: StepPlan[];
}

/** What every step may have. */
export interface StepBase {
  /** Only then is it done. */
  if?: Condition;
  /** Steps in place of the usual message when it fails. */
  onError?: StepPlan[];
}

/**
 * Plans of those steps whose definition makes more of them than their members. The folder of a step adds its own:
 * `declare module '…/plan/action.ts' { interface StepPlans { request: RequestPlan } }`.
 */
export interface StepPlans {}

type StepType = Step['type'];

/** What becomes of the own members of a step; `type` included. */
export type StepPlanOf<Type extends StepType> = Type extends keyof StepPlans
  ? { type: Type } & StepPlans[Type]
  : Omit<Extract<Step, { type: Type }>, 'if' | 'access' | 'onError'>;

/** One step, ready to be run; members that follow from the model are filled in. */
export type StepPlan = { [Type in StepType]: StepBase & StepPlanOf<Type> }[StepType];
