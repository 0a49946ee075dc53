import { Button } from 'antd';
import { defined } from '../../schema/defined.ts';
import { texts } from '../locale/index.ts';
import { Outcome } from './Outcome.tsx';

/** In place of what could not be loaded: why not, and another try. */
export function Failed({
  title = texts.common.failed,
  message,
  onRetry,
  className,
}: {
  title?: string;
  message: string;
  onRetry(): void;
  className?: string;
}) {
  return (
    <Outcome
      status="error"
      title={title}
      text={message}
      {...defined({ className })}
      action={
        <Button type="primary" onClick={onRetry}>
          {texts.common.retry}
        </Button>
      }
    />
  );
}
