import type { BlockBase, BlockPlan, Condition } from '../../schema/compile/plan.ts';
import type { Expression, Text } from '../../schema/generated/types.gen.ts';

export interface RepeatPlan extends BlockBase {
  type: 'repeat';
  records: Expression;
  where?: Condition;
  columns: number;
  empty?: Text;
  body: BlockPlan[];
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    repeat: RepeatPlan;
  }
}
