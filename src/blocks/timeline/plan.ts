import type { BlockBase } from '../../schema/compile/plan.ts';
import type { Expression, Text } from '../../schema/generated/types.gen.ts';
import type { RecordsPlan } from '../figures.ts';

export interface TimelinePlan extends BlockBase, RecordsPlan {
  type: 'timeline';
  title?: Text;
  text: Text;
  time?: Text;
  detail?: Text;
  tone?: Expression;
  first: number;
  empty?: Text;
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    timeline: TimelinePlan;
  }
}
