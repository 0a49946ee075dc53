import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const copyText = defineWidget({
  meta,
  display: lazyPiece(async () => (await import('./CopyText.tsx')).CopyText),
});
