import { useMemo, useState } from 'react';
import type { Choice, ChoicesPlan } from '../../schema/compile/plan.ts';
import type { HttpRequest } from '../host.ts';
import { usePage } from '../core/context.ts';
import { useEvaluate } from '../core/scope.ts';
import { useStore } from '../core/store.ts';
import { choicesOfRecords } from './choices.ts';
import type { Evaluate, LocalScope } from '../core/evaluate.ts';
import { limitOf } from './limits.ts';
import { foundIn, readResult, recordsIn } from './result.ts';
import { useDicts } from './useDicts.ts';
import { useRequests } from './useRequests.ts';
import { defined } from '../../schema/defined.ts';
import { required } from '../../schema/required.ts';
import type { Protocol } from '../../schema/protocol.ts';
import { useRuntimeHost } from '../host.ts';

/** Choices as they arrive; undefined while loading. With `limit`, the server gave only so many. */
export interface LoadedChoices {
  choices: Choice[] | undefined;
  loading: boolean;
  limit?: number;
  /** Why they could not be loaded; there are none then, or those of before. */
  failure?: string;
}

const none: LoadedChoices = { choices: undefined, loading: false };
const nothing: Choice[] = [];

/**
 * Choices of one control. `local` are locals its expressions read besides the scope of the page
 * (form values).
 */
export function useChoices(plan: ChoicesPlan | undefined, local?: LocalScope): LoadedChoices {
  return useChoicesOf([plan], local)[0] ?? none;
}

/**
 * Choices of several controls or columns at once; absent plans give nothing. The array and its
 * entries keep their identity while unchanged.
 */
export function useChoicesOf(
  plans: readonly (ChoicesPlan | undefined)[],
  local?: LocalScope,
): readonly LoadedChoices[] {
  const { store } = usePage();
  const { protocol } = useRuntimeHost();
  const bound = useEvaluate();
  const evaluate = useMemo(() => (local ? bound.with(local) : bound), [bound, local]);
  const sources = useStore(store, (state) => state.sources);
  const dicts = useDicts(plans.flatMap((plan) => (plan?.from === 'dict' ? [plan.dict] : [])));
  const answers = useRequests(plans.map((plan) => requestOf(plan, evaluate)));
  const [memory] = useState(() => new Memory());
  return memory.all(
    plans.map((plan, index): LoadedChoices => {
      if (!plan) return none;
      if (plan.from === 'fixed')
        return memory.one(index, [plan], () => ({ choices: plan.choices, loading: false }));
      if (plan.from === 'dict') {
        const failure = dicts.failureOf(plan.dict);
        const choices = dicts.get(plan.dict) ?? (failure === undefined ? undefined : nothing);
        return memory.one(index, [plan, choices, failure], () => ({
          choices,
          loading: !choices,
          ...defined({ failure }),
        }));
      }
      if (plan.from === 'records') {
        const records = recordsOf(plan, evaluate);
        return memory.one(index, [plan, records, plan.disabled && evaluate], () => ({
          choices: choicesOfRecords(records, plan, evaluate),
          loading: false,
          limit: limitOf(records),
        }));
      }
      const { records, loading, failure } =
        plan.from === 'source'
          ? ofSource(sources[plan.source ?? ''])
          : ofAnswer(required(answers[index], 'answer to the choices'), plan, {
              protocol,
              evaluate,
            });
      return memory.one(
        index,
        [plan, records, loading, failure, plan.disabled && evaluate],
        () => ({
          choices:
            records === undefined
              ? failure === undefined
                ? undefined
                : []
              : choicesOfRecords(records, plan, evaluate),
          loading,
          limit: limitOf(records),
          ...defined({ failure }),
        }),
      );
    }),
  );
}

interface Found {
  records: unknown;
  loading: boolean;
  failure: string | undefined;
}

const ofSource = (
  source: { data: unknown; loading: boolean; error?: string } | undefined,
): Found => ({
  records: source?.data,
  loading: source?.loading ?? true,
  failure: source?.error,
});

const ofAnswer = (
  { answer, loading, error }: ReturnType<typeof useRequests>[number],
  { found }: Extract<ChoicesPlan, { from: 'source' | 'request' }>,
  { protocol, evaluate }: { protocol: Protocol; evaluate: Evaluate },
): Found => ({
  records:
    answer &&
    (found ? foundIn(readResult(protocol, answer), found, evaluate) : recordsIn(protocol, answer)),
  loading,
  failure: error?.message,
});

function recordsOf(plan: Extract<ChoicesPlan, { from: 'records' }>, evaluate: Evaluate): unknown {
  try {
    return evaluate.value(plan.records);
  } catch {
    return undefined; // what it reads is not there in this mode
  }
}

function requestOf(plan: ChoicesPlan | undefined, evaluate: Evaluate): HttpRequest | null {
  if (plan?.from !== 'request' || !plan.request) return null;
  try {
    return evaluate.request(plan.request);
  } catch {
    return null; // a part of the address has no value yet
  }
}

const isSame = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length && before.every((part, at) => Object.is(part, after[at]));

/** Results by place, each kept while what it was made of stays the same. */
class Memory {
  private readonly results = new Map<number, { made: readonly unknown[]; result: LoadedChoices }>();
  private last: readonly LoadedChoices[] = [];

  one(index: number, made: readonly unknown[], make: () => LoadedChoices): LoadedChoices {
    const before = this.results.get(index);
    if (before && isSame(before.made, made)) return before.result;
    const result = make();
    this.results.set(index, { made, result });
    return result;
  }

  all(results: readonly LoadedChoices[]): readonly LoadedChoices[] {
    if (!isSame(this.last, results)) this.last = results;
    return this.last;
  }
}
