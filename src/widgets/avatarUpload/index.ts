import { defineWidget } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';
import { meta } from './meta.ts';

export const avatarUpload = defineWidget({
  meta,
  input: lazyPiece(async () => (await import('./AvatarUpload.tsx')).AvatarUpload, 91),
});
