/** Checks and rules of a form as reactions of Formily. */
import type { RulePlan, ValidationPlan } from '../../compile/plan.ts';
import { defined } from '../../defined.ts';
import { toFormilyText, toFormilyValue } from '../expressions.ts';
import type { FormilyReaction } from '../schema.ts';

/** A check over the values sets the errors of its field while it does not hold. */
export function checkReactions({ check }: ValidationPlan): FormilyReaction[] {
  if (!check) return [];
  return [
    {
      when: toFormilyValue(check.when) as string,
      fulfill: { state: { selfErrors: [] } },
      otherwise: { state: { selfErrors: [toFormilyText(check.message)] } },
    },
  ];
}

const states = ['visible', 'required', 'disabled', 'readOnly'] as const;

/** A rule as a reaction: its opposite holds while its condition does not. */
export function reactionOf({ when, set }: RulePlan): FormilyReaction {
  const { choices, props, ...rest } = set;
  const state = defined({
    ...(toFormilyValue(rest) as object),
    dataSource: choices?.from === 'fixed' ? choices.choices : undefined,
    componentProps: props && toFormilyValue(props),
  });
  const inverse = Object.fromEntries(
    states.flatMap((name) => (set[name] === undefined ? [] : [[name, !set[name]]])),
  );
  return {
    ...defined({ when: when && (toFormilyValue(when) as string) }),
    fulfill: { state },
    ...defined({ otherwise: Object.keys(inverse).length > 0 ? { state: inverse } : undefined }),
  };
}
