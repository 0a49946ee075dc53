import type { ActionPlan, BlockBase } from '../../schema/compile/plan.ts';
import type { PivotMeasureObject, Sort, Text } from '../../schema/generated/types.gen.ts';
import type { DimensionPlan, FigurePlan, RecordsPlan } from '../figures.ts';

export interface PivotMeasurePlan extends FigurePlan {
  /** How several numbers become one. */
  total: NonNullable<PivotMeasureObject['total']>;
}

export interface PivotPlan extends BlockBase, RecordsPlan {
  type: 'pivot';
  title?: Text;
  rows: DimensionPlan[];
  columns: DimensionPlan[];
  measures: PivotMeasurePlan[];
  totals: boolean;
  sort?: Sort;
  /** Pixels. */
  height: number;
  download: boolean;
  empty?: Text;
  onClick?: ActionPlan;
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    pivot: PivotPlan;
  }
}
