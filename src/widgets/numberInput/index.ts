import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const numberInput = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./NumberInput.tsx')).NumberInput),
});
