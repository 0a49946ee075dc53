import { createContext, useContext } from 'react';
import type { DictCache } from './dicts.ts';
import type { RequestPool } from './pool.ts';

/** What the parts of one page load together. */
export interface PageData {
  pool: RequestPool;
  dicts: DictCache;
}

export const DataContext = createContext<PageData | null>(null);

/** What the surrounding page has loaded; throws outside a PageRuntime. */
export function useData(): PageData {
  const data = useContext(DataContext);
  if (!data) throw new Error('useData must be used inside <PageRuntime>');
  return data;
}
