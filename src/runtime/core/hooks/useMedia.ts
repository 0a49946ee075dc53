import { useMemo } from 'react';
import { useBrowserState } from './useBrowserState.ts';

/** Whether a media query matches now. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query]);
  return useBrowserState(list, 'change', () => list.matches);
}
