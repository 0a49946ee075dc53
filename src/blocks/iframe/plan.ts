import type { BlockBase } from '../../schema/compile/plan.ts';
import type { Text } from '../../schema/generated/types.gen.ts';

export interface IframePlan extends BlockBase {
  type: 'iframe';
  src: Text;
  title: Text;
  height?: number;
  trusted?: boolean;
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    iframe: IframePlan;
  }
}
