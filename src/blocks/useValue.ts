import { useMemo } from 'react';
import type { BlockBase } from '../schema/compile/plan.ts';
import type { Expression } from '../schema/generated/types.gen.ts';
import { usePage } from '../runtime/core/context.ts';
import { useLatest } from '../runtime/core/hooks/useLatest.ts';
import { useEvaluate } from '../runtime/core/scope.ts';
import { useStore } from '../runtime/core/store.ts';
import { useBlockHandle } from '../runtime/core/useBlockHandle.ts';

/** Where a block says that its value comes from: one of the two. */
interface ValuePlan extends Pick<BlockBase, 'key'> {
  source?: string;
  value?: Expression;
}

interface LoadedValue {
  /** undefined: nothing has come, or there is nothing. */
  value: unknown;
  loading: boolean;
  error: string | undefined;
  reload(): void;
}

/** The value that a block draws. Actions load its source again by the name of the block. */
export function useValue(plan: ValuePlan): LoadedValue {
  const { store, blocks } = usePage();
  const evaluate = useEvaluate();
  const source = useStore(store, ({ sources }) =>
    plan.source === undefined ? undefined : (sources[plan.source] ?? unloaded),
  );
  const given = useMemo(() => read(plan.value, (value) => evaluate.value(value)), [evaluate, plan]);
  const reload = () => blocks.get(`source:${plan.source}`)?.reload();
  const latest = useLatest(reload);
  useBlockHandle(
    plan,
    useMemo(() => ({ reload: () => latest.current() }), [latest]),
  );
  return {
    value: source ? source.data : given,
    loading: source?.loading ?? false,
    error: source?.error,
    reload,
  };
}

const unloaded = { data: undefined, loading: true, error: undefined };

/** An expression that reads what is not there yet gives nothing. */
export function read(
  value: Expression | undefined,
  evaluate: (value: unknown) => unknown,
): unknown {
  try {
    return value && evaluate(value);
  } catch {
    return undefined;
  }
}
