import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import styles from './Header.module.css';

/** A round tool of the header; its label is the tooltip, too. */
export function HeaderButton({ label, expanded, onClick, children }: { label: string; expanded?: boolean | undefined; onClick(): void; children: ReactNode }) {
  return (
    <Tooltip title={label} placement="bottom" mouseEnterDelay={0.4}>
      <button type="button" className={styles.button} aria-label={label} aria-expanded={expanded} onClick={onClick}>{children}</button>
    </Tooltip>
  );
}
