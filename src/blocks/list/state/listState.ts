import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Row } from '../table/rows.ts';
import type { SearchState } from './search.ts';

/** Everything a list shows that is not a check mark. */
export interface ListState {
  search: SearchState;
  rows: Row[];
  /** To which search the rows are the answer, and to which page and order of it. */
  answered: { search: string; place: string };
  total: number;
  /** The server gave only so many rows of a list without pages. */
  limit?: number;
  loading: boolean;
  /** false until the first answer. */
  loaded: boolean;
  error?: string;
  /** Counts wishes to load again although nothing else changed. */
  reloads: number;
}

export type ListStore = StoreApi<ListState>;

export const createListStore = (search: SearchState): ListStore =>
  createStore<ListState>(() => ({
    search,
    rows: [],
    answered: { search: '', place: '' },
    total: 0,
    loading: true,
    loaded: false,
    reloads: 0,
  }));

/** Last page of a paged list. */
export const lastPage = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));
