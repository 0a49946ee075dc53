import { useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { useApplication } from '../useApplication.ts';
import { Frame } from '../pageParts.ts';
import type { SessionUser } from '../../protocol/viewer.ts';

const LockScreen = lazyPart(async () => (await import('./LockScreen.tsx')).default);

/**
 * The frame of the signed-in user, or the lock screen over it. What was open when the screen was
 * locked stays mounted, out of sight and out of reach; after a reload of a locked screen nothing is
 * loaded before it is unlocked. `aside`: another page is shown, and the frame waits behind it.
 */
export function SignedIn({ user, aside }: { user: SessionUser; aside: boolean }) {
  const { lock } = useApplication();
  const locked = useStore(lock).user === user.userId && !aside;
  const [drawn, setDrawn] = useState(false);
  if (!locked && !drawn) setDrawn(true);
  useLayoutEffect(() => {
    // Dialogs, drawers and messages stand outside the frame: global.css hides them by these marks.
    document.documentElement.toggleAttribute('data-locked', locked);
    return () => document.documentElement.removeAttribute('data-locked');
  }, [locked]);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-aside', aside);
    return () => document.documentElement.removeAttribute('data-aside');
  }, [aside]);
  return (
    <>
      {drawn && (
        <div hidden={locked || aside} inert={locked || aside}>
          <Frame />
        </div>
      )}
      {locked && <LockScreen user={user} alone={!drawn} />}
    </>
  );
}
