import type { WidgetComponents } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';

export const components: WidgetComponents = {
  rows: lazyPiece(async () => (await import('./ArrayCards.tsx')).ArrayCards),
};
