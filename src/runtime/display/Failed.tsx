import { Button, Result } from 'antd';
import { texts } from '../locale/index.ts';

/** In place of what could not be loaded: why not, and another try. */
export function Failed({
  message,
  onRetry,
  className,
}: {
  message: string;
  onRetry(): void;
  className?: string;
}) {
  return (
    <Result
      status="error"
      title={texts.common.failed}
      subTitle={message}
      className={className}
      extra={
        <Button type="primary" onClick={onRetry}>
          {texts.common.retry}
        </Button>
      }
    />
  );
}
