import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const oneTimeCode = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./OneTimeCode.tsx')).OneTimeCode),
});
