import type { WidgetComponents } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';

export const components: WidgetComponents = {
  input: lazyPiece(async () => (await import('./IdNumberInput.tsx')).IdNumberInput),
  display: lazyPiece(async () => (await import('./IdNumberText.tsx')).IdNumberText),
};
