import { ConfigProvider } from 'antd';
import { useRef } from 'react';
import type { PreferenceStore } from '../../runtime/host.ts';
import { useSession, useTabs } from '../useApplication.ts';
import { routeAt } from '../routing/pages.ts';
import type { Route } from '../routing/route.ts';
import { alivePaths } from '../stores/tabChanges.ts';
import { PaneContent } from './PaneContent.tsx';
import { useKeptScroll } from './useKeptScroll.ts';
import { useLayer } from './useLayer.ts';
import styles from './panes.module.css';

/**
 * How many pages keep their state at once; the least recently used give way, pages with unsaved
 * changes never.
 */
export const keptPages = 12;

interface Shown {
  key: string;
  route: Route;
  address: string;
  active: boolean;
}

/**
 * The page shown and the kept ones behind it. `current` is the route of the address, `address` the
 * address itself.
 */
export function Panes({
  current,
  address,
  preferences,
}: {
  current: Route;
  address: string;
  preferences: PreferenceStore;
}) {
  const { findPage } = useSession();
  const state = useTabs();
  const alive = alivePaths(state, keptPages);
  const kept = state.tabs.flatMap((tab): Shown[] => {
    const route = routeAt(findPage, tab.path);
    return route && alive.has(tab.path)
      ? [
          {
            key: `${tab.path}#${tab.version}`,
            route,
            address: tab.address,
            active: tab.path === state.active,
          },
        ]
      : [];
  });
  const untabbed: Shown[] = current.tab
    ? []
    : [{ key: current.path, route: current, address, active: state.active === null }];
  // A fixed order: moving a tab must not move its page in the document, frames inside would load
  // again.
  const panes = [...kept, ...untabbed].sort((a, b) => (a.key < b.key ? -1 : 1));
  return panes.map((pane) => <Pane key={pane.key} pane={pane} preferences={preferences} />);
}

function Pane({
  pane: { route, address, active },
  preferences,
}: {
  pane: Shown;
  preferences: PreferenceStore;
}) {
  const layer = useLayer('pane-layer', active);
  const pane = useRef<HTMLDivElement>(null);
  useKeptScroll(pane, active);
  return (
    <div
      ref={pane}
      hidden={!active}
      className={styles.pane}
      {...(route.tab && { role: 'tabpanel', 'aria-label': route.title })}
    >
      <ConfigProvider getPopupContainer={() => layer}>
        <PaneContent route={route} address={address} preferences={preferences} />
      </ConfigProvider>
    </div>
  );
}
