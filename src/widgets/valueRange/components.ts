import type { WidgetComponents } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';

export const components: WidgetComponents = {
  input: lazyPiece(async () => (await import('./RangeInput.tsx')).RangeInput),
  display: lazyPiece(async () => (await import('./RangeText.tsx')).RangeText),
};
