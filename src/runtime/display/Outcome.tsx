import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import ExclamationCircleFilled from '@ant-design/icons/es/icons/ExclamationCircleFilled';
import type { ReactNode } from 'react';
import './outcome.css';

interface Props {
  status: 'error' | 'warning';
  title: ReactNode;
  text?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  className?: string;
  /** Particulars, below. */
  children?: ReactNode;
}

/**
 * In place of contents that are not there: what happened, and what can be done. antd's `Result`
 * brings three pictures that nothing here shows, 6 KB of gzip on the way to the first list; loading
 * it late would fail just when the network does.
 */
export function Outcome({ status, title, text, action, className = '', children }: Props) {
  const Icon = status === 'error' ? CloseCircleFilled : ExclamationCircleFilled;
  return (
    <div className={`pl-outcome ${className}`}>
      <Icon className={`pl-outcome-${status}`} />
      <div className="pl-outcome-title">{title}</div>
      {text && <div className="pl-outcome-text">{text}</div>}
      {action && <div className="pl-outcome-action">{action}</div>}
      {children && <div className="pl-outcome-more">{children}</div>}
    </div>
  );
}
