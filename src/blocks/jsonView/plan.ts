import type { BlockBase } from '../../schema/compile/plan.ts';
import type { Expression, Text } from '../../schema/generated/types.gen.ts';

export interface JsonViewPlan extends BlockBase {
  type: 'jsonView';
  title?: Text;
  source?: string;
  value?: Expression;
  depth?: number;
  height?: number;
  empty?: Text;
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    jsonView: JsonViewPlan;
  }
}
