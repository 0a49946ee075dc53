import type { BlockBase } from '../../schema/compile/plan.ts';
import type { Text } from '../../schema/generated/types.gen.ts';

export interface HeadingPlan extends BlockBase {
  type: 'heading';
  picture?: Text;
  title: Text;
  text?: Text;
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    heading: HeadingPlan;
  }
}
