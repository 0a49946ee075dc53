import { useMemo } from 'react';
import type { ListPlan } from '../plan.ts';
import type { ListStore } from './listState.ts';
import { isMultiple } from './url.ts';

/** A column filter on a search field is that search field; on any other field it is kept apart. */
export function useFilter(plan: ListPlan, store: ListStore) {
  return useMemo(
    () => (field: string, value: unknown) => {
      const { search } = store.getState();
      const searched = plan.query.find((other) => other.name === field);
      const { [field]: _before, ...others } = searched ? search.query : search.filters;
      const chosen = searched ? (isMultiple(searched) ? [value] : value) : String(value);
      const changed = value == null ? others : { ...others, [field]: chosen };
      store.change({
        page: 1,
        ...(searched ? { query: changed } : { filters: changed as Record<string, string> }),
      });
    },
    [plan, store],
  );
}
