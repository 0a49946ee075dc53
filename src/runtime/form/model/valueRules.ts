import type { Field } from '@formily/core';
import { autorun, batch, untracked } from '@formily/reactive';
import { ExpressionError } from '../../../schema/expression/index.ts';
import type { FormMode, RulePlan } from '../../../schema/compile/plan.ts';
import { isBlank } from '../../../schema/record/index.ts';
import type { Evaluate } from '../../data/evaluate.ts';
import { truth } from './nodeState.ts';

interface Surroundings { mode: FormMode; follow(): Evaluate; targets(): Field[] }

/**
 * Sets the value of a rule at the moment its condition, or what the value is computed from, changes (form.schema.json, rule).
 * When the form opens that is so for empty fields of a new record only: a stored value is never replaced by opening it.
 */
export function followValueRule(rule: RulePlan, { mode, follow, targets }: Surroundings): void {
  let before: string | undefined;
  autorun(() => {
    const evaluate = follow();
    const computed = truth(rule.when, evaluate) ? compute(rule.set.value, evaluate) : undefined;
    const now = computed ? JSON.stringify([computed.value]) : '';
    const first = before === undefined;
    if (now === before) return;
    before = now;
    if (!computed || (first && mode !== 'create')) return;
    untracked(() => batch(() => {
      for (const field of targets()) if (!first || isBlank(field.value)) field.setValue(computed.value);
    }));
  });
}

/** A value that cannot be computed is not set. */
function compute(value: unknown, evaluate: Evaluate): { value: unknown } | undefined {
  try {
    return { value: evaluate.value(value) };
  } catch (problem) {
    if (problem instanceof ExpressionError) return undefined;
    throw problem;
  }
}
