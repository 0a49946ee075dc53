import type { BlockBase } from '../../schema/compile/plan.ts';
import type { Text } from '../../schema/generated/types.gen.ts';

export interface MarkdownPlan extends BlockBase {
  type: 'markdown';
  title?: Text;
  text: Text;
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    markdown: MarkdownPlan;
  }
}
