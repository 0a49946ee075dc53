import type { Form } from '@formily/core';
import { autorun, batch, untracked } from '@formily/reactive';
import { ExpressionError } from '../../../schema/expression/index.ts';
import type { FormMode, RulePlan } from '../../../schema/compile/plan.ts';
import { isBlank } from '../../../schema/record/index.ts';
import type { Evaluate } from '../../core/evaluate.ts';
import { truth } from '../../../schema/explain/nodeAspects.ts';
import { testOf } from './nodeState.ts';

interface RuleScope {
  mode: FormMode;
  follow(): Evaluate;
  form: Form;
  /** Of the values that the rule sets. */ paths: readonly string[];
}

/**
 * Sets the value of a rule at the moment its condition, or what the value is computed from, changes
 * (form.schema.json, rule). When the form opens that is so for empty fields of a new record only: a
 * stored value is never replaced by opening it.
 */
export function followValueRule(rule: RulePlan, { mode, follow, form, paths }: RuleScope): void {
  let before: string | undefined;
  autorun(() => {
    const evaluate = follow();
    const computed = truth(rule.when, testOf(evaluate))
      ? compute(rule.set.value, evaluate)
      : undefined;
    const now = computed ? JSON.stringify([computed.value]) : '';
    const first = before === undefined;
    if (now === before) return;
    before = now;
    if (!computed || (first && mode !== 'create')) return;
    untracked(() =>
      batch(() => {
        for (const path of paths)
          if (!first || isBlank(form.getValuesIn(path))) form.setValuesIn(path, computed.value);
      }),
    );
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
