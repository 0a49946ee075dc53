import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { ListPlan, Values } from '../../../schema/compile/plan.ts';
import { useLatest } from '../../hooks/useLatest.ts';
import type { PageRoute } from '../../host.ts';
import type { ListStore } from './listState.ts';
import { decodeSearch, encodeSearch, ownNames } from './url.ts';

/** Keeps search, order and page in the address: changes are written there, and an address that changes is followed. */
export function useUrlState(plan: ListPlan, store: ListStore, defaults: Values, route: PageRoute): void {
  const search = useStore(store, (state) => state.search);
  const latest = useLatest(route);
  /** The address as this list last wrote or read it. */
  const settled = useRef<string>(undefined);
  const address = plan.urlState ? JSON.stringify(ownNames(plan).map((name) => route.query[name] ?? null)) : '';

  useEffect(() => {
    if (!plan.urlState || address === settled.current) return;
    const first = settled.current === undefined;
    settled.current = address;
    // The first search was read from the address when the list was made.
    if (!first) store.setState({ search: decodeSearch(plan, latest.current.query, defaults) });
  }, [plan, store, defaults, address, latest]);

  useEffect(() => {
    if (!plan.urlState) return;
    const encoded = encodeSearch(plan, search, defaults);
    const written = JSON.stringify(ownNames(plan).map((name) => encoded[name] ?? null));
    if (written === settled.current) return;
    settled.current = written;
    latest.current.setQuery({ ...latest.current.query, ...encoded });
  }, [plan, search, defaults, latest]);
}
