import type { BlockBase, BlockPlan, Condition } from '../../schema/compile/plan.ts';
import type { Text } from '../../schema/generated/types.gen.ts';

export interface TabsPlan extends BlockBase {
  type: 'tabs';
  active?: string;
  items: { key: string; label: Text; icon?: string; visible?: Condition; body: BlockPlan[] }[];
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    tabs: TabsPlan;
  }
}
