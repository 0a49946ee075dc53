/** Opens the model of a form, and finds its fields. */
import type { Field } from '@formily/core';
import { createFormModel } from '../../../src/runtime/form/model/createFormModel.ts';
import type { FormModel } from '../../../src/runtime/form/model/formModel.ts';
import type { FormMode, FormPlan, Values } from '../../../src/schema/compile/plan.ts';
import { scopeOver } from './support.ts';

export const open = (
  form: FormPlan,
  values: Values = {},
  mode: FormMode = 'create',
  scope: Record<string, unknown> = {},
): FormModel => createFormModel({ plan: form, mode, values, scope: scopeOver(scope) });

export const at = (model: FormModel, address: string): Field => model.fieldAt(address) as Field;
