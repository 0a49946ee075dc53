import type { ActionPlan, BlockBase, BlockPlan } from '../../schema/compile/plan.ts';
import type { Text } from '../../schema/generated/types.gen.ts';

export interface CardPlan extends BlockBase {
  type: 'card';
  title?: Text;
  actions: ActionPlan[];
  body: BlockPlan[];
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    card: CardPlan;
  }
}
