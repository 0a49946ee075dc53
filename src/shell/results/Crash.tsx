import { Button } from 'antd';
import { useRouteError } from 'react-router-dom';
import { texts } from '../locale/index.ts';
import { isLostChunk } from './chunks.ts';
import styles from './Crash.module.css';

/** Shown instead of the application when a part of it failed or could not be loaded. */
export function Crash() {
  const error = useRouteError();
  const lost = isLostChunk(error);
  return (
    <main className={styles.page} role="alert">
      <h1>{lost ? texts.results.lost : texts.results.failed}</h1>
      <p>{lost ? texts.results.lostText : texts.results.crashText}</p>
      {!lost && <pre>{error instanceof Error ? error.message : String(error)}</pre>}
      <Button type="primary" onClick={() => location.reload()}>{texts.common.reload}</Button>
    </main>
  );
}
