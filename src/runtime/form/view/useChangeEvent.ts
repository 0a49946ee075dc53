import type { Field } from '@formily/core';
import { toJS } from '@formily/reactive';
import { useEffect, useMemo } from 'react';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import { useActions } from '../../action/context.ts';
import { useLatest } from '../../core/hooks/useLatest.ts';
import type { LocalScope } from '../../core/evaluate.ts';
import { ChangeEvent } from '../model/changeEvent.ts';
import type { FormModel } from '../model/formModel.ts';
import { stepScope } from '../model/stepScope.ts';
import { useFormView } from './context.ts';

/** What the steps of a field read: its value, beside what all steps in a form read. */
const scopeOf = (model: FormModel, field: Field): LocalScope => ({
  ...stepScope(model, field.address.toString()),
  value: toJS(field.value) as unknown,
});

/** Runs the steps that a field has for changes by people; undefined for one without such steps. */
export function useChangeEvent(field: Field, { onChange }: NodePlan): ChangeEvent | undefined {
  const { model } = useFormView();
  const actions = useLatest(useActions());
  const event = useMemo(
    () =>
      onChange &&
      new ChangeEvent(() => actions.current.run({ plan: onChange, local: scopeOf(model, field) })),
    [onChange, model, field, actions],
  );
  useEffect(() => () => event?.stop(), [event]);
  return event;
}
