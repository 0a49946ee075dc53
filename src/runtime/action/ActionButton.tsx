import { Button } from 'antd';
import { Icon } from '../../widgets/icons/index.ts';
import type { ActionPlan } from '../../schema/compile/plan.ts';
import type { LocalScope } from '../core/evaluate.ts';
import type { BlockHandle } from '../core/context.ts';
import { useEvaluate } from '../core/scope.ts';
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

const variants = {
  primary: { type: 'primary' },
  default: {},
  dashed: { type: 'dashed' },
  danger: { danger: true, type: 'primary' },
  link: { type: 'link' },
  ghost: { ghost: true, type: 'primary' },
} as const;

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
      <Button
        {...variants[plan.variant]}
        size={size}
        icon={plan.icon ? <Icon name={plan.icon} /> : undefined}
        loading={busy}
        disabled={unavailable || disabled}
        onClick={() => void start({ local, recordKey, origin })}
      >
        {evaluate.text(plan.label, local)}
      </Button>
    </WithReason>
  );
}
