import { observer } from '@formily/reactive-react';
import type { Field } from '@formily/core';
import { useEffect, useRef, useState } from 'react';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import { dataOf } from '../model/formModel.ts';
import { useFormView } from './context.ts';
import { FormField } from './FormField.tsx';

/** Fields drawn at once: about what a window shows. */
const atOnce = 12;

/** Heights in pixels that controls have before they are drawn, label and message included. */
const heights: Readonly<Record<string, number>> = { TextArea: 130, RichText: 400 };
const usualHeight = 86;

/**
 * A field that draws its control when it comes near the visible part. Until then its label is there, so that searching in the page finds it;
 * tabbing into it or asking for it draws it. Validation does not care: it runs from the plan.
 */
export const FieldSlot = observer(function FieldSlot({ field, node }: { field: Field; node: NodePlan }) {
  const { model, watch } = useFormView();
  const slot = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(() => dataOf(field).order < atOnce);
  const address = field.address.toString();
  const wanted = !drawn && model.signals.wanted?.address === address;
  useEffect(() => {
    if (wanted) setDrawn(true);
    else if (!drawn && slot.current) return watch(slot.current, () => setDrawn(true));
    return undefined;
  }, [drawn, wanted, watch]);
  if (drawn) return <FormField field={field} node={node} />;
  return (
    <div ref={slot} className="pl-field" data-span={node.span} style={{ height: heights[node.component] ?? usualHeight }} tabIndex={0} onFocus={() => model.reveal(address)}>
      <div className="pl-field-label"><span>{dataOf(field).state.label}</span></div>
      <div className="pl-field-waiting" />
    </div>
  );
});
