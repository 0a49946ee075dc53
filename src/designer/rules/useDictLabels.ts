import { useEffect } from 'react';
import { useStore } from '../../runtime/core/store.ts';
import { dictCacheOf } from '../../runtime/data/dicts.ts';
import { useRuntimeHost } from '../../runtime/host.ts';
import type { Subject } from './subjects.ts';

/**
 * The subjects with their choices called by the labels of their dictionaries, once they are there.
 */
export function useDictLabels(subjects: readonly Subject[]): readonly Subject[] {
  const { http, protocol, features } = useRuntimeHost();
  const dicts = dictCacheOf(http, { protocol, batch: features.dictBatch });
  const loaded = useStore(dicts, (state) => state.choices);
  const types = subjects.flatMap(({ dict }) => dict ?? []).join();
  useEffect(() => {
    if (types !== '') dicts.need(types.split(','));
  }, [dicts, types]);
  return subjects.map((subject) => {
    const known = subject.dict === undefined ? undefined : loaded.get(subject.dict);
    if (!known || !subject.choices) return subject;
    const labels = new Map(known.map(({ value, label }) => [String(value), label]));
    const choices = subject.choices.map(({ value, label }) => ({
      value,
      label: labels.get(String(value)) ?? label,
    }));
    return { ...subject, choices };
  });
}
