import type { WidgetComponents } from '../contract.ts';
import { lazyPiece } from '../lazy.tsx';

export const components: WidgetComponents = {
  input: lazyPiece(async () => (await import('./Attachments.tsx')).Attachments, 64),
  display: lazyPiece(async () => (await import('./AttachmentList.tsx')).AttachmentList),
};
