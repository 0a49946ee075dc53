import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const passwordInput = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./PasswordInput.tsx')).PasswordInput),
});
