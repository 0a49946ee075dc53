/** What the reasons of a chain come to. */
import type { ActionPlan, NodePlan } from '../compile/plan.ts';
import type { Aspect, ConditionReason, Explanation, Reason } from './explanation.ts';

export const isNode = (piece: object | undefined): piece is NodePlan =>
  piece !== undefined && 'kind' in piece && 'validation' in piece;

export const isAction = (piece: object | undefined): piece is ActionPlan =>
  piece !== undefined && 'run' in piece && 'variant' in piece;

const isCondition = (reason: Reason): reason is ConditionReason =>
  reason.kind === 'condition' || reason.kind === 'rule';

/** Whether a reason speaks of an aspect. */
export const isAbout = (reason: Reason, aspect: Aspect): reason is ConditionReason =>
  isCondition(reason) && reason.aspect === aspect;

/** Whether the part is there by a reason; undefined: not known. */
function showsBy(reason: Reason): boolean | undefined {
  if (isCondition(reason)) return reason.aspect === 'visible' ? reason.result : true;
  return reason.kind === 'access' ? reason.result : reason.kind === 'selection';
}

/** All of these: one that fails decides, then one that is not known. */
export function allOf(results: readonly (boolean | undefined)[]): boolean | undefined {
  if (results.includes(false)) return false;
  return results.includes(undefined) ? undefined : true;
}

/** One of these: one that holds decides, then one that is not known. */
function anyOf(results: readonly (boolean | undefined)[]): boolean | undefined {
  if (results.includes(true)) return true;
  return results.includes(undefined) ? undefined : false;
}

const results = (reasons: readonly Reason[], aspect: Aspect): (boolean | undefined)[] =>
  reasons.filter((reason) => isAbout(reason, aspect)).map(({ result }) => result);

/** Rules about it replace what the field says by itself. */
function requiredBy(reasons: readonly Reason[]): boolean | undefined {
  const byRules = results(
    reasons.filter(({ kind }) => kind === 'rule'),
    'required',
  );
  return anyOf(byRules.length > 0 ? byRules : results(reasons, 'required'));
}

export function verdictOf(reasons: Reason[], piece: object | undefined): Explanation {
  const shown = allOf(reasons.map(showsBy));
  const by = (aspect: Aspect) => anyOf(results(reasons, aspect));
  if (isNode(piece) && piece.kind === 'field')
    return {
      shown,
      disabled: by('disabled'),
      readOnly: by('readOnly'),
      required: requiredBy(reasons),
      reasons,
    };
  return isAction(piece) ? { shown, disabled: by('disabled'), reasons } : { shown, reasons };
}
