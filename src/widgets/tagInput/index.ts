import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const tagInput = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./TagInput.tsx')).TagInput),
});
