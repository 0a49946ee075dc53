import { observer } from '@formily/react';
import type { Field } from '@formily/core';
import type { ReactNode } from 'react';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import { RevealButton } from '../../display/RevealButton.tsx';
import { useReveal } from '../../display/useReveal.ts';
import { dataOf } from '../model/fields.ts';
import { recordOf, useFormView } from './context.ts';

interface Props {
  field: Field;
  node: NodePlan;
  children: ReactNode;
}

/**
 * A control with an eye beside it, as long as its value is the one of the record: what is revealed
 * takes the place of the masked text, and nothing counts as changed.
 */
export const RevealedControl = observer(function RevealedControl({ field, node, children }: Props) {
  const { model } = useFormView();
  const value: unknown = field.value;
  const revealing = useReveal(node.reveal, value, recordOf(model, field));
  if (!revealing) return children;
  const { known, busy, ask } = revealing;
  const isShown = known !== undefined && value === known.whole;
  const toggle = async (): Promise<void> => {
    const other = isShown ? known.masked : (known?.whole ?? (await ask()));
    // What was entered meanwhile stays.
    if (other !== undefined && field.value === value) model.learn(field, other);
  };
  return (
    <div className="pl-revealed">
      <div>{children}</div>
      <RevealButton
        label={dataOf(field).state.label}
        shown={isShown}
        busy={busy}
        onToggle={toggle}
      />
    </div>
  );
});
