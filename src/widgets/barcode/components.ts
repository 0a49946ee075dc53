import type { WidgetComponents } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';

export const components: WidgetComponents = {
  display: lazyPiece(async () => (await import('./Barcode.tsx')).Barcode),
};
