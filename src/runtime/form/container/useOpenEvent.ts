import { useEffect } from 'react';
import type { FormPlan } from '../../../schema/compile/plan.ts';
import { useActions } from '../../action/context.ts';
import { useLatest } from '../../core/hooks/useLatest.ts';
import type { FormModel } from '../model/formModel.ts';

/** Runs the steps that a form has for its opening, once for each record that it opens with. */
export function useOpenEvent({ onOpen }: FormPlan, model: FormModel | undefined): void {
  const latest = useLatest(useActions());
  useEffect(() => {
    if (onOpen && model)
      void latest.current.run({ plan: onOpen, local: { values: model.values() } });
  }, [onOpen, model, latest]);
}
