/** Why a part of a page is shown, hidden, disabled or required for somebody. */
import type { FormMode } from '../compile/plan.ts';
import type { AskedAccess } from '../compile/observer.ts';
import type { Path } from '../pointer.ts';
import type { Aspects, Say } from './nodeAspects.ts';

export type Aspect = keyof Aspects;

/** A value that a condition reads. */
export interface ReadValue {
  /** As it is written in the expression. */
  name: string;
  value: unknown;
}

/** A condition with what came of it; without one it always holds. */
export interface ConditionReason extends Omit<Say, 'rule' | 'result'> {
  kind: 'condition' | 'rule';
  /** The part, or the rule. */
  at: Path;
  /** What the aspect is by it alone; undefined: not known here. */
  result: boolean | undefined;
  values: ReadValue[];
  /** Names that mean something only where the part is used: a row, the values of an open form. */
  missing: string[];
}

/** One link of the chain, the page first. */
export type Reason =
  /** result: whether the part is there with it, or in spite of it. */
  | ({ kind: 'access'; at: Path; result: boolean } & AskedAccess)
  | ConditionReason
  /** Nothing that the viewer may use leads to the form or action. */
  | { kind: 'unreached'; at: Path }
  /**
   * Nothing of it is left: all it holds is kept from the viewer, or it has no mode that is used.
   */
  | { kind: 'emptied'; at: Path }
  /** It is sent without being shown. */
  | { kind: 'unseen'; at: Path }
  /** The form is open in a mode that is none of the field's. */
  | { kind: 'mode'; at: Path; mode: FormMode; modes: readonly FormMode[] }
  /** Rows must be checked before the action can be started. */
  | { kind: 'selection'; at: Path; selection: 'one' | 'some' };

/** undefined: it depends on what is not known here. */
export interface Explanation {
  shown: boolean | undefined;
  /** Of fields; of actions, `disabled` alone. */
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  required?: boolean | undefined;
  reasons: Reason[];
}
