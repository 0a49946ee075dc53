import { useState } from 'react';
import { usePage } from '../runtime/core/context.ts';
import { useRuntimeHost } from '../runtime/host.ts';
import { paneLimits } from './PaneEdge.tsx';

/**
 * The width a person dragged the pane to, else that of the page. undefined given: that of the page
 * again.
 *
 * @param name of the pane, different from those of all others on the page
 */
export function usePaneWidth(
  pane: { width?: number; resizable: boolean },
  name: string,
): [number | undefined, (width: number | undefined) => void] {
  const { preferences } = useRuntimeHost();
  const { plan } = usePage();
  const key = `pane:${plan.id}:${name}`;
  const [own, setOwn] = useState(() => {
    const stored = pane.resizable ? preferences.get<unknown>(key) : undefined;
    return typeof stored === 'number' && stored >= paneLimits.least && stored <= paneLimits.most
      ? stored
      : undefined;
  });
  const resize = (width: number | undefined) => {
    setOwn(width);
    preferences.set(key, width);
  };
  return [own ?? pane.width, resize];
}
