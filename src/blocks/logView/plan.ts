import type { BlockBase } from '../../schema/compile/plan.ts';
import type { Expression, Text } from '../../schema/generated/types.gen.ts';

export interface LogViewPlan extends BlockBase {
  type: 'logView';
  title?: Text;
  source?: string;
  value?: Expression;
  height?: number;
  wrap?: boolean;
  follow?: boolean;
  empty?: Text;
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    logView: LogViewPlan;
  }
}
