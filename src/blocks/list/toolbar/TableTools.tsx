import ColumnHeight from '@ant-design/icons/es/icons/ColumnHeightOutlined';
import Reload from '@ant-design/icons/es/icons/ReloadOutlined';
import Setting from '@ant-design/icons/es/icons/SettingOutlined';
import { Button } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../parts/lazyPart.tsx';
import { LazyDropdown } from '../LazyDropdown.tsx';
import type { TableSize, ViewColumn, ViewPreference } from '../state/view.ts';
import { texts } from '../../../runtime/locale/index.ts';

const ColumnSettings = lazyPart(async () => (await import('./ColumnSettings.tsx')).ColumnSettings, {
  waiting: ({ children }) => children,
  dismiss: ({ onClosed }) => onClosed(),
});

const sizes = (): { key: TableSize; label: string }[] =>
  (['default', 'middle', 'small'] as const).map((key) => ({ key, label: texts.sizes[key] }));

interface Props {
  /** The menu of saved views. */
  views?: ReactNode;
  /** Density; undefined: it changes nothing. */
  size: TableSize | undefined;
  columns: readonly ViewColumn[];
  labelOf(column: ViewColumn['column']): string;
  loading: boolean;
  onView(change: Partial<ViewPreference> | 'reset'): void;
  onReload(): void;
  /** Trees: opens or closes all rows. */
  tree?: { open: boolean; toggle(): void };
}

/**
 * Density, columns and reload; in trees also 展开 / 折叠. Menus come when they are first opened.
 */
export function TableTools({
  views,
  size,
  columns,
  labelOf,
  loading,
  onView,
  onReload,
  tree,
}: Props) {
  return (
    <div className="pl-tools">
      {views}
      {tree && (
        <Button size="small" onClick={tree.toggle}>
          {tree.open ? texts.list.fold : texts.common.open}
        </Button>
      )}
      {size && (
        <LazyDropdown
          menu={() => ({
            items: sizes(),
            selectable: true,
            selectedKeys: [size],
            onClick: ({ key }) => onView({ size: key as TableSize }),
          })}
        >
          <Button
            type="text"
            shape="circle"
            icon={<ColumnHeight />}
            title={texts.list.density}
            aria-label={texts.list.density}
          />
        </LazyDropdown>
      )}
      <ColumnButton columns={columns} labelOf={labelOf} onView={onView} />
      <Button
        type="text"
        shape="circle"
        icon={<Reload spin={loading} />}
        title={texts.common.refresh}
        aria-label={texts.common.refresh}
        onClick={onReload}
      />
    </div>
  );
}

function ColumnButton(props: Pick<Props, 'columns' | 'labelOf' | 'onView'>) {
  const [used, setUsed] = useState(false);
  const element = useRef<HTMLButtonElement>(null);
  const button = (
    <Button
      ref={element}
      type="text"
      shape="circle"
      icon={<Setting />}
      title={texts.list.columnSettings}
      aria-label={texts.list.columnSettings}
      aria-haspopup="dialog"
      onClick={used ? undefined : () => setUsed(true)}
    />
  );
  return used ? (
    <ColumnSettings {...props} button={element} onClosed={() => setUsed(false)}>
      {button}
    </ColumnSettings>
  ) : (
    button
  );
}
