import { Button } from 'antd';
import { useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { tryReload, type ReloadRefusal } from '../../parts/reload.ts';
import { texts } from '../locale/index.ts';
import styles from './Crash.module.css';

/** Shown instead of the application when its frame failed: nothing else is left to be drawn. */
export function Crash() {
  const error = useRouteError();
  const [refusal, setRefusal] = useState<ReloadRefusal>('none');
  return (
    <main className={styles.page} role="alert">
      <h1>{texts.results.failed}</h1>
      <p>{texts.results.crashText}</p>
      <pre>{error instanceof Error ? error.message : String(error)}</pre>
      {refusal === 'unreachable' && <p>{texts.http.network}</p>}
      <Button type="primary" onClick={() => void tryReload('anyway').then(setRefusal)}>
        {texts.common.reload}
      </Button>
    </main>
  );
}
