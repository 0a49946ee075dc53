import type { BlockBase } from '../../schema/compile/plan.ts';
import type { DiffViewBlock, Expression, Text } from '../../schema/generated/types.gen.ts';

export interface DiffViewPlan extends BlockBase {
  type: 'diffView';
  title?: Text;
  before: Expression;
  after: Expression;
  format?: DiffViewBlock['format'];
  layout?: DiffViewBlock['layout'];
  context?: number;
  beforeLabel?: Text;
  afterLabel?: Text;
  empty?: Text;
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    diffView: DiffViewPlan;
  }
}
