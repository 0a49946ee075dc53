import type { BlockBase } from '../../schema/compile/plan.ts';
import type { Text } from '../../schema/generated/types.gen.ts';

export interface TextPlan extends BlockBase {
  type: 'text';
  text: Text;
  tone: 'plain' | 'title' | 'secondary' | 'info' | 'warning' | 'error';
  icon?: Text;
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    text: TextPlan;
  }
}
