import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const jsonView = defineWidget({
  meta,
  display: lazyPiece(async () => (await import('./JsonView.tsx')).JsonView),
});
