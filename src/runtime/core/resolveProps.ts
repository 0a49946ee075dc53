import { expressionsIn } from '../../schema/compile/rules.ts';
import type { Values } from '../../schema/compile/plan.ts';
import { ExpressionError } from '../../schema/expression/index.ts';
import type { Evaluate, LocalScope } from './evaluate.ts';

/**
 * Props with their expressions filled in: the same object when there are none, no props at all when
 * one fails.
 */
export function resolveProps(props: Values, evaluate: Evaluate, local?: LocalScope): Values {
  if (expressionsIn(props).length === 0) return props;
  try {
    return evaluate.value(props, local) as Values;
  } catch (problem) {
    if (problem instanceof ExpressionError) return {};
    throw problem;
  }
}
