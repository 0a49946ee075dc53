import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const datePicker = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./DatePicker.tsx')).DatePicker),
});
