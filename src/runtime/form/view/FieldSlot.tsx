import { useEffect, useRef } from 'react';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import { useWidget } from '../../display/useWidget.ts';
import { joinAddress } from '../model/visit.ts';
import { useFormView } from './context.ts';

/** Height in pixels of a field with a control of one line, label and message included. */
const usualHeight = 88;

/**
 * The place of a field that is drawn when it comes near the visible part. Its label is there, so
 * that searching in the page finds it; tabbing into it or asking for it draws it. Validation does
 * not care: it runs from the plan.
 */
export function FieldSlot({
  node,
  base,
  onDraw,
}: {
  node: NodePlan;
  base: string;
  /** The same function on each render. */
  onDraw(): void;
}) {
  const { model, watch, slots } = useFormView();
  const slot = useRef<HTMLDivElement>(null);
  const address = joinAddress(base, node.name);
  const { height = usualHeight } = useWidget(node.component)?.facts ?? {};
  useEffect(() => {
    slots.set(address, onDraw);
    const end = watch(slot.current!, onDraw);
    return () => {
      slots.delete(address);
      end();
    };
  }, [slots, watch, address, onDraw]);
  return (
    <div
      ref={slot}
      className="pl-field"
      data-span={node.span}
      style={{ height }}
      tabIndex={0}
      onFocus={() => model.reveal(address)}
    >
      <div className={node.hideLabel ? 'visually-hidden' : 'pl-field-label'}>
        {model.evaluate().text(node.label)}
      </div>
      <div className="pl-field-waiting" />
    </div>
  );
}
