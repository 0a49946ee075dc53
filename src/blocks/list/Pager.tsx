import { Pagination } from 'antd';
import { texts } from '../../runtime/locale/index.ts';

const sizes = [10, 20, 50, 100];

interface Props {
  page: number;
  size: number;
  /** Size of the page file, offered too. */ ownSize: number;
  total: number;
  totalText?: string;
  onChange(page: number, size: number): void;
}

export function Pager({
  page,
  size,
  ownSize,
  total,
  totalText = texts.list.total(total),
  onChange,
}: Props) {
  return (
    <div className="pl-pager">
      <Pagination
        current={page}
        pageSize={size}
        total={total}
        showSizeChanger
        showQuickJumper
        pageSizeOptions={[...new Set([...sizes, ownSize, size])].sort((a, b) => a - b)}
        showTotal={() => totalText}
        onChange={(next, nextSize) => onChange(nextSize === size ? next : 1, nextSize)}
      />
    </div>
  );
}
