/** A question that asks for a reason, as code that comes when one is first asked. */
import { lazyPart } from '../../parts/lazyPart.tsx';

export const ReasonDialog = lazyPart(
  async () => (await import('./ReasonDialog.tsx')).ReasonDialog,
  { dismiss: ({ onClosed }) => onClosed(undefined) },
);
