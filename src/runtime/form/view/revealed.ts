/** Controls of masked values: few forms have them. */
import { lazyPart } from '../../../parts/lazyPart.tsx';

export const RevealedControl = lazyPart(
  async () => (await import('./RevealedControl.tsx')).RevealedControl,
  { waiting: ({ children }) => children },
);
