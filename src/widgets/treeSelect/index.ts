import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const treeSelect = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./TreeSelect.tsx')).TreeSelect),
});
