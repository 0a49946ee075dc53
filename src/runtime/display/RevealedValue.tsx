import type { ReactNode } from 'react';
import type { RevealPlan } from '../../schema/compile/plan.ts';
import { RevealButton } from './RevealButton.tsx';
import { useReveal } from './useReveal.ts';

interface Props {
  plan: RevealPlan;
  label: string;
  value: unknown;
  record: unknown;
  /** Draws the value, masked or whole. */
  children(value: unknown): ReactNode;
}

/** A masked value that is shown, with an eye beside it. */
export function RevealedValue({ plan, label, value, record, children }: Props) {
  const revealing = useReveal(plan, value, record);
  if (!revealing) return children(value);
  const { known, busy, ask, forget } = revealing;
  return (
    <span className="pl-revealed">
      <span>{children(known?.whole ?? value)}</span>
      <RevealButton
        label={label}
        shown={known !== undefined}
        busy={busy}
        onToggle={async () => (known ? forget() : void (await ask()))}
      />
    </span>
  );
}
