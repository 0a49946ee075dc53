import { useEffect, useMemo, useRef, useState } from 'react';
import type { Values } from '../../../schema/compile/plan.ts';
import type { ListPlan } from '../plan.ts';
import type { BlockHandle } from '../../../runtime/core/context.ts';
import type { Evaluate } from '../../../runtime/core/evaluate.ts';
import { useLatest } from '../../../runtime/core/hooks/useLatest.ts';
import { useEvaluate } from '../../../runtime/core/scope.ts';
import { useStore } from '../../../runtime/core/store.ts';
import { limitOf } from '../../../runtime/data/limits.ts';
import { keyOfRequest } from '../../../runtime/data/pool.ts';
import { foundIn, readResult, recordsIn, totalOf } from '../../../runtime/data/result.ts';
import { useLoaded } from '../../../runtime/data/useRequests.ts';
import { useRuntimeHost, type HttpRequest } from '../../../runtime/host.ts';
import type { Row } from '../table/rows.ts';
import { lastPage, type ListState, type ListStore } from './listState.ts';
import { listParams, searchParams, type SearchState } from './search.ts';
import type { Answer, Protocol } from '../../../schema/protocol.ts';
import { isObject } from '../../../schema/isObject.ts';

/** The list in an answer: what the page finds there, else its records. */
const listIn = (protocol: Protocol, answer: Answer, { plan, evaluate }: Reading): unknown =>
  plan.found
    ? foundIn(readResult(protocol, answer), plan.found, evaluate)
    : recordsIn(protocol, answer);

/** The list that is asked for, and what fills in its request. */
export interface Reading {
  plan: ListPlan;
  evaluate: Evaluate;
}

const rowsOf = (found: unknown): Row[] => (Array.isArray(found) ? found.filter(isObject) : []);

/** The rows of an answer, and how many there are in all. */
export function rowsIn(
  protocol: Protocol,
  answer: Answer,
  reading: Reading,
): { rows: Row[]; total: number } {
  const rows = rowsOf(listIn(protocol, answer, reading));
  return { rows, total: totalOf(protocol, answer) ?? rows.length };
}

/** The request of a list, and what of it distinguishes one answer from another. */
interface ListRequest {
  request: HttpRequest;
  /** Key of the request without page and order. */
  search: string;
  /** Key of what is sent beside search, page and order. */
  fixed: string;
}

export function listRequest(
  protocol: Protocol,
  search: SearchState,
  { plan, evaluate }: Reading,
): ListRequest {
  const bare = evaluate.request(plan.request, { query: search.query });
  const fixed = evaluate.value(plan.params, { query: search.query }) as Values;
  const own = { ...bare, params: { ...bare.params, ...fixed } };
  return {
    request: { ...bare, params: listParams(protocol, { plan, search, fixed: own.params }) },
    search: keyOfRequest({
      ...bare,
      params: searchParams(protocol, { plan, search, fixed: own.params }),
    }),
    fixed: keyOfRequest(own),
  };
}

const fixedOf = (made: ListRequest | Error): string | undefined =>
  made instanceof Error ? undefined : made.fixed;

/**
 * Loads the rows through the pool of the page: whenever search, order, page or what the fixed
 * parameters read changes, and after a write to their resource or one that was started from the
 * list (`handle`).
 */
export function useRows(plan: ListPlan, store: ListStore, handle: BlockHandle): void {
  const { protocol } = useRuntimeHost();
  const evaluate = useEvaluate();
  const latest = useLatest(evaluate);
  const search = useStore(store, (state) => state.search);
  const made = useMemo(() => {
    try {
      return listRequest(protocol, search, { plan, evaluate });
    } catch (problem) {
      return problem as Error;
    }
  }, [protocol, plan, search, evaluate]);
  const loadsItself = plan.layout?.loadsItself === true;
  const isWaiting = useStore(store, (state) => state.asked !== undefined);
  // What is known of the first request is there at once: each change draws the whole list.
  const [known, setKnown] = useState(() => fixedOf(made));
  const fixed = fixedOf(made) ?? known;
  // Other fixed parameters give another list: it begins on its first page.
  const isOther = known !== undefined && known !== fixed && search.page > 1;
  const { key, entry, error, reload } = useLoaded(() => {
    if (made instanceof Error) throw made;
    return isOther || isWaiting || loadsItself ? null : made.request;
  }, handle);
  const searchKey = made instanceof Error ? '' : made.search;

  useEffect(() => {
    setKnown(fixed);
    if (isOther) store.setState(({ search: present }) => ({ search: { ...present, page: 1 } }));
  }, [store, fixed, isOther]);
  useReloads(store, key, reload);
  useEffect(() => {
    if (loadsItself) return;
    if (error !== undefined && !entry.loading)
      store.setState({ loading: false, loaded: true, error });
    else if (entry.loading || !entry.answer || key === null) {
      if (!store.getState().loading) store.setState({ loading: true });
    } else
      accept(plan, store, {
        found: listIn(protocol, entry.answer, { plan, evaluate: latest.current }),
        total: totalOf(protocol, entry.answer),
        sums: protocol.answers.sums(entry.answer),
        answered: { search: searchKey, place: key },
      });
  }, [store, protocol, plan, latest, entry, key, searchKey, error, loadsItself]);
}

/** Sends the same request again when the list was asked to load again. */
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
  total: number | undefined;
  sums: Readonly<Record<string, string>>;
  answered: ListState['answered'];
}

function accept(
  plan: ListPlan,
  store: ListStore,
  { found, total: said, sums, answered }: Accepted,
): void {
  const rows = rowsOf(found);
  const total = said ?? rows.length;
  const { search } = store.getState();
  const last = lastPage(total, search.size);
  // A page beyond the end (rows deleted, a shared link): go to the last one. The rows of this
  // answer are not shown.
  if (plan.paged && search.page > last)
    store.setState({ total, search: { ...search, page: last } });
  else
    store.setState({
      rows,
      total,
      sums,
      limit: limitOf(found),
      answered,
      loading: false,
      loaded: true,
      error: undefined,
    });
}
