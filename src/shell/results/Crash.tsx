import { Button } from 'antd';
import { useRouteError } from 'react-router-dom';
import { isLostChunk } from './chunks.ts';
import styles from './Crash.module.css';

/** Shown instead of the application when a part of it failed or could not be loaded. */
export function Crash() {
  const error = useRouteError();
  const lost = isLostChunk(error);
  return (
    <main className={styles.page} role="alert">
      <h1>{lost ? '页面资源加载失败' : '页面出错了'}</h1>
      <p>{lost ? '系统可能刚刚更新，或网络连接不稳定。请重新加载页面。' : '页面运行时发生错误。请重新加载；若仍然出现，请联系管理员。'}</p>
      {!lost && <pre>{error instanceof Error ? error.message : String(error)}</pre>}
      <Button type="primary" onClick={() => location.reload()}>重新加载</Button>
    </main>
  );
}
