/** What steps open over the page, by the type of the step. */
import { lazyPart } from '../../parts/lazyPart.tsx';

export const containers = {
  show: lazyPart(async () => (await import('../action/BlockContainer.tsx')).BlockContainer, {
    dismiss: ({ onClosed }) => onClosed(),
  }),
  openPage: lazyPart(async () => (await import('../action/PageContainer.tsx')).PageContainer, {
    dismiss: ({ onClosed }) => onClosed(),
  }),
  openForm: lazyPart(async () => (await import('../form/index.ts')).FormContainer, {
    dismiss: ({ onClose }) => onClose(),
  }),
  import: lazyPart(async () => (await import('../action/ImportDialog.tsx')).ImportDialog, {
    dismiss: ({ onClosed }) => onClosed(false),
  }),
};
