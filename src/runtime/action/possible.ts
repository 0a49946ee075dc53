/** Whether an action can be started on the rows at hand, and why not. */
import type { ActionPlan } from '../../schema/compile/plan.ts';
import type { Evaluate, LocalScope } from '../core/evaluate.ts';

/**
 * Why none of the rows can be acted on, for the tooltip of the button; undefined when one can, or
 * when no rows are at hand. A check that fails to be evaluated is left to the server.
 */
function whyImpossible(
  { possible }: Pick<ActionPlan, 'possible'>,
  evaluate: Evaluate,
  { rows = [] }: LocalScope,
): string | undefined {
  if (!possible) return undefined;
  const problems = rows.map((row) => {
    const local: LocalScope = { record: row, values: row };
    const broken = possible.find(({ when }) => !evaluate.test(when, local, true, true));
    return broken && evaluate.text(broken.message, local);
  });
  return problems.includes(undefined) ? undefined : problems[0];
}

/** Whether an action is offered and cannot be started, with the reason where there is one. */
export function blockedBy(
  plan: ActionPlan,
  evaluate: Evaluate,
  local: LocalScope,
): { disabled: boolean; reason: string | undefined } {
  const reason = whyImpossible(plan, evaluate, local);
  const disabled = reason !== undefined || evaluate.test(plan.disabled, local, false, true);
  return { disabled, reason };
}
