import type { BlockBase, FormMode, Values } from '../../schema/compile/plan.ts';
import type { Expression, Text } from '../../schema/generated/types.gen.ts';

export interface FormBlockPlan extends BlockBase {
  type: 'form';
  form: string;
  mode: FormMode | Expression;
  recordKey?: Expression;
  values: Values;
  submitLabel?: Text;
  width?: number;
  frame: 'panel' | 'page' | 'bare';
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    form: FormBlockPlan;
  }
}
