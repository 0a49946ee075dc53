import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useApplication, useSession, useSettings } from '../application.ts';
import { addressOf } from '../routing/entries.ts';
import { normalise, type Route } from '../routing/routes.ts';
import { homePath, openPaths } from '../routing/static.ts';
import { emptyTabs, leaveTabs, openTab, type Opened, type TabsState } from '../stores/tabs.ts';
import { storeTabs } from '../stores/openTabs.ts';

/** The route of the present address; behind the sign-in page, the one shown before. Opens its tab. */
export function useCurrentPage(): { route: Route | undefined; address: string } {
  const { tabs } = useApplication();
  const { table, user } = useSession();
  const { multiTab } = useSettings();
  const { pathname, search } = useLocation();
  const last = useRef<{ route: Route | undefined; address: string }>({ route: undefined, address: '' });
  if (!openPaths.includes(pathname)) {
    const route = table.routes.get(normalise(pathname));
    last.current = { route, address: route ? withMenuQuery(route, search) : pathname };
  }
  const { route, address } = last.current;
  useLayoutEffect(() => {
    if (!route) return;
    tabs.setState((state) => {
      const present = multiTab ? withHome(state, table.routes.get(homePath)) : only(state, route.path);
      return route.tab ? openTab(present, tabOf(route, address)) : leaveTabs(present);
    });
  }, [tabs, table, multiTab, route, address]);
  useLayoutEffect(() => tabs.subscribe((state) => storeTabs(user.userId, state)), [tabs, user.userId]);
  return last.current;
}

/** The address with the parameters of the menu; those of the address itself win. */
function withMenuQuery(route: Route, search: string): string {
  return addressOf(route.path, { ...route.query, ...Object.fromEntries(new URLSearchParams(search)) });
}

const tabOf = (route: Route, address: string): Opened => ({
  path: route.path, address, title: route.title, ...(route.icon ? { icon: route.icon } : {}), fixed: route.path === homePath, keep: !route.noCache,
});

/** Home is always the first tab. */
function withHome(state: TabsState, home: Route | undefined): TabsState {
  if (!home || state.tabs.some(({ path }) => path === homePath)) return state;
  return { ...state, tabs: [{ ...tabOf(home, homePath), version: 0 }, ...state.tabs] };
}

/** Without tabs only the page shown exists. */
const only = (state: TabsState, path: string): TabsState => ({ ...emptyTabs, tabs: state.tabs.filter((tab) => tab.path === path), dirty: state.dirty.filter((other) => other === path) });
