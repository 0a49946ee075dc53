/** Conditions as reasons, with the values that they are decided by. */
import type { Condition } from '../compile/plan.ts';
import type { Path } from '../pointer.ts';
import type { ConditionReason, Reason } from './explanation.ts';
import { missingIn, testIn, valuesIn, type LiveScope } from './live.ts';
import { truth, type Say } from './nodeAspects.ts';

/** What was said of an aspect. */
export function reasonOf(scope: LiveScope, at: Path, { rule, ...say }: Say): ConditionReason {
  const missing = missingIn(scope, say.condition);
  return {
    kind: rule ? 'rule' : 'condition',
    at,
    ...say,
    ...(missing.length > 0 && { holds: undefined, result: undefined }),
    values: valuesIn(scope, say.condition),
    missing,
  };
}

/** A condition of a part; nothing where there is none. What cannot be decided stays closed. */
export function conditionReasons(
  scope: LiveScope,
  at: Path,
  { aspect, condition }: { aspect: 'visible' | 'disabled'; condition: Condition | undefined },
): Reason[] {
  if (condition === undefined) return [];
  const test = testIn(scope);
  const result = aspect === 'visible' ? test(condition, true, false) : test(condition, false, true);
  return [reasonOf(scope, at, { aspect, condition, holds: truth(condition, test), result })];
}
