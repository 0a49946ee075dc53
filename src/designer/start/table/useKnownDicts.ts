import { useEffect, useState } from 'react';
import { dictCacheOf, type DictCache } from '../../../runtime/data/dicts.ts';
import { useRuntimeHost } from '../../../runtime/host.ts';
import type { KnownDict } from '../../../schema/infer/inferField.ts';

/**
 * The dictionaries of the project with their labels, without those that could not be loaded: as
 * they are when all have come, so that what is made of them stays; undefined until then.
 */
export function useKnownDicts(types: readonly string[]): readonly KnownDict[] | undefined {
  const { http, protocol, features } = useRuntimeHost();
  const dicts = dictCacheOf(http, { protocol, batch: features.dictBatch });
  const [known, setKnown] = useState<readonly KnownDict[]>();
  useEffect(() => {
    const look = () => {
      // Dropped ones are loaded again.
      dicts.need(types);
      const complete = completeIn(dicts, types);
      if (complete) setKnown((before) => before ?? complete);
    };
    look();
    return dicts.subscribe(look);
  }, [dicts, types]);
  return known;
}

/** undefined: some are on their way. */
function completeIn(dicts: DictCache, types: readonly string[]): KnownDict[] | undefined {
  if (types.some((type) => !dicts.get(type) && dicts.failureOf(type) === undefined))
    return undefined;
  return types.flatMap((name) => {
    const entries = dicts.get(name) ?? [];
    return entries.length > 0
      ? { name, entries: entries.map(({ value, label }) => ({ value: String(value), label })) }
      : [];
  });
}
