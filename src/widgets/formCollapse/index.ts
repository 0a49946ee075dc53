import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const formCollapse = defineWidget({
  meta,
  layout: lazyPiece(async () => (await import('./FormCollapse.tsx')).FormCollapse),
});
