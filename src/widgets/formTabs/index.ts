import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const formTabs = defineWidget({
  meta,
  layout: lazyPiece(async () => (await import('./FormTabs.tsx')).FormTabs),
});
