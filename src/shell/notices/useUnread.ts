import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApplication } from '../useApplication.ts';
import { useSeen } from '../live/useSeen.ts';
import { latestOf, type Latest } from './notices.ts';
import { noticePaths } from '../../protocol/addresses.ts';

const none: Latest = { unread: 0, ids: [] };

export interface Unread {
  count: number;
  /** Notices to name when all are marked; undefined where the server knows them by itself. */
  ids: readonly number[] | undefined;
  /** To be called after marks were set. */
  refresh(): Promise<void>;
}

/**
 * The unread notices of the signed-in user: told by the server's stream, or asked for whenever the
 * window comes into sight.
 */
export function useUnread(): Unread {
  const { http, live, session } = useApplication();
  const { mode, latest: pushed } = useStore(live.store);
  const [latest, setLatest] = useState<Latest>(none);
  const seen = useSeen();
  const asking = mode === 'off';
  const refresh = useCallback(async () => {
    if (!asking || document.hidden || session.getState().suspended) return;
    setLatest(
      await http.request({ url: noticePaths.latest, quiet: true }).then(latestOf, () => none),
    );
  }, [http, session, asking]);
  useEffect(() => {
    if (!seen) return;
    const ask = () => void refresh();
    ask();
    addEventListener('focus', ask);
    return () => removeEventListener('focus', ask);
  }, [refresh, seen]);
  if (asking) return { count: latest.unread, ids: latest.ids, refresh };
  return { count: pushed?.unread ?? 0, ids: undefined, refresh };
}
