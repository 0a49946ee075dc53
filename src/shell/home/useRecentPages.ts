import { useEffect, useState } from 'react';
import type { PreferenceStore } from '../../runtime/host.ts';
import { homePath } from '../routing/paths.ts';
import type { TabsState } from '../stores/tabs.ts';

const stored = 'recent-pages';
const most = 6;

/** Paths of the pages used last, over sessions, the latest first. */
export function useRecentPages({ recent }: TabsState, preferences: PreferenceStore): string[] {
  const [before] = useState(() => preferences.get<string[]>(stored) ?? []);
  const paths = [...new Set([...recent.filter((path) => path !== homePath), ...before])].slice(
    0,
    most,
  );
  const key = paths.join('\n');
  useEffect(() => {
    if (key) preferences.set(stored, key.split('\n'));
  }, [preferences, key]);
  return paths;
}
