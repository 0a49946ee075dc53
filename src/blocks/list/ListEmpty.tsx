import { Empty } from 'antd';
import { Failed } from '../../runtime/display/Failed.tsx';
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
export const ListError = ({ message, onRetry }: { message: string; onRetry(): void }) => (
  <Failed message={message} onRetry={onRetry} className="pl-error" />
);
