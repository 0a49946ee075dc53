import { observer } from '@formily/react';
import type { Field } from '@formily/core';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import { RevealButton } from '../../display/RevealButton.tsx';
import { useReveal } from '../../display/useReveal.ts';
import { dataOf } from '../model/fields.ts';
import { recordOf, useFormView } from './context.ts';

interface Props {
  field: Field;
  node: NodePlan;
}

/**
 * The eye beside a control, as long as its value is the one of the record: what is revealed takes
 * the place of the masked text, and nothing counts as changed.
 */
export const FieldReveal = observer(function FieldReveal({ field, node }: Props) {
  const { model } = useFormView();
  const value: unknown = field.value;
  const revealing = useReveal(node.reveal, value, recordOf(model, field));
  if (!revealing) return null;
  const { known, busy, ask } = revealing;
  const isShown = known !== undefined && value === known.whole;
  const toggle = async (): Promise<void> => {
    const other = isShown ? known.masked : (known?.whole ?? (await ask()));
    // What was entered meanwhile stays.
    if (other !== undefined && field.value === value) model.learn(field, other);
  };
  return (
    <RevealButton label={dataOf(field).state.label} shown={isShown} busy={busy} onToggle={toggle} />
  );
});
