/**
 * The open tabs as data, and how pages open in them. One tab per path
 * (docs/protocol/frame.md#tabs). What only the frame does to them stands in tabChanges.ts.
 */
import { defined } from '../../schema/defined.ts';

export interface Tab {
  path: string;
  /** Path with the query last shown there. */
  address: string;
  title: string;
  icon?: string;
  /** Home stays. */
  fixed: boolean;
  /** The page keeps its state while another tab is shown. */
  keep: boolean;
  /** Grows with every refresh: the page is made anew. */
  version: number;
  /** Tab from which this one was opened. */
  opener?: string;
}

export interface TabsState {
  tabs: readonly Tab[];
  active: string | null;
  /** Paths by last use, the latest first. */
  recent: readonly string[];
  /** Paths with unsaved changes. */
  dirty: readonly string[];
}

export const emptyTabs: TabsState = { tabs: [], active: null, recent: [], dirty: [] };

export type Opened = Pick<Tab, 'path' | 'address' | 'title' | 'icon' | 'fixed' | 'keep'>;

/** Shows a page: a new tab at the end, or the present one with its new address. */
export function openTab(state: TabsState, page: Opened): TabsState {
  const present = state.tabs.find(({ path }) => path === page.path);
  const tab: Tab = present
    ? { ...present, address: page.address, keep: page.keep }
    : { ...page, version: 0, ...defined({ opener: state.active || undefined }) };
  if (
    present &&
    state.active === page.path &&
    present.address === page.address &&
    present.keep === page.keep
  )
    return state;
  const tabs = present
    ? state.tabs.map((other) => (other === present ? tab : other))
    : [...state.tabs, tab];
  return {
    ...state,
    tabs,
    active: page.path,
    recent: [page.path, ...state.recent.filter((path) => path !== page.path)],
  };
}

/** No tab is active: a page outside the tabs (such as 404) is shown. */
export const leaveTabs = (state: TabsState): TabsState =>
  state.active === null ? state : { ...state, active: null };
