import type { WidgetComponents } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';

export const components: WidgetComponents = {
  input: lazyPiece(async () => (await import('./SliderRange.tsx')).SliderRange),
};
