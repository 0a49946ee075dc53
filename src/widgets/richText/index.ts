import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const richText = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./RichText.tsx')).RichText),
});
