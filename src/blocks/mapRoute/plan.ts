import type { BlockBase } from '../../schema/compile/plan.ts';
import type { Text } from '../../schema/generated/types.gen.ts';

export interface MapRoutePlan extends BlockBase {
  type: 'mapRoute';
  title?: Text;
  /** Degrees: longitude, latitude. */
  center: [number, number];
  zoom: number;
  /** Pixels. */
  height: number;
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    mapRoute: MapRoutePlan;
  }
}
