import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const html = defineWidget({
  meta,
  display: lazyPiece(async () => (await import('./Html.tsx')).Html),
});
