import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageRoute } from '../../runtime/host.ts';
import { useApplication } from '../useApplication.ts';
import { addressOf } from '../routing/entries.ts';
import type { Route } from '../routing/route.ts';
import { homePath } from '../routing/paths.ts';
import { closeTabs, openerOf, setDirty } from '../stores/tabChanges.ts';
import { defined } from '../../schema/defined.ts';

/**
 * The route of a page as the runtime sees it. It follows the page's own address, not the browser's:
 * a page behind another tab keeps its query and is not rendered again.
 */
export function usePageRoute(route: Route, address: string): PageRoute {
  const { tabs } = useApplication();
  const navigate = useNavigate();
  return useMemo(() => {
    const { path } = route;
    const search = address.includes('?') ? address.slice(address.indexOf('?')) : '';
    const shown = () => tabs.getState().active === path || tabs.getState().active === null;
    return {
      path,
      ...defined({ params: route.params }),
      query: Object.fromEntries(new URLSearchParams(search)),
      navigate: (to, { replace = false, query = {} } = {}) =>
        void navigate(addressOf(to, query), { replace }),
      back() {
        const before = tabs.getState();
        const { state, next } = closeTabs(before, [path]);
        tabs.setState(state);
        // Opened by its address, it goes back to the page that it stands below.
        const above = route.trail.at(-2)?.path;
        const openAddress = before.tabs.find((tab) => tab.path === above)?.address;
        void navigate(openerOf(before, path) ?? openAddress ?? above ?? next ?? homePath);
      },
      setQuery(query) {
        const target = addressOf(path, query);
        if (shown()) void navigate(target, { replace: true });
        else
          tabs.setState(({ tabs: all }) => ({
            tabs: all.map((tab) => (tab.path === path ? { ...tab, address: target } : tab)),
          }));
      },
      setDirty: (dirty) => tabs.setState((state) => setDirty(state, path, dirty)),
    };
  }, [route, address, navigate, tabs]);
}
