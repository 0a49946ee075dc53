import type { BlockBase } from '../../schema/compile/plan.ts';
import type { Text } from '../../schema/generated/types.gen.ts';

export interface HtmlPlan extends BlockBase {
  type: 'html';
  html: Text;
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    html: HtmlPlan;
  }
}
