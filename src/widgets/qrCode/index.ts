import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const qrCode = defineWidget({
  meta,
  display: lazyPiece(async () => (await import('./QrCode.tsx')).QrCode),
});
