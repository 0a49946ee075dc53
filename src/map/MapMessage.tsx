import { Button } from 'antd';
import { texts } from './locale/index.ts';
import './map.css';

/** In the place of a map that is not there (yet): why not, and another try. */
export function MapMessage({
  message,
  onRetry,
  onOwn,
}: {
  message?: string | undefined;
  onRetry(): void;
  /** Offers the built-in map instead. */
  onOwn?: (() => void) | undefined;
}) {
  if (message === undefined)
    return (
      <div className="pl-map-message" role="status">
        <p>{texts.loading}</p>
      </div>
    );
  return (
    <div className="pl-map-message" role="alert">
      <p>
        <strong>{texts.failed}</strong>
      </p>
      <p>{message}</p>
      <div className="pl-map-message-buttons">
        <Button onClick={onRetry}>{texts.retry}</Button>
        {onOwn && <Button onClick={onOwn}>{texts.ownMap}</Button>}
      </div>
    </div>
  );
}
