import { Button, Tooltip, type ButtonProps } from 'antd';
import type { ActionPlan } from '../../schema/compile/plan.ts';
import { Icon } from '../../widgets/icons/index.ts';

interface Props extends Pick<
  ButtonProps,
  'block' | 'disabled' | 'id' | 'shape' | 'size' | 'style'
> {
  plan: Pick<ActionPlan, 'icon' | 'variant'>;
  /** What it says; of a circle, which has room for its icon alone, the tooltip. */
  label: string;
  /** The wire is waited for. */
  busy: boolean;
  describedBy?: string | undefined;
  onStart(): void;
}

const variants = {
  primary: { type: 'primary' },
  default: {},
  dashed: { type: 'dashed' },
  danger: { danger: true, type: 'primary' },
  link: { type: 'link' },
  ghost: { ghost: true, type: 'primary' },
} as const;

/** The button of an action: how it looks, and nothing of when it may be started. */
export function ActionFace({ plan, label, busy, describedBy, onStart, ...look }: Props) {
  const isCircle = look.shape === 'circle' && plan.icon !== undefined;
  const button = (
    <Button
      {...variants[plan.variant]}
      {...look}
      icon={plan.icon ? <Icon name={plan.icon} /> : undefined}
      loading={busy}
      aria-label={isCircle ? label : undefined}
      aria-describedby={describedBy}
      onClick={onStart}
    >
      {isCircle ? undefined : label}
    </Button>
  );
  if (!isCircle) return button;
  return (
    // The tooltip describes what it stands around; the button has its own description.
    <Tooltip title={label} trigger={['hover', 'focus']}>
      <span>{button}</span>
    </Tooltip>
  );
}
