import { useSyncExternalStore } from 'react';

function watch(changed: () => void): () => void {
  for (const kind of ['online', 'offline']) addEventListener(kind, changed);
  return () => {
    for (const kind of ['online', 'offline']) removeEventListener(kind, changed);
  };
}

/** Whether the browser has a network. */
export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);
