import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApplication } from '../useApplication.ts';
import { tryReload, type ReloadRefusal } from '../../parts/reload.ts';
import { texts } from '../locale/index.ts';
import { useOnline } from '../../runtime/core/hooks/useOnline.ts';
import styles from './StatusBar.module.css';

/**
 * Reports, without covering the page, that the network is gone or that the server has a newer
 * version.
 */
export function StatusBar() {
  const { updates } = useApplication();
  const { updated } = useStore(updates.store);
  const [later, setLater] = useState(false);
  const [refusal, setRefusal] = useState<ReloadRefusal>('none');
  const online = useOnline();
  const returned = useReturned(online);
  useEffect(() => {
    if (!online) return;
    const check = () => document.hidden || void updates.check();
    check();
    document.addEventListener('visibilitychange', check);
    addEventListener('focus', check);
    return () => {
      document.removeEventListener('visibilitychange', check);
      removeEventListener('focus', check);
    };
  }, [updates, online]);
  return (
    <div role="status" className={styles.place}>
      {!online && (
        <p className={styles.bar} data-kind="offline">
          {texts.status.offline}
        </p>
      )}
      {returned && (
        <p className={styles.bar} data-kind="online">
          {texts.status.online}
        </p>
      )}
      {online && updated && !later && (
        <p className={styles.bar}>
          {texts.status[refusal === 'none' ? 'updated' : refusal]}
          <button type="button" onClick={() => void tryReload().then(setRefusal)}>
            {texts.status.refresh}
          </button>
          <button type="button" onClick={() => setLater(true)}>
            {texts.status.later}
          </button>
        </p>
      )}
    </div>
  );
}

/** Milliseconds for which the return of the network is reported. */
const shownFor = 3_000;

/** True for a while after the network has come back. */
function useReturned(online: boolean): boolean {
  const [returned, setReturned] = useState(false);
  useEffect(() => {
    if (online) return;
    // Leaving the offline state: the clean-up of this effect is the return.
    return () => setReturned(true);
  }, [online]);
  useEffect(() => {
    if (!returned) return;
    const timer = setTimeout(() => setReturned(false), shownFor);
    return () => clearTimeout(timer);
  }, [returned]);
  return returned && online;
}
