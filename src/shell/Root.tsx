import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation, useRevalidator } from 'react-router-dom';
import { useStore } from 'zustand';
import { useApplication } from './useApplication.ts';
import { Toasts } from './feedback/Toasts.tsx';
import { ProgressBar } from './layout/ProgressBar.tsx';
import { SignedIn } from './lock/SignedIn.tsx';
import { documentTitle } from './routing/breadcrumb.ts';
import { openTitle } from './routing/openTitle.ts';
import { isOpenPath } from './routing/paths.ts';
import { StatusBar } from './status/StatusBar.tsx';

/**
 * The signed-in frame and the pages open to all. A suspended session keeps its frame mounted, out
 * of sight, so that its user comes back to the same half-filled form; `key` makes a new one for
 * anybody else.
 */
export function Root() {
  const application = useApplication();
  const { session, suspended } = useStore(application.session);
  const { pathname } = useLocation();
  const navigating = useNavigation().state !== 'idle';
  const open = isOpenPath(pathname);
  const { revalidate } = useRevalidator();
  const restricted = session?.restricted === true;
  useEffect(() => {
    // The guard of the router knows where to.
    if (restricted) void revalidate();
  }, [restricted, revalidate]);
  useEffect(() => {
    if (open) document.title = documentTitle(openTitle(pathname));
  }, [open, pathname]);
  return (
    <>
      <ProgressBar active={navigating} />
      {session && (
        <SignedIn key={session.user.userId} user={session.user} aside={open || suspended} />
      )}
      <Outlet />
      <Toasts />
      <StatusBar />
    </>
  );
}
