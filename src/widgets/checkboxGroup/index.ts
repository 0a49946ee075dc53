import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const checkboxGroup = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./CheckboxGroup.tsx')).CheckboxGroup),
});
