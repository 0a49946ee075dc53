import { useEffect, useSyncExternalStore } from 'react';
import type { HttpRequest } from '../host.ts';
import { useData } from './context.ts';
import { keyOfRequest, type PoolEntry } from './pool.ts';

const waiting: PoolEntry = { loading: false };

/** The answers of reading requests, shared with the whole page; null stands for a request that is not wanted. */
export function useRequests(requests: readonly (HttpRequest | null)[]): PoolEntry[] {
  const { pool } = useData();
  useSyncExternalStore(pool.subscribe, pool.version);
  const keys = requests.map((request) => request && keyOfRequest(request));
  const joined = JSON.stringify(keys);
  useEffect(() => {
    const wanted = (JSON.parse(joined) as (string | null)[]).filter((key) => key !== null);
    const ends = wanted.map((key) => pool.use(key));
    return () => ends.forEach((end) => end());
  }, [pool, joined]);
  return keys.map((key) => (key === null ? waiting : pool.entry(key)));
}

/** Loads one request; without one nothing is loaded. */
export const useRequest = (request: HttpRequest | null): PoolEntry =>
  useRequests([request])[0] ?? waiting;
