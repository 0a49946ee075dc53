import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const captchaInput = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./CaptchaInput.tsx')).CaptchaInput),
});
