import type { ActionPlan } from '../../schema/compile/plan.ts';
import type { LocalScope } from '../core/evaluate.ts';
import type { BlockHandle } from '../core/context.ts';
import { useEvaluate } from '../core/scope.ts';
import { ActionFace } from './ActionFace.tsx';
import { blockedBy } from './possible.ts';
import { useStartAction } from './useStartAction.ts';
import { WithReason } from './WithReason.tsx';

interface Props {
  plan: ActionPlan;
  /** Key of the block it stands in. */
  block: string;
  local?: LocalScope;
  recordKey?: unknown;
  origin?: BlockHandle;
  /** Disabled for a reason of the place: no rows checked. */
  unavailable?: boolean;
  size?: 'middle' | 'small';
}

/** An action as a button; nothing when its condition hides it. */
export function ActionButton({
  plan,
  block,
  local = {},
  recordKey,
  origin,
  unavailable = false,
  size,
}: Props) {
  const evaluate = useEvaluate();
  const { busy, start } = useStartAction(block, plan);
  if (!evaluate.test(plan.visible, local)) return null;
  const { disabled, reason } = blockedBy(plan, evaluate, local);
  return (
    <WithReason reason={unavailable ? undefined : reason}>
      <ActionFace
        plan={plan}
        label={evaluate.text(plan.label, local)}
        busy={busy}
        size={size}
        disabled={unavailable || disabled}
        onStart={() => void start({ local, recordKey, origin })}
      />
    </WithReason>
  );
}
