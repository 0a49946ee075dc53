import type { createHashRouter } from 'react-router-dom';
import type { Application } from './application.ts';
import { pageAt, routeAt } from './routing/pages.ts';
import type { Route } from './routing/route.ts';
import { homePath, isOpenPath } from './routing/paths.ts';
import { emptyTabs, leaveTabs, openTab, type Opened, type TabsState } from './stores/tabs.ts';
import { defined } from '../schema/defined.ts';

/**
 * Opens the tab of every address in the moment the router arrives there. Drawing may lag behind on
 * a busy machine, and then skips addresses or shows one that was left already: tabs opened by
 * drawing would be missing, or come back after they were closed.
 */
export function followAddress(
  router: Pick<ReturnType<typeof createHashRouter>, 'state' | 'subscribe'>,
  { session, settings, tabs }: Application,
): void {
  let seen: readonly unknown[] = [];
  const follow = () => {
    const { location } = router.state;
    const find = session.getState().session?.findPage;
    const { multiTab } = settings.getState();
    const now = [location, find, multiTab];
    if (now.every((part, index) => part === seen[index])) return;
    seen = now;
    if (!find || isOpenPath(location.pathname)) return;
    const { route, address } = pageAt(find, location);
    if (!route) return;
    tabs.setState((state) => {
      const present = multiTab ? withHome(state, routeAt(find, homePath)) : only(state, route.path);
      return route.tab ? openTab(present, tabOf(route, address)) : leaveTabs(present);
    });
  };
  router.subscribe(follow);
  session.subscribe(follow);
  settings.subscribe(follow);
}

const tabOf = (route: Route, address: string): Opened => ({
  path: route.path,
  address,
  title: route.title,
  ...defined({ icon: route.icon || undefined }),
  fixed: route.path === homePath,
  keep: !route.noCache,
});

/** Home is always the first tab. */
function withHome(state: TabsState, home: Route | undefined): TabsState {
  if (!home || state.tabs.some(({ path }) => path === homePath)) return state;
  return { ...state, tabs: [{ ...tabOf(home, homePath), version: 0 }, ...state.tabs] };
}

/** Without tabs only the page shown exists. */
const only = (state: TabsState, path: string): TabsState => ({
  ...emptyTabs,
  tabs: state.tabs.filter((tab) => tab.path === path),
  dirty: state.dirty.filter((other) => other === path),
});
