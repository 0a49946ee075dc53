import type { BlockBase, Condition } from '../../schema/compile/plan.ts';
import type { Expression, StepsItem, Text } from '../../schema/generated/types.gen.ts';

export interface StepsPlan extends BlockBase {
  type: 'steps';
  title?: Text;
  items: StepsItem[];
  current: Expression;
  finished?: Condition;
  failed?: Condition;
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    steps: StepsPlan;
  }
}
