import type { ActionPlan, BlockBase } from '../../schema/compile/plan.ts';
import type { Text } from '../../schema/generated/types.gen.ts';
import type { FigurePlan, RecordsPlan } from '../figures.ts';

/** One card. */
export interface StatisticItemPlan extends FigurePlan {
  /** Of all records, not of the last. */
  isSum?: true;
  lessIsBetter?: boolean;
  onClick?: ActionPlan;
}

export interface StatisticPlan extends BlockBase, RecordsPlan {
  type: 'statistic';
  title?: Text;
  columns: number;
  items: StatisticItemPlan[];
  against?: Text;
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    statistic: StatisticPlan;
  }
}
