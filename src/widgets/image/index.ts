import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const image = defineWidget({
  meta,
  display: lazyPiece(async () => (await import('./Image.tsx')).Image),
});
