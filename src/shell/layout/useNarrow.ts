import { useSyncExternalStore } from 'react';

/** Below sm (spec.md 9, breakpoints) the menu is a drawer. */
const query = () => matchMedia('(max-width: 575px)');

function watch(changed: () => void): () => void {
  const narrow = query();
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

export const useNarrow = (): boolean => useSyncExternalStore(watch, () => query().matches);
