import { useEffect } from 'react';
import { useShallow, useStore } from '../core/store.ts';
import { useData } from './context.ts';
import type { DictCache } from './dicts.ts';

/**
 * Makes sure that dictionaries are loaded, also after they were dropped. Returns the cache; draws
 * again when one of them changes.
 */
export function useDicts(types: readonly string[]): DictCache {
  const { dicts } = useData();
  useStore(
    dicts,
    useShallow(() => types.map((type) => dicts.get(type) ?? dicts.failureOf(type))),
  );
  const joined = types.join(',');
  useEffect(() => {
    if (!joined) return undefined;
    const load = () => dicts.need(joined.split(','));
    load();
    // Dropped dictionaries are loaded again while they are shown.
    return dicts.subscribe(load);
  }, [dicts, joined]);
  return dicts;
}
