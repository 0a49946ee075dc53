import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { HttpRequest } from '../host.ts';
import { usePage } from '../page/context.ts';
import { keyOfRequest, type PoolEntry } from './pool.ts';

const waiting: PoolEntry = { loading: false };

/** The answers of reading requests, shared with the whole page; null stands for a request that is not wanted. */
export function useRequests(requests: readonly (HttpRequest | null)[]): PoolEntry[] {
  const { pool } = usePage();
  useSyncExternalStore(pool.subscribe, pool.version);
  const keys = requests.map((request) => request && keyOfRequest(request));
  const joined = JSON.stringify(keys);
  // The requests themselves are new objects on each render; their keys tell when they differ.
  const wanted = useMemo(() => requests.filter((request) => request !== null), [joined]); // oxlint-disable-line react/exhaustive-deps
  useEffect(() => {
    const ends = wanted.map((request) => pool.use(request));
    return () => ends.forEach((end) => end());
  }, [pool, wanted]);
  return keys.map((key) => (key === null ? waiting : pool.entry(key)));
}
