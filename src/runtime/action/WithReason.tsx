import { Tooltip } from 'antd';
import type { ReactElement } from 'react';

interface Props {
  /** Absent: it can be started. */
  reason: string | undefined;
  /** A button that is disabled. */
  children: ReactElement;
}

/** Shows on hover and focus why a button cannot be pressed: a disabled one takes no focus itself. */
export const WithReason = ({ reason, children }: Props) =>
  reason === undefined || reason === '' ? (
    children
  ) : (
    <Tooltip title={reason} trigger={['hover', 'focus']}>
      <span className="pl-with-reason" tabIndex={0} role="group" aria-label={reason}>
        {children}
      </span>
    </Tooltip>
  );
