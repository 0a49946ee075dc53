import { Button } from 'antd';
import { texts } from '../locale/index.ts';
import './failedLine.css';

/** In place of a small part that could not be loaded: why not, and another try, in one line. */
export const FailedLine = ({ message, onRetry }: { message: string; onRetry(): void }) => (
  <div role="alert" className="pl-failed-line">
    {message}
    <Button type="link" size="small" onClick={onRetry}>
      {texts.common.retry}
    </Button>
  </div>
);
