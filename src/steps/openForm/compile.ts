import type { FormMode, Values } from '../../schema/compile/plan.ts';
import { defined } from '../../schema/defined.ts';
import type { Expression } from '../../schema/generated/types.gen.ts';
import type { StepCompiler } from '../../schema/stepDefinition.ts';

declare module '../../schema/compile/plan/action.ts' {
  interface StepPlans {
    openForm: { form: string; mode: FormMode; values: Values; recordKey?: Expression };
  }
}

export const compiler: StepCompiler<'openForm'> = {
  compile({ form, mode = 'create', values = {}, recordKey }, site) {
    site.opensForm(form, mode, 'form');
    return { type: 'openForm', form, mode, values, ...defined({ recordKey }) };
  },
};
