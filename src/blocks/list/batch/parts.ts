/** What lists draw while rows are edited together: few lists have it. */
import { lazyPart } from '../../../parts/lazyPart.tsx';

export const BatchBar = lazyPart(async () => (await import('./BatchBar.tsx')).BatchBar);
export const BatchProblems = lazyPart(
  async () => (await import('./BatchProblems.tsx')).BatchProblems,
);
export const BatchPaste = lazyPart(async () => (await import('./BatchPaste.tsx')).BatchPaste);
export const UndoRow = lazyPart(async () => (await import('./UndoRow.tsx')).UndoRow);
