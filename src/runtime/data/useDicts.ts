import { useEffect, useSyncExternalStore } from 'react';
import { useData } from './context.ts';
import type { DictCache } from './dicts.ts';

/** Makes sure that dictionaries are loaded, also after they were dropped. Returns the cache; renders when it changes. */
export function useDicts(types: readonly string[]): DictCache {
  const { dicts } = useData();
  useSyncExternalStore(dicts.subscribe, dicts.version);
  const wanted = types.join(',');
  useEffect(() => {
    if (!wanted) return undefined;
    const load = () => dicts.need(wanted.split(','));
    load();
    // Dropped dictionaries are loaded again while they are shown.
    return dicts.subscribe(load);
  }, [dicts, wanted]);
  return dicts;
}
