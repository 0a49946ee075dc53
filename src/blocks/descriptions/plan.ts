import type { BlockBase, Condition, DisplayPlan } from '../../schema/compile/plan.ts';
import type { Expression, Text } from '../../schema/generated/types.gen.ts';

export interface DescriptionsPlan extends BlockBase {
  type: 'descriptions';
  title?: Text;
  record?: Expression;
  /** Sources of the page that the record is read from. */
  sources: string[];
  columns: number;
  bordered: boolean;
  items: (DisplayPlan & { span: number; visible?: Condition })[];
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    descriptions: DescriptionsPlan;
  }
}
