import { useMemo } from 'react';
import type { BlockBase } from '../schema/compile/plan.ts';
import { usePage } from '../runtime/core/context.ts';
import { useLatest } from '../runtime/core/hooks/useLatest.ts';
import { useEvaluate } from '../runtime/core/scope.ts';
import { useStore } from '../runtime/core/store.ts';
import { useBlockHandle } from '../runtime/core/useBlockHandle.ts';
import { limitOf } from '../runtime/data/limits.ts';
import { recordsIn } from '../runtime/data/result.ts';
import { useLoaded } from '../runtime/data/useRequests.ts';
import { useRuntimeHost } from '../runtime/host.ts';
import type { RecordsPlan } from './figures.ts';

export interface LoadedRecords {
  /** undefined: nothing has come. */
  records: readonly unknown[] | undefined;
  /** What came is no list. */
  broken: boolean;
  /** The server gave only so many. */
  limit: number | undefined;
  loading: boolean;
  error: string | undefined;
  reload(): void;
}

/** The records that a block draws, from wherever it says. Actions load them again by its name. */
export function useRecords(plan: RecordsPlan & Pick<BlockBase, 'key'>): LoadedRecords {
  const { store, blocks } = usePage();
  const { protocol } = useRuntimeHost();
  const evaluate = useEvaluate();
  const { answer, ...loaded } = useLoaded(() =>
    plan.request ? evaluate.request(plan.request) : null,
  );
  const source = useStore(store, ({ sources }) =>
    plan.source === undefined ? undefined : (sources[plan.source] ?? unloaded),
  );
  const given = useMemo(
    () => (plan.records ? safely(() => evaluate.value(plan.records)) : undefined),
    [evaluate, plan.records],
  );
  const found = plan.request
    ? answer && recordsIn(protocol, answer)
    : plan.source === undefined
      ? (given ?? none)
      : source?.data;
  const records = useMemo(() => listOf(found), [found]);
  const reload = plan.request ? loaded.reload : () => blocks.get(`source:${plan.source}`)?.reload();
  const latest = useLatest(reload);
  const handle = useMemo(() => ({ reload: () => latest.current() }), [latest]);
  useBlockHandle(plan, handle);
  return {
    records: records === 'broken' ? undefined : records,
    broken: records === 'broken',
    limit: limitOf(found),
    loading: plan.request ? loaded.loading : (source?.loading ?? false),
    error: plan.request ? loaded.error : source?.error,
    reload,
  };
}

const none: readonly unknown[] = [];
const unloaded = { data: undefined, loading: true, error: undefined };

/** A list, the rows of an answer, or one object as a list of one. */
function listOf(found: unknown): readonly unknown[] | undefined | 'broken' {
  if (found === undefined || Array.isArray(found)) return found;
  if (found === null) return [];
  if (typeof found !== 'object') return 'broken';
  const { rows } = found as { rows?: unknown };
  return Array.isArray(rows) ? rows : [found];
}

/** An expression that reads what is not there yet gives nothing. */
function safely(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}
