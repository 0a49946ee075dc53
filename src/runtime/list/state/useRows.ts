import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { ListPlan, Values } from '../../../schema/compile/plan.ts';
import { limitOf } from '../../data/limits.ts';
import type { Evaluate } from '../../core/evaluate.ts';
import { foundIn } from '../../data/result.ts';
import { useRuntimeHost, type Envelope, type HttpRequest } from '../../host.ts';
import { onSignedInAgain } from '../../data/signedInAgain.ts';
import { concerns, onWritten } from '../../data/writes.ts';
import { useLatest } from '../../core/hooks/useLatest.ts';
import type { BlockHandle } from '../../core/context.ts';
import { useEvaluate } from '../../core/scope.ts';
import type { Row } from '../table/rows.ts';
import { lastPage, type ListState, type ListStore } from './listState.ts';
import { listParams } from './search.ts';

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The list in an answer: what the page finds there, else rows, else data (a list that is not paged:
 * docs/protocol/conventions.md#envelopes).
 */
const listIn = (answer: Envelope, { found }: ListPlan, evaluate: Evaluate): unknown =>
  found ? foundIn(answer, found, evaluate) : (answer.rows ?? answer.data);

function rowsOf(found: unknown): Row[] {
  return Array.isArray(found) ? found.filter(isRow) : [];
}

/** Loads the rows whenever search, order, page or what the fixed parameters read changes, and after a write to their resource or one that was started from the list (`handle`). An older answer never wins. */
export function useRows(plan: ListPlan, store: ListStore, handle: BlockHandle): void {
  const { http } = useRuntimeHost();
  const evaluate = useEvaluate();
  const latest = useLatest(evaluate);
  const search = useStore(store, (state) => state.search);
  const reloads = useStore(store, (state) => state.reloads);
  const settledFixed = useRef<string>(undefined);
  const { text, searchText, fixedText, fault } = useMemo(() => {
    try {
      const request = evaluate.request(plan.request, { query: search.query });
      const fixed = evaluate.value(plan.params, { query: search.query }) as Values;
      const whole = {
        ...request,
        params: listParams(plan, search, { ...request.params, ...fixed }),
      };
      const {
        pageNum: _page,
        pageSize: _size,
        orderByColumn: _column,
        isAsc: _direction,
        ...searched
      } = whole.params;
      return {
        text: JSON.stringify(whole),
        searchText: JSON.stringify({ ...whole, params: searched }),
        fixedText: JSON.stringify([request, fixed]),
        fault: undefined,
      };
    } catch (problem) {
      return {
        text: undefined,
        searchText: undefined,
        fixedText: undefined,
        fault: (problem as Error).message,
      };
    }
  }, [evaluate, plan, search]);

  const url = useMemo(
    () => (text === undefined ? undefined : (JSON.parse(text) as HttpRequest).url),
    [text],
  );
  useEffect(
    () =>
      onWritten(http, ({ url: written, origin }) => {
        if (origin === handle || (url !== undefined && concerns(written, url))) handle.reload();
      }),
    [http, handle, url],
  );
  useEffect(
    () =>
      onSignedInAgain(http, () => {
        if (store.getState().error !== undefined)
          store.setState((state) => ({ reloads: state.reloads + 1 }));
      }),
    [http, store],
  );

  useEffect(() => {
    if (text === undefined) {
      store.setState({ loading: false, loaded: true, error: fault });
      return undefined;
    }
    const narrowedAnew = settledFixed.current !== undefined && settledFixed.current !== fixedText;
    settledFixed.current = fixedText;
    const { search } = store.getState();
    if (narrowedAnew && search.page > 1) {
      // Other fixed parameters give another list: it begins on its first page.
      store.setState({ search: { ...search, page: 1 } });
      return undefined;
    }
    const abort = new AbortController();
    store.setState({ loading: true });
    http.request({ ...(JSON.parse(text) as HttpRequest), signal: abort.signal }).then(
      (answer) => {
        if (abort.signal.aborted) return;
        const found = listIn(answer, plan, latest.current);
        accept(plan, store, { found, total: answer.total }, { search: searchText, place: text });
      },
      (problem: Error) => {
        if (!abort.signal.aborted)
          store.setState({ loading: false, loaded: true, error: problem.message });
      },
    );
    return () => abort.abort();
    // `reloads` counts demands to send the same request again.
  }, [http, store, plan, latest, text, searchText, fixedText, fault, reloads]);
}

function accept(
  plan: ListPlan,
  store: ListStore,
  { found, total: told }: { found: unknown; total: unknown },
  answered: ListState['answered'],
): void {
  const rows = rowsOf(found);
  const total = typeof told === 'number' ? told : rows.length;
  const { search } = store.getState();
  const last = lastPage(total, search.size);
  // A page beyond the end (rows deleted, a shared link): go to the last one. The rows of this answer are not shown.
  if (plan.paged && search.page > last)
    store.setState({ total, search: { ...search, page: last } });
  else
    store.setState({
      rows,
      total,
      limit: limitOf(found),
      answered,
      loading: false,
      loaded: true,
      error: undefined,
    });
}
