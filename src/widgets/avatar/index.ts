import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const avatar = defineWidget({
  meta,
  display: lazyPiece(async () => (await import('./Avatar.tsx')).Avatar),
});
