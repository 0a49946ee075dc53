import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const radioGroup = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./RadioGroup.tsx')).RadioGroup),
});
