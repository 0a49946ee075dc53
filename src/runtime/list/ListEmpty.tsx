import { Button, Empty, Result } from 'antd';

/** In place of rows: nothing found, with a way out when a search narrows the list. */
export function ListEmpty({ text, narrowed, onReset }: { text: string | undefined; narrowed: boolean; onReset(): void }) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<>
      <div>{text ?? '暂无数据'}</div>
      {narrowed && <div className="pl-empty-hint">当前有搜索条件，<button type="button" className="pl-link" onClick={onReset}>重置条件</button>可查看全部</div>}
    </>} />
  );
}

/** In place of rows: they could not be loaded. */
export function ListError({ message, onRetry }: { message: string; onRetry(): void }) {
  return <Result status="error" title="加载失败" subTitle={message} extra={<Button type="primary" onClick={onRetry}>重试</Button>} className="pl-error" />;
}
