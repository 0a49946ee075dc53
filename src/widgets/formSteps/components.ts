import type { WidgetComponents } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';

export const components: WidgetComponents = {
  layout: lazyPiece(async () => (await import('./FormSteps.tsx')).FormSteps),
};
