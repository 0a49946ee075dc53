import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const iconPicker = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./IconPicker.tsx')).IconPicker),
});
