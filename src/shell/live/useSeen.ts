import { useSyncExternalStore } from 'react';

function watch(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether the window is in sight. */
export const useSeen = (): boolean => useSyncExternalStore(watch, () => !document.hidden);
