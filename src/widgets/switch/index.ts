import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const toggle = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./Switch.tsx')).Switch),
});
