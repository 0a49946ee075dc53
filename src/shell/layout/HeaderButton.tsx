import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import styles from './Header.module.css';

interface HeaderButtonProps {
  label: string;
  expanded?: boolean | undefined;
  shortcut?: string;
  onClick(): void;
  children: ReactNode;
}

/** A round tool of the header; its label is the tooltip, too. */
export function HeaderButton({ label, expanded, shortcut, onClick, children }: HeaderButtonProps) {
  return (
    <Tooltip title={label} placement="bottom" mouseEnterDelay={0.4}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={expanded}
        aria-keyshortcuts={shortcut}
        onClick={onClick}
      >
        {children}
      </button>
    </Tooltip>
  );
}
