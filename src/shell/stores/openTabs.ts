import { readJson, windowKeys, writeJson, type KeyValue } from './storage.ts';
import { emptyTabs, type Tab, type TabsState } from './tabs.ts';

const stored = 'pageloom:tabs';

/** Remembers the open tabs of a user for a reload of this window. */
export function storeTabs(user: number, { tabs }: TabsState, keys: KeyValue = windowKeys): void {
  writeJson(keys, stored, {
    user,
    tabs: tabs.map(({ path, address, title, icon, fixed, keep }) => ({
      path,
      address,
      title,
      icon,
      fixed,
      keep,
    })),
  });
}

/**
 * The tabs remembered for this user whose pages still exist, under their present titles; none for
 * anybody else.
 */
export function restoreTabs(
  user: number,
  titleOf: (path: string) => string | undefined,
  keys: KeyValue = windowKeys,
): TabsState {
  const value = readJson(keys, stored) as { user?: unknown; tabs?: unknown } | null | undefined;
  if (value?.user !== user || !Array.isArray(value.tabs)) return emptyTabs;
  const tabs = (value.tabs as unknown[]).filter(isTab).flatMap((tab) => {
    const title = titleOf(tab.path);
    return title === undefined ? [] : [{ ...tab, title, version: 0 }];
  });
  return { ...emptyTabs, tabs };
}

function isTab(value: unknown): value is Omit<Tab, 'version'> {
  const tab = value as Partial<Tab> | null;
  return (
    typeof tab?.path === 'string' &&
    typeof tab.address === 'string' &&
    typeof tab.title === 'string' &&
    typeof tab.fixed === 'boolean' &&
    typeof tab.keep === 'boolean'
  );
}
