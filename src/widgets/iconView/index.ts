import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const iconView = defineWidget({
  meta,
  display: lazyPiece(async () => (await import('./IconView.tsx')).IconView),
});
