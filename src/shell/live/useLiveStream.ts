import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useApplication } from '../useApplication.ts';
import { useOnline } from '../../runtime/core/hooks/useOnline.ts';
import { useSeen } from './useSeen.ts';

/**
 * Keeps the stream of this window while somebody is signed in and looks at it: a browser opens few
 * connections to one server, and windows behind others need none. The first thing a stream sends is
 * the present state.
 */
export function useLiveStream(): void {
  const { live, schemas, session, updates } = useApplication();
  const { suspended } = useStore(session);
  const seen = useSeen();
  const online = useOnline();
  useEffect(() => {
    if (!seen || !online || suspended) return;
    let stop = (): void => undefined;
    let isActive = true;
    schemas.index().then(({ features }) => {
      if (!isActive) return;
      if (features.push) stop = live.connect();
      else live.off();
    }, live.off);
    return () => {
      isActive = false;
      stop();
    };
  }, [live, schemas, seen, online, suspended]);
  useEffect(() => {
    /**
     * Whether pages have changed. The first state may be that of pages published after the index
     * was read.
     */
    const haveChanged = async (now: string, before: string | undefined): Promise<boolean> =>
      now !== (before ?? (await schemas.index()).hash ?? now);
    return live.store.subscribe(({ latest }, { latest: before }) => {
      if (!latest || latest === before) return;
      // Without an answer nothing is known to be old; whoever opens a page asks again.
      haveChanged(latest.schemas, before?.schemas)
        .then((isNew) => isNew && schemas.renew())
        .then((haveComeOrGone) => (haveComeOrGone ? session.renewMenu() : undefined))
        .catch(() => undefined);
      // A stream that begins again may come from a server that was updated meanwhile.
      void updates.check();
    });
  }, [live, schemas, session, updates]);
}
