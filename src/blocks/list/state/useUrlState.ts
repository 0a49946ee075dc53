import { useCallback, useEffect, useRef } from 'react';
import type { Values } from '../../../schema/compile/plan.ts';
import type { ListPlan } from '../plan.ts';
import { useStore } from '../../../runtime/core/store.ts';
import { useLatest } from '../../../runtime/core/hooks/useLatest.ts';
import type { PageContextValue } from '../../../runtime/core/context.ts';
import { readAddressState, writeAddressState } from '../../../runtime/core/addressState.ts';
import type { ListStore } from './listState.ts';
import { askedView } from '../views/address.ts';
import { decodeSearch, encodeSearch, isSilent, ownNames } from './url.ts';

/**
 * Keeps search, order, page and the page state that narrows the list in the address: changes are
 * written there, and an address that changes is followed.
 */
export function useUrlState(
  plan: ListPlan,
  store: ListStore,
  defaults: Values,
  page: Pick<PageContextValue, 'plan' | 'route' | 'store'>,
): void {
  const { plan: pagePlan, route, store: pageStore } = page;
  const search = useStore(store, (state) => state.search);
  // As a text: other state is no reason to write.
  const stateText = useStore(pageStore, ({ state }) =>
    JSON.stringify(writeAddressState(pagePlan, state)),
  );
  const latest = useLatest(route);
  /** The address as this list last wrote or read it. */
  const last = useRef<string>(undefined);
  /**
   * What it wrote and has not seen come yet: addresses come later than they are written, and one
   * that comes after the next change is not to be followed.
   */
  const onTheirWay = useRef<string[]>([]);
  const textOf = useCallback(
    (members: Readonly<Record<string, string | undefined>>) =>
      JSON.stringify(
        [...ownNames(plan), ...pagePlan.addressState].map((name) => members[name] ?? null),
      ),
    [plan, pagePlan],
  );
  const address = plan.urlState ? textOf(route.query) : '';

  useEffect(() => {
    const own = onTheirWay.current.indexOf(address);
    onTheirWay.current.splice(0, own + 1);
    if (!plan.urlState || own >= 0 || address === last.current) return;
    const first = last.current === undefined;
    last.current = address;
    // The first search was read from the address when page and list were made.
    if (first) return;
    pageStore.change(readAddressState(pagePlan, latest.current.query));
    const { query } = latest.current;
    const found = decodeSearch(plan, query, defaults);
    const { hasViews } = store.getState();
    const asked = hasViews ? askedView(found, isSilent(plan, query)) : undefined;
    store.setState({ search: found, asked });
  }, [plan, pagePlan, store, pageStore, defaults, address, latest]);

  useEffect(() => {
    if (!plan.urlState) return;
    const encoded = {
      ...encodeSearch(plan, search, defaults),
      ...(JSON.parse(stateText) as Record<string, string>),
    };
    const written = textOf(encoded);
    if (written === last.current) return;
    last.current = written;
    onTheirWay.current.push(written);
    const gone = Object.fromEntries(pagePlan.addressState.map((name) => [name, undefined]));
    latest.current.setQuery({ ...latest.current.query, ...gone, ...encoded });
  }, [plan, pagePlan, search, stateText, defaults, latest, textOf]);
}
