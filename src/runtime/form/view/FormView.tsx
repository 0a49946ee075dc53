import { autorun } from '@formily/reactive';
import { useContext, useEffect, useId, useMemo } from 'react';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import type { FormModel } from '../model/formModel.ts';
import { FormOpenContext, FormViewContext, type FormViewValue } from './context.ts';
import { FormNodes } from './FormNodes.tsx';
import { createWatch } from './watch.ts';
import { frameProps } from './layoutProps.ts';
import './form.css';

/** The fields of a form, or some of them, without anything around them. */
export function FormView({
  model,
  nodes = model.plan.nodes,
}: {
  model: FormModel;
  nodes?: readonly NodePlan[];
}) {
  const id = useId();
  const view = useMemo<FormViewValue>(
    () => ({ model, id, watch: createWatch(), slots: new Map(), Nodes: FormNodes }),
    [model, id],
  );
  const { plan, mode } = model;
  // A field that shall get the focus is drawn first.
  useEffect(
    () =>
      autorun(() => {
        const { focusRequest } = model.signals;
        if (focusRequest) view.slots.get(focusRequest.address)?.();
      }),
    [model, view],
  );
  const onOpen = useContext(FormOpenContext);
  useEffect(() => onOpen?.(model), [onOpen, model]);
  return (
    <FormViewContext.Provider value={view}>
      <div className={`pl-form pl-form-${plan.labels} pl-form-${mode}`} {...frameProps(plan)}>
        <FormNodes nodes={nodes} base="" columns={plan.columns} />
      </div>
    </FormViewContext.Provider>
  );
}
