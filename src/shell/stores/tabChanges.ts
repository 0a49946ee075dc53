/** What is done to open tabs: closed, moved, made anew, kept (docs/protocol/frame.md#tabs). */
import { texts } from '../locale/index.ts';
import type { Tab, TabsState } from './tabs.ts';

export type CloseRange = 'this' | 'right' | 'left' | 'others' | 'all';

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
