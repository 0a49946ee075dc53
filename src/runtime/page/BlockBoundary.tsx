import { Button } from 'antd';
import type { ReactNode } from 'react';
import { FailureBoundary } from '../core/FailureBoundary.tsx';
import { Outcome } from '../display/Outcome.tsx';
import { texts } from '../locale/index.ts';

interface Props {
  type: string;
  name: string;
  children: ReactNode;
}

/** A block that fails names itself and leaves the rest of the page alone. */
export const BlockBoundary = ({ type, name, children }: Props) => (
  <FailureBoundary
    renderFailure={(error, retry) => (
      <div role="alert" className="pl-panel">
        <Outcome
          status="error"
          title={texts.page.block(name, type)}
          text={error.message}
          action={
            <Button size="small" onClick={retry}>
              {texts.common.retry}
            </Button>
          }
        />
      </div>
    )}
  >
    {children}
  </FailureBoundary>
);
