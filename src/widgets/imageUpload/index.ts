import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const imageUpload = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./ImageUpload.tsx')).ImageUpload),
});
