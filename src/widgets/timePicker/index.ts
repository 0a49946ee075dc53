import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const timePicker = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./TimePicker.tsx')).TimePicker),
});
