import type { WidgetComponents } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';

export const components: WidgetComponents = {
  input: lazyPiece(async () => (await import('./AddressInput.tsx')).AddressInput),
  display: lazyPiece(async () => (await import('./AddressText.tsx')).AddressText),
};
