import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const textArea = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./TextArea.tsx')).TextArea),
});
