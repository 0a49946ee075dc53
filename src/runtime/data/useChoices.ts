import { useMemo, useRef } from 'react';
import type { Choice, ChoicesPlan } from '../../schema/compile/plan.ts';
import type { HttpRequest } from '../host.ts';
import { usePage } from '../page/context.ts';
import { useEvaluate } from '../page/scope.ts';
import { useStore } from 'zustand';
import { choicesOfRecords } from './choices.ts';
import type { Evaluate, LocalScope } from './evaluate.ts';
import { pickResult } from './pick.ts';
import { useDicts } from './useDicts.ts';
import { useRequests } from './useRequests.ts';

/** Choices as they arrive; undefined while loading. */
export interface LoadedChoices { choices: Choice[] | undefined; loading: boolean }

const none: LoadedChoices = { choices: undefined, loading: false };

/** Choices of one control. `local` are locals its expressions read besides the surroundings (form values). */
export function useChoices(plan: ChoicesPlan | undefined, local?: LocalScope): LoadedChoices {
  return useChoicesOf([plan], local)[0];
}

/** Choices of several controls or columns at once; absent plans give nothing. Entries keep their identity while unchanged. */
export function useChoicesOf(plans: readonly (ChoicesPlan | undefined)[], local?: LocalScope): LoadedChoices[] {
  const { store } = usePage();
  const bound = useEvaluate();
  const evaluate = useMemo(() => (local ? bound.with(local) : bound), [bound, local]);
  const sources = useStore(store, (state) => state.sources);
  const dicts = useDicts(plans.flatMap((plan) => (plan?.from === 'dict' ? [plan.dict] : [])));
  const requests = plans.map((plan) => requestOf(plan, evaluate));
  const answers = useRequests(requests);
  const remember = useMemory();
  return plans.map((plan, index) => {
    if (!plan) return none;
    if (plan.from === 'fixed') return remember(index, [plan], () => ({ choices: plan.choices, loading: false }));
    if (plan.from === 'dict') {
      const choices = dicts.get(plan.dict) ?? (dicts.hasFailed(plan.dict) ? [] : undefined);
      return remember(index, [choices], () => ({ choices, loading: !choices }));
    }
    const source = plan.from === 'source' ? sources[plan.source ?? ''] : undefined;
    const answer = answers[index];
    const records = plan.from === 'source' ? source?.data : answer.answer && pickResult(answer.answer, plan.request?.pick);
    const loading = plan.from === 'source' ? source?.loading ?? true : answer.loading;
    const failed = plan.from === 'source' ? source?.error !== undefined : answer.error !== undefined;
    const reads = plan.disabled ? evaluate : undefined;
    return remember(index, [plan, records, loading, failed, reads], () => ({
      choices: records === undefined ? (failed ? [] : undefined) : choicesOfRecords(records, plan, evaluate),
      loading,
    }));
  });
}

function requestOf(plan: ChoicesPlan | undefined, evaluate: Evaluate): HttpRequest | null {
  if (plan?.from !== 'request' || !plan.request) return null;
  try {
    return evaluate.request(plan.request);
  } catch {
    return null; // a part of the address has no value yet
  }
}

/** Memory of results by place, each kept while what it was made of stays the same. */
function useMemory(): (index: number, made: readonly unknown[], make: () => LoadedChoices) => LoadedChoices {
  const memory = useRef(new Map<number, { made: readonly unknown[]; result: LoadedChoices }>());
  return (index, made, make) => {
    const before = memory.current.get(index);
    if (before && before.made.length === made.length && before.made.every((part, at) => Object.is(part, made[at]))) return before.result;
    const result = make();
    memory.current.set(index, { made, result });
    return result;
  };
}

