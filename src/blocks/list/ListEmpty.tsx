import { Button, Empty, Result } from 'antd';
import { texts } from '../../runtime/locale/index.ts';

/** In place of rows: nothing found, with a way out when a search narrows the list. */
export function ListEmpty({
  text,
  narrowed,
  onReset,
}: {
  text: string | undefined;
  narrowed: boolean;
  onReset(): void;
}) {
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <>
          <div>{text ?? texts.common.none}</div>
          {narrowed && (
            <div className="pl-empty-hint">
              {texts.list.narrowed}
              <button type="button" className="pl-link" onClick={onReset}>
                {texts.list.resetSearch}
              </button>
              {texts.list.toSeeAll}
            </div>
          )}
        </>
      }
    />
  );
}

/** In place of rows: they could not be loaded. */
export function ListError({ message, onRetry }: { message: string; onRetry(): void }) {
  return (
    <Result
      status="error"
      title={texts.common.failed}
      subTitle={message}
      extra={
        <Button type="primary" onClick={onRetry}>
          {texts.common.retry}
        </Button>
      }
      className="pl-error"
    />
  );
}
