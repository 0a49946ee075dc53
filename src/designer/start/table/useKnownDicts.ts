import { useEffect, useMemo } from 'react';
import { useStore } from '../../../runtime/core/store.ts';
import { dictCacheOf } from '../../../runtime/data/dicts.ts';
import { useRuntimeHost } from '../../../runtime/host.ts';
import type { KnownDict } from '../../../schema/infer/inferField.ts';

/**
 * The dictionaries of the project with their labels, without those that could not be loaded;
 * undefined: they are on their way.
 */
export function useKnownDicts(types: readonly string[]): readonly KnownDict[] | undefined {
  const { http, protocol, features } = useRuntimeHost();
  const dicts = dictCacheOf(http, { protocol, batch: features.dictBatch });
  const { choices, failed } = useStore(dicts, (state) => state);
  useEffect(() => dicts.need(types), [dicts, types]);
  return useMemo(() => {
    if (types.some((type) => !choices.has(type) && !failed.has(type))) return undefined;
    return types.flatMap((name) => {
      const entries = choices.get(name) ?? [];
      const texts = entries.map(({ value, label }) => ({ value: String(value), label }));
      return texts.length > 0 ? { name, entries: texts } : [];
    });
  }, [types, choices, failed]);
}
