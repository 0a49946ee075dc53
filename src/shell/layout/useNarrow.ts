import { useEffect, useSyncExternalStore } from 'react';
import { localKeys, writeJson } from '../stores/storage.ts';

/** Below sm (docs/protocol/product.md#limits, breakpoints) the menu is a drawer. */
const query = () => matchMedia('(max-width: 575px)');

function watch(changed: () => void): () => void {
  const narrow = query();
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

/**
 * Whether the window is narrow; also told under the name of
 * docs/protocol/product.md#names-and-defaults for others that read it there.
 */
export function useNarrow(): boolean {
  const narrow = useSyncExternalStore(watch, () => query().matches);
  useEffect(() => writeJson(localKeys, 'is_mobile', narrow), [narrow]);
  return narrow;
}
