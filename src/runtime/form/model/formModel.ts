import type { Field, Form, GeneralField } from '@formily/core';
import type { FormMode, FormPlan, NodePlan, Values } from '../../../schema/compile/plan.ts';
import type { Evaluate } from '../../core/evaluate.ts';
import type { Place } from './places.ts';
import type { PlacedProblem } from './problems.ts';
import type { VisitedField } from './visit.ts';

/**
 * The state of an open form, on top of Formily: values, fields made from the plan, linkage as
 * reactions.
 */
export interface FormModel {
  readonly plan: FormPlan;
  readonly mode: FormMode;
  readonly form: Form;
  /**
   * What the view watches: `focusRequest` names the field that shall get the
   * focus (a new object for each request), `rowProblems` where the last check found something in
   * rows of lists.
   */
  readonly signals: {
    dirty: boolean;
    focusRequest: { address: string; gently: boolean } | undefined;
    rowProblems: ReadonlySet<string>;
  };
  /** Asked before the values are sent: one that answers false keeps the form open. */
  readonly guards: Set<() => Promise<boolean>>;
  /** A copy of the values as they are now, without tracking. */
  values(): Values;
  /**
   * The expression language over the values as they are now; a reaction that asks for it follows
   * its scope only.
   */
  evaluate(): Evaluate;
  setScope(evaluate: Evaluate): void;
  /** All nodes of the form by address, in their order. */
  readonly places: ReadonlyMap<string, Place>;
  /**
   * Field or layout piece of a node; it is made when it is first asked for, which for most is when
   * it comes on screen.
   */
  place(node: NodePlan, base: string): GeneralField;
  /**
   * Other nodes from now on: members of dynamic fields.
   * @param below address below which the fields of the former nodes go
   */
  changeNodes(change: (nodes: readonly NodePlan[]) => NodePlan[], below?: string): void;
  /**
   * Field or layout piece by its address, with all it stands in; undefined for an address that the
   * form does not have.
   */
  fieldAt(address: string): GeneralField | undefined;
  /** The visible fields as the values stand, from the plan. */
  visible(): VisitedField[];
  input(field: Field, value: unknown): void;
  /** Shows another text of the value that a field began with: nothing has been changed by it. */
  learn(field: Field, value: unknown): void;
  /** The problem to be shown at a field now; tracks what it depends on. */
  problemAt(field: GeneralField): string | undefined;
  /** Problems of the fields whose address begins so are reported from now on, as after a check. */
  reportBelow(prefix: string): void;
  /**
   * How many of the problems that the last check found in rows of lists are still there, among
   * fields whose address begins so.
   */
  rowProblemsBelow(prefix: string): number;
  /** All problems, shown from now on; those of the nodes named are left for later. */
  check(later?: readonly string[]): PlacedProblem[];
  /** Shows a refusal at a field. */
  refuse(address: string, message: string): void;
  /** Takes the refusals of the fields away whose address begins so. */
  forgetBelow(prefix: string): void;
  /**
   * Brings a field into sight and gives it the focus; gently: unless somebody is in another field
   * of the form.
   */
  reveal(address: string, gently?: boolean): void;
  /** Names of the top-level values that differ from those the form began with. */
  changed(): string[];
  /** Begins anew with other values; nothing is dirty, no problem is shown. */
  reset(values: Values): void;
  /**
   * Takes values over, as if the form had begun with them; what the person changed stays when
   * `keep` is set.
   */
  adopt(values: Values, keep: boolean): void;
}
