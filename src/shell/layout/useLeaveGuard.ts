import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useApplication, useSettings, useTabs } from '../useApplication.ts';
import { isOpenPath } from '../routing/paths.ts';
import { useConfirmLoss } from './useConfirmLoss.ts';

/**
 * Asks before unsaved changes are lost: when the window closes, and when a page is left that is not
 * kept behind another tab. Closing and refreshing tabs ask by themselves (TabBar).
 */
export function useLeaveGuard(): void {
  const { tabs } = useApplication();
  const { multiTab } = useSettings();
  const { dirty } = useTabs();
  const confirmLoss = useConfirmLoss();
  const blocker = useBlocker(({ currentLocation: { pathname }, nextLocation }) => {
    const state = tabs.getState();
    const tab = state.tabs.find(({ path }) => path === pathname);
    const lost = !multiTab || !tab?.keep;
    return (
      lost &&
      nextLocation.pathname !== pathname &&
      !isOpenPath(nextLocation.pathname) &&
      state.dirty.includes(pathname)
    );
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmLoss().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirmLoss]);
  useEffect(() => {
    if (dirty.length === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty.length]);
}
