import type { BlockBase } from '../../schema/compile/plan.ts';
import type { Text } from '../../schema/generated/types.gen.ts';

export interface QrPlan extends BlockBase {
  type: 'qr';
  title?: Text;
  /** Absent: the address of the page. */
  text?: Text;
  caption?: Text;
  /** The widget that draws the code. */
  component: 'QrCode' | 'Barcode';
  props: Readonly<Record<string, unknown>>;
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    qr: QrPlan;
  }
}
