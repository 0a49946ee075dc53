import { useEffect } from 'react';
import { useLatest } from '../core/hooks/useLatest.ts';
import { useShallow, useStore } from '../core/store.ts';
import { useRuntimeHost, type HttpRequest } from '../host.ts';
import { useData } from './context.ts';
import { isGone } from './gone.ts';
import { keyOfRequest, type PoolEntry } from './pool.ts';
import type { Answer } from '../../schema/protocol.ts';

const waiting: PoolEntry = { loading: false };

/**
 * The answers of reading requests, shared with the whole page; null stands for a request that is
 * not to be sent. The array keeps its identity while nothing in it changed.
 *
 * @param owner the block that shows them: a write that was started from it loads them again
 */
export function useRequests(
  requests: readonly (HttpRequest | null)[],
  owner?: object,
): readonly PoolEntry[] {
  const { pool } = useData();
  const latest = useLatest(requests);
  const keys = requests.map((request) => request && keyOfRequest(request));
  const joined = JSON.stringify(keys);
  useEffect(() => {
    const ends = latest.current.flatMap((request) => (request ? [pool.use(request, owner)] : []));
    return () => ends.forEach((end) => end());
  }, [pool, owner, latest, joined]);
  return useStore(
    pool,
    useShallow(() => keys.map((key) => (key === null ? waiting : pool.entry(key)))),
  );
}

/** One request as it was filled in and what came back. */
export interface Loaded {
  /** Key of the request; null: there is none. */
  key: string | null;
  entry: PoolEntry;
  answer: Answer | undefined;
  loading: boolean;
  /** Why the request could not be filled in, or why it failed. */
  error: string | undefined;
  /** The server says that there is no such record (any more). */
  gone: boolean;
  reload(): void;
}

/**
 * Loads one request.
 *
 * @param fill makes the request; null: nothing is loaded. What it throws becomes the error.
 * @param owner the block that shows it: a write that was started from it loads it again
 */
export function useLoaded(fill: () => HttpRequest | null, owner?: object): Loaded {
  const { pool } = useData();
  const { protocol } = useRuntimeHost();
  let request: HttpRequest | null = null;
  let fault: string | undefined;
  try {
    request = fill();
  } catch (problem) {
    fault = (problem as Error).message;
  }
  const [entry = waiting] = useRequests([request], owner);
  const key = request && keyOfRequest(request);
  return {
    key,
    entry,
    answer: entry.answer,
    loading: entry.loading,
    error: fault ?? entry.error?.message,
    gone: isGone(protocol, entry.error),
    reload: () => key !== null && pool.reload(key),
  };
}
