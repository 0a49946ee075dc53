import type { BlockBase, BlockPlan, Condition } from '../../schema/compile/plan.ts';
import type { Text } from '../../schema/generated/types.gen.ts';

export interface SplitPlan extends BlockBase {
  type: 'split';
  panes: {
    title?: Text;
    span?: number;
    width?: number;
    visible?: Condition;
    collapsible: boolean;
    resizable: boolean;
    body: BlockPlan[];
  }[];
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    split: SplitPlan;
  }
}
