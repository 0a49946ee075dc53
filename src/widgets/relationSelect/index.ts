import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const relationSelect = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./RelationSelect.tsx')).RelationSelect),
});
