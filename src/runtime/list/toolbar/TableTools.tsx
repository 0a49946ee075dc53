import ColumnHeight from '@ant-design/icons/es/icons/ColumnHeightOutlined';
import Reload from '@ant-design/icons/es/icons/ReloadOutlined';
import Setting from '@ant-design/icons/es/icons/SettingOutlined';
import { Button, Dropdown, Popover, Spin, Tooltip } from 'antd';
import { lazy, Suspense, useState } from 'react';
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

/** Density, columns and reload; in trees also 展开 / 折叠. */
export function TableTools({ size, columns, labelOf, loading, onView, onReload, tree }: Props) {
  const [settings, setSettings] = useState(false);
  return (
    <div className="pl-tools">
      {tree && <Button size="small" onClick={tree.toggle}>{tree.open ? '折叠' : '展开'}</Button>}
      <Dropdown trigger={['click']} menu={{ items: sizes, selectable: true, selectedKeys: [size], onClick: ({ key }) => onView({ size: key as TableSize }) }}>
        <Tooltip title="密度"><Button type="text" shape="circle" icon={<ColumnHeight />} aria-label="密度" /></Tooltip>
      </Dropdown>
      <Popover
        trigger="click"
        placement="bottomRight"
        open={settings}
        onOpenChange={setSettings}
        destroyOnHidden
        content={<Suspense fallback={<Spin />}><ColumnSettings columns={columns} labelOf={labelOf} onView={onView} /></Suspense>}
      >
        <Tooltip title={settings ? undefined : '列设置'}><Button type="text" shape="circle" icon={<Setting />} aria-label="列设置" /></Tooltip>
      </Popover>
      <Tooltip title="刷新"><Button type="text" shape="circle" icon={<Reload spin={loading} />} aria-label="刷新" onClick={onReload} /></Tooltip>
    </div>
  );
}
