import type { ActionPlan, BlockBase, ChoicesPlan } from '../../schema/compile/plan.ts';
import type {
  ChartBlock,
  ChartSeriesObject,
  Expression,
  Request,
  Sort,
  Text,
} from '../../schema/generated/types.gen.ts';

export type ChartKind = ChartBlock['kind'];

/** What the numbers are grouped by. */
export interface ChartDimensionPlan {
  field: string;
  label: Text;
  /** Labels of its values; those in the answer go first. */
  choices?: ChoicesPlan;
}

/** Numbers of one member of the records. */
export interface ChartSeriesPlan {
  field: string;
  label: Text;
  kind?: ChartSeriesObject['kind'];
  axis?: ChartSeriesObject['axis'];
  /** How its numbers are written. */
  number: { precision?: number; grouping: boolean; currency?: string };
  suffix?: string;
}

export interface ChartPlan extends BlockBase {
  type: 'chart';
  kind: ChartKind;
  title?: Text;
  /** Reads the records; else they come from a source or an expression. */
  request?: Request;
  source?: string;
  records?: Expression;
  x?: ChartDimensionPlan;
  split?: ChartDimensionPlan;
  series: ChartSeriesPlan[];
  stacked?: boolean;
  horizontal?: boolean;
  labels?: boolean;
  sort?: Sort;
  top?: number;
  max?: number;
  height: number;
  empty?: Text;
  onClick?: ActionPlan;
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    chart: ChartPlan;
  }
}
