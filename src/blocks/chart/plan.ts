import type { ActionPlan, BlockBase } from '../../schema/compile/plan.ts';
import type {
  ChartBlock,
  ChartSeriesObject,
  Sort,
  Text,
} from '../../schema/generated/types.gen.ts';
import type { DimensionPlan, FigurePlan, RecordsPlan } from '../figures.ts';

export type ChartKind = ChartBlock['kind'];

/** Numbers of one member of the records. */
export interface ChartSeriesPlan extends FigurePlan {
  kind?: ChartSeriesObject['kind'];
  axis?: ChartSeriesObject['axis'];
}

export interface ChartPlan extends BlockBase, RecordsPlan {
  type: 'chart';
  kind: ChartKind;
  title?: Text;
  x?: DimensionPlan;
  split?: DimensionPlan;
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
