import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const dateTimePicker = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./DateTimePicker.tsx')).DateTimePicker),
});
