import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useMedia } from '../../runtime/core/hooks/useMedia.ts';
import { useApplication, useSettings } from '../useApplication.ts';

/**
 * Below lg (docs/protocol/product.md#limits, breakpoints; a wide window at 200 % is as narrow) the
 * menu takes room that pages need.
 */
const tightWindow = '(max-width: 991px)';

/**
 * Whether somebody opened the menu in a tight window. Not remembered: the next one begins
 * collapsed.
 */
const openedAnyway = createStore(() => ({ opened: false }));

/**
 * Whether the menu at the side is collapsed, by choice or for want of room, and how to change it.
 */
export function useCollapsed(): [collapsed: boolean, toggle: () => void] {
  const { settings } = useApplication();
  const { sideCollapsed } = useSettings();
  const tight = useMedia(tightWindow);
  const { opened } = useStore(openedAnyway);
  if (tight) return [!opened, () => openedAnyway.setState({ opened: !opened })];
  return [sideCollapsed, () => settings.change({ sideCollapsed: !sideCollapsed })];
}
