import type { ActionPlan, BlockBase } from '../../schema/compile/plan.ts';
import type { Text } from '../../schema/generated/types.gen.ts';

export interface CountdownPlan extends BlockBase {
  type: 'countdown';
  title?: Text;
  to: Text;
  done?: Text;
  onEnd?: ActionPlan;
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    countdown: CountdownPlan;
  }
}
