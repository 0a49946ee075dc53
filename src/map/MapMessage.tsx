import { Button, Spin } from 'antd';
import { texts } from './locale/index.ts';
import './map.css';

/** In the place of a map that is not there (yet): why not, and another try. */
export function MapMessage({
  message,
  onRetry,
}: {
  message?: string | undefined;
  onRetry(): void;
}) {
  if (message === undefined)
    return (
      <div className="pl-map-message" role="status">
        <Spin />
        <p>{texts.loading}</p>
      </div>
    );
  return (
    <div className="pl-map-message" role="alert">
      <p>
        <strong>{texts.failed}</strong>
      </p>
      <p>{message}</p>
      <Button onClick={onRetry}>{texts.retry}</Button>
    </div>
  );
}
