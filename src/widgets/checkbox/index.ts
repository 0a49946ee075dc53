import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const checkbox = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./Checkbox.tsx')).Checkbox),
});
