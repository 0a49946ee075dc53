import type { BlockBase, BlockPlan } from '../../schema/compile/plan.ts';
import type { MasterDetailBlock, Request, Text } from '../../schema/generated/types.gen.ts';

export interface MasterDetailPlan extends BlockBase {
  type: 'masterDetail';
  list: BlockPlan;
  /** Member of the page state that holds the chosen key. */
  state: string;
  rowKey: string;
  side: NonNullable<MasterDetailBlock['side']>;
  /** Pixels. */
  width: number;
  empty?: Text;
  /** Absent: the viewer may see the list, but not the record. */
  detail?: { request: Request; title: Text; body: BlockPlan[] };
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    masterDetail: MasterDetailPlan;
  }
}
