import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const dateRange = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./DateRange.tsx')).DateRange),
});
