import { useEffect, useMemo, useRef } from 'react';
import type { Values } from '../../../schema/compile/plan.ts';
import type { ListPlan } from '../plan.ts';
import type { BlockHandle } from '../../../runtime/core/context.ts';
import type { Evaluate } from '../../../runtime/core/evaluate.ts';
import { useLatest } from '../../../runtime/core/hooks/useLatest.ts';
import { useEvaluate } from '../../../runtime/core/scope.ts';
import { useStore } from '../../../runtime/core/store.ts';
import { limitOf } from '../../../runtime/data/limits.ts';
import { keyOfRequest } from '../../../runtime/data/pool.ts';
import { foundIn } from '../../../runtime/data/result.ts';
import { useLoaded } from '../../../runtime/data/useRequests.ts';
import type { Envelope, HttpRequest } from '../../../runtime/host.ts';
import type { Row } from '../table/rows.ts';
import { lastPage, type ListState, type ListStore } from './listState.ts';
import { listParams, type SearchState } from './search.ts';

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The list in an answer: what the page finds there, else rows, else data (a list that is not paged:
 * docs/protocol/conventions.md#envelopes).
 */
const listIn = (answer: Envelope, { found }: ListPlan, evaluate: Evaluate): unknown =>
  found ? foundIn(answer, found, evaluate) : (answer.rows ?? answer.data);

const rowsOf = (found: unknown): Row[] => (Array.isArray(found) ? found.filter(isRow) : []);

/** The request of a list, and what of it tells one answer from another. */
interface ListRequest {
  request: HttpRequest;
  /** Key of the request without page and order. */
  search: string;
  /** Key of what is sent beside search, page and order. */
  fixed: string;
}

function listRequest(plan: ListPlan, search: SearchState, evaluate: Evaluate): ListRequest {
  const bare = evaluate.request(plan.request, { query: search.query });
  const fixed = evaluate.value(plan.params, { query: search.query }) as Values;
  const own = { ...bare, params: { ...bare.params, ...fixed } };
  const params = listParams(plan, search, own.params);
  const {
    pageNum: _page,
    pageSize: _size,
    orderByColumn: _column,
    isAsc: _direction,
    ...searched
  } = params;
  return {
    request: { ...bare, params },
    search: keyOfRequest({ ...bare, params: searched }),
    fixed: keyOfRequest(own),
  };
}

/**
 * Loads the rows through the pool of the page: whenever search, order, page or what the fixed
 * parameters read changes, and after a write to their resource or one that was started from the list
 * (`handle`).
 */
export function useRows(plan: ListPlan, store: ListStore, handle: BlockHandle): void {
  const evaluate = useEvaluate();
  const latest = useLatest(evaluate);
  const search = useStore(store, (state) => state.search);
  const known = useStore(store, (state) => state.fixed);
  const made = useMemo(() => {
    try {
      return listRequest(plan, search, evaluate);
    } catch (problem) {
      return problem as Error;
    }
  }, [plan, search, evaluate]);
  const fixed = made instanceof Error ? known : made.fixed;
  // Other fixed parameters give another list: it begins on its first page.
  const isOther = known !== undefined && known !== fixed && search.page > 1;
  const { key, entry, error, reload } = useLoaded(() => {
    if (made instanceof Error) throw made;
    return isOther ? null : made.request;
  }, handle);
  const searchKey = made instanceof Error ? '' : made.search;

  useEffect(() => {
    if (fixed === undefined) return;
    store.setState({ fixed });
    if (isOther) store.change({ page: 1 });
  }, [store, fixed, isOther]);
  useReloads(store, key, reload);
  useEffect(() => {
    if (error !== undefined && !entry.loading)
      store.setState({ loading: false, loaded: true, error });
    else if (entry.loading || !entry.answer || key === null) store.setState({ loading: true });
    else
      accept(plan, store, {
        found: listIn(entry.answer, plan, latest.current),
        total: entry.answer.total,
        answered: { search: searchKey, place: key },
      });
  }, [store, plan, latest, entry, key, searchKey, error]);
}

/** Sends the same request again when the list was told to load again. */
function useReloads(store: ListStore, key: string | null, reload: () => void): void {
  const reloads = useStore(store, (state) => state.reloads);
  const latest = useLatest(reload);
  const sent = useRef({ reloads, key });
  useEffect(() => {
    // Another request is sent anyway.
    const isSame = sent.current.key === key && sent.current.reloads !== reloads;
    sent.current = { reloads, key };
    if (isSame) latest.current();
  }, [reloads, key, latest]);
}

interface Accepted {
  found: unknown;
  total: unknown;
  answered: ListState['answered'];
}

function accept(
  plan: ListPlan,
  store: ListStore,
  { found, total: said, answered }: Accepted,
): void {
  const rows = rowsOf(found);
  const total = typeof said === 'number' ? said : rows.length;
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
