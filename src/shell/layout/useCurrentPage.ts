import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useApplication, useSession } from '../useApplication.ts';
import { pageAt, type CurrentPage } from '../routing/pages.ts';
import { isOpenPath } from '../routing/paths.ts';
import { storeTabs } from '../stores/openTabs.ts';

/**
 * The page of the present address; behind the sign-in page, the one shown before. Its user's tabs
 * are remembered from now on.
 */
export function useCurrentPage(): CurrentPage {
  const { tabs } = useApplication();
  const { findPage, user } = useSession();
  const location = useLocation();
  const last = useRef<CurrentPage>({ route: undefined, address: '' });
  if (!isOpenPath(location.pathname)) last.current = pageAt(findPage, location);
  useLayoutEffect(() => {
    storeTabs(user.userId, tabs.getState());
    return tabs.subscribe((state) => storeTabs(user.userId, state));
  }, [tabs, user.userId]);
  return last.current;
}
