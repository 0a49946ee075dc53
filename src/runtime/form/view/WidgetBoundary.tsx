import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { FailureBoundary } from '../../core/FailureBoundary.tsx';
import { texts } from '../../locale/index.ts';
import { lateTexts } from '../../locale/late/index.ts';

interface Props {
  /** Name of the widget. */
  name: string;
  children: ReactNode;
}

/** A widget that fails names itself in its place; the rest of the form goes on. */
export const WidgetBoundary = ({ name, children }: Props) => (
  <FailureBoundary
    renderFailure={(error, retry) => (
      <Alert
        type="error"
        showIcon
        message={lateTexts.form.widgetFailed(name)}
        description={error.message}
        action={
          <Button size="small" onClick={retry}>
            {texts.common.retry}
          </Button>
        }
      />
    )}
  >
    {children}
  </FailureBoundary>
);
