/** What steps open over the page, by the type of the step. */
import { lazyPart } from '../../parts/lazyPart.tsx';

export const surfaces = {
  show: lazyPart(async () => (await import('./BlockSurface.tsx')).BlockSurface, {
    dismiss: ({ onClosed }) => onClosed(),
  }),
  openPage: lazyPart(async () => (await import('./PageSurface.tsx')).PageSurface, {
    dismiss: ({ onClosed }) => onClosed(),
  }),
  openForm: lazyPart(async () => (await import('../form/index.ts')).FormSurface, {
    dismiss: ({ onClose }) => onClose(),
  }),
  import: lazyPart(async () => (await import('./ImportDialog.tsx')).ImportDialog, {
    dismiss: ({ onClosed }) => onClosed(false),
  }),
};
