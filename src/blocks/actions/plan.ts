import type { ActionPlan, BlockBase } from '../../schema/compile/plan.ts';

export interface ActionsPlan extends BlockBase {
  type: 'actions';
  actions: ActionPlan[];
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    actions: ActionsPlan;
  }
}
