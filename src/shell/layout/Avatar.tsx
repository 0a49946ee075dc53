import { useState } from 'react';
import { fileUrl } from '../fileUrl.ts';
import styles from './Avatar.module.css';

/** A user's picture; without one, or when it cannot be loaded, a drawn figure. */
export function Avatar({ path, size }: { path: string | null | undefined; size: number }) {
  const [broken, setBroken] = useState(false);
  const box = { width: size, height: size };
  if (path && !broken) return <img className={styles.avatar} style={box} src={fileUrl(path)} alt="" onError={() => setBroken(true)} />;
  return (
    <svg className={styles.avatar} style={box} viewBox="0 0 40 40" aria-hidden focusable="false">
      <rect width="40" height="40" fill="var(--ant-color-primary-bg-hover)" />
      <circle cx="20" cy="16" r="7" fill="var(--ant-color-primary)" />
      <path d="M6 40c1-10 7-14 14-14s13 4 14 14z" fill="var(--ant-color-primary)" opacity=".75" />
    </svg>
  );
}
