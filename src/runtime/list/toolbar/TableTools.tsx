import ColumnHeight from '@ant-design/icons/es/icons/ColumnHeightOutlined';
import Reload from '@ant-design/icons/es/icons/ReloadOutlined';
import Setting from '@ant-design/icons/es/icons/SettingOutlined';
import { Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { LazyDropdown } from '../LazyDropdown.tsx';
import type { TableSize, ViewColumn, ViewPreference } from '../state/view.ts';

const ColumnSettings = lazy(async () => ({ default: (await import('./ColumnSettings.tsx')).ColumnSettings }));

const sizes: { key: TableSize; label: string }[] = [{ key: 'default', label: '默认' }, { key: 'middle', label: '中等' }, { key: 'small', label: '紧凑' }];

interface Props {
  size: TableSize;
  columns: readonly ViewColumn[];
  labelOf(column: ViewColumn['column']): string;
  loading: boolean;
  onView(change: Partial<ViewPreference> | 'reset'): void;
  onReload(): void;
  /** Trees: opens or closes all rows. */
  tree?: { open: boolean; toggle(): void };
}

/** Density, columns and reload; in trees also 展开 / 折叠. Menus come when they are first opened. */
export function TableTools({ size, columns, labelOf, loading, onView, onReload, tree }: Props) {
  return (
    <div className="pl-tools">
      {tree && <Button size="small" onClick={tree.toggle}>{tree.open ? '折叠' : '展开'}</Button>}
      <LazyDropdown menu={() => ({ items: sizes, selectable: true, selectedKeys: [size], onClick: ({ key }) => onView({ size: key as TableSize }) })}>
        <Button type="text" shape="circle" icon={<ColumnHeight />} title="密度" aria-label="密度" />
      </LazyDropdown>
      <ColumnButton columns={columns} labelOf={labelOf} onView={onView} />
      <Button type="text" shape="circle" icon={<Reload spin={loading} />} title="刷新" aria-label="刷新" onClick={onReload} />
    </div>
  );
}

function ColumnButton(props: Pick<Props, 'columns' | 'labelOf' | 'onView'>) {
  const [used, setUsed] = useState(false);
  const element = useRef<HTMLButtonElement>(null);
  const button = <Button ref={element} type="text" shape="circle" icon={<Setting />} title="列设置" aria-label="列设置" aria-haspopup="dialog" onClick={used ? undefined : () => setUsed(true)} />;
  return used ? <Suspense fallback={button}><ColumnSettings {...props} button={element}>{button}</ColumnSettings></Suspense> : button;
}
