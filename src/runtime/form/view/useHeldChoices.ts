import { useMemo } from 'react';
import type { Choice, ChoicesPlan } from '../../../schema/compile/plan.ts';
import { isObject } from '../../../schema/isObject.ts';
import { useEvaluate } from '../../core/scope.ts';
import { findChoice } from '../../data/choices.ts';
import { isGone } from '../../data/gone.ts';
import type { PoolEntry } from '../../data/pool.ts';
import { readResult } from '../../data/result.ts';
import type { LoadedChoices } from '../../data/useChoices.ts';
import { useRequests } from '../../data/useRequests.ts';
import { useRuntimeHost } from '../../host.ts';
import { lateTexts } from '../../locale/late/index.ts';

/** Most records that are asked for one by one; those beyond are shown by their keys. */
const most = 50;

type Key = NonNullable<Choice['value']>;

const isKey = (value: unknown): value is Key =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/**
 * The choices with the held records that are not among them, for a long list is cut and records are
 * removed: each is asked for by its key, and one that the server no longer has says so.
 */
export function useHeldChoices(
  plan: ChoicesPlan,
  loaded: LoadedChoices,
  value: unknown,
): LoadedChoices {
  const { protocol } = useRuntimeHost();
  const evaluate = useEvaluate();
  const { choices } = loaded;
  const one = 'one' in plan ? plan.one : undefined;
  const label = 'label' in plan ? plan.label : '';
  const missing =
    one && choices
      ? [value]
          .flat()
          .filter((key) => isKey(key) && !findChoice(choices, key))
          .slice(0, most)
      : [];
  const answers = useRequests(
    missing.map((key) => ({ ...evaluate.request(one!, { key }), quiet: true })),
  );
  const keys = JSON.stringify(missing);
  return useMemo(() => {
    const labelOf = ({ answer, error }: PoolEntry, key: Key): string | undefined => {
      const record = answer && readResult(protocol, answer);
      if (isGone(protocol, error) || (answer && !isObject(record)))
        return lateTexts.form.removedRecord(String(key));
      const found = isObject(record) ? record[label] : undefined;
      return found === undefined || found === null ? undefined : String(found);
    };
    const found = (JSON.parse(keys) as Key[]).flatMap((key, index): Choice[] => {
      const text = labelOf(answers[index]!, key);
      return text === undefined ? [] : [{ value: key, label: text }];
    });
    return found.length === 0 ? loaded : { ...loaded, choices: [...found, ...(choices ?? [])] };
  }, [protocol, label, keys, answers, loaded, choices]);
}
