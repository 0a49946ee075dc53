import type { ActionPlan, BlockBase, ChoicesPlan } from '../../schema/compile/plan.ts';
import type { Text } from '../../schema/generated/types.gen.ts';

export interface TreePlan extends BlockBase {
  type: 'tree';
  title?: Text;
  choices: ChoicesPlan;
  state: string;
  placeholder?: Text;
  tools: boolean;
  onChange?: ActionPlan;
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    tree: TreePlan;
  }
}
