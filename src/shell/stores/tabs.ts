/**
 * The open tabs as data, and what may be done to them. One tab per path
 * (docs/protocol/frame.md#tabs).
 */
import { texts } from '../locale/index.ts';
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

export type CloseRange = 'this' | 'right' | 'left' | 'others' | 'all';

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

/** Paths that closing this range around a tab would close. */
export function pathsToClose({ tabs }: TabsState, kept: string, range: CloseRange): string[] {
  const at = tabs.findIndex(({ path }) => path === kept);
  const hit = (tab: Tab, index: number): boolean => {
    if (tab.fixed) return false;
    if (range === 'all') return true;
    if (range === 'this') return index === at;
    if (range === 'others') return index !== at;
    return range === 'right' ? index > at : index < at;
  };
  return tabs.filter(hit).map(({ path }) => path);
}

/** Why a range cannot be closed, in the specification's words; null: it can. */
export function refusalOf(state: TabsState, kept: string, range: CloseRange): string | null {
  if (pathsToClose(state, kept, range).length > 0) return null;
  if (range === 'right') return texts.tabs.noneRight;
  if (range === 'left') return texts.tabs.noneLeft;
  return texts.tabs.lastOne;
}

/**
 * Closes tabs. `next` is the address to go to when the shown tab was among them: the last tab's
 * (docs/protocol/frame.md#tabs).
 */
export function closeTabs(
  state: TabsState,
  closed: readonly string[],
): { state: TabsState; next?: string } {
  const gone = new Set(
    closed.filter((path) => state.tabs.some((tab) => tab.path === path && !tab.fixed)),
  );
  if (gone.size === 0) return { state };
  const tabs = state.tabs.filter(({ path }) => !gone.has(path));
  const left = (path: string) => !gone.has(path);
  const after: TabsState = {
    tabs,
    active: state.active,
    recent: state.recent.filter(left),
    dirty: state.dirty.filter(left),
  };
  if (state.active === null || !gone.has(state.active)) return { state: after };
  return { state: { ...after, active: null }, next: tabs.at(-1)?.address };
}

/** Address of the tab from which one was opened, while that is still open. */
export function openerOf({ tabs }: TabsState, path: string): string | undefined {
  const opener = tabs.find((tab) => tab.path === path)?.opener;
  return tabs.find((tab) => tab.path === opener)?.address;
}

export function refreshTab(state: TabsState, path: string): TabsState {
  const tabs = state.tabs.map((tab) =>
    tab.path === path ? { ...tab, version: tab.version + 1 } : tab,
  );
  return { ...state, tabs, dirty: state.dirty.filter((other) => other !== path) };
}

/** Puts a tab in the place of another; the fixed one keeps its place. */
export function moveTab(state: TabsState, path: string, onto: string): TabsState {
  const moved = state.tabs.find((tab) => tab.path === path);
  const target = state.tabs.findIndex((tab) => tab.path === onto);
  if (!moved || moved.fixed || (state.tabs[target]?.fixed ?? true) || path === onto) return state;
  const rest = state.tabs.filter((tab) => tab !== moved);
  return { ...state, tabs: [...rest.slice(0, target), moved, ...rest.slice(target)] };
}

export function setDirty(state: TabsState, path: string, dirty: boolean): TabsState {
  if (state.dirty.includes(path) === dirty) return state;
  return {
    ...state,
    dirty: dirty ? [...state.dirty, path] : state.dirty.filter((other) => other !== path),
  };
}

/**
 * Paths whose pages are kept in memory: the shown one, and the last used up to the limit.
 * A page with unsaved changes is never dropped, whatever the limit says.
 */
export function alivePaths(state: TabsState, limit: number): Set<string> {
  const keep = new Map(state.tabs.map((tab) => [tab.path, tab.keep]));
  const kept = state.recent.filter((path) => keep.get(path)).slice(0, limit);
  return new Set([
    ...(state.active ? [state.active] : []),
    ...kept,
    ...state.dirty.filter((path) => keep.get(path)),
  ]);
}
