import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const checkTree = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./CheckTree.tsx')).CheckTree),
});
